/**
 * Codes by which two devices of one network find each other, short enough for a QR code that cameras read at once: of a
 * connection's description (700 characters) they keep the ICE secrets, the certificate's fingerprint and one or two addresses.
 *
 *     <user fragment>~<password>~<fingerprint>~<address>~<address>1
 *
 * An address is a name for one session that browsers give out in place of an address (mDNS), or one of a private network.
 * Others are refused: no packet leaves the network. The 1 is the version; it stands last since messengers cut off "-" and "_".
 */
export const MAX_CODE_LENGTH = 200;

const MAX_ADDRESSES = 2;
const CODE = /^([\w-]{4,16})~([\w-]{22,32})~([\w-]{43})((?:~[\w.:-]{9,24}){1,2})1$/;
const SPARE = /^(\S{1,200}) ([\w-]{8}) ([\w-]{24})$/;
const CANDIDATE = /^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim;
const MDNS_NAME = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/i;
const PRIVATE = /^(?:10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2,3}$/;

/** The parts of a code: `{ufrag, password, fingerprint, addresses}`. Throws RangeError if it is none. */
export function readCode(code) {
  const [, ufrag, password, fingerprint, addresses] = (code.length <= MAX_CODE_LENGTH && CODE.exec(code)) || [];
  if (!fingerprint) throw new RangeError("no code of a device");
  return { ufrag, password, fingerprint, addresses: addresses.split("~").slice(1).map(readAddress) };
}

export function writeCode({ ufrag, password, fingerprint, addresses }) {
  return `${[ufrag, password, fingerprint, ...addresses.map(writeAddress)].join("~")}1`;
}

/** The parts of a browser's description of its own side. */
export function readDescription(sdp) {
  const field = name => new RegExp(`^a=${name}:(.*?)\\r?$`, "m").exec(sdp)[1];
  const usable = [...sdp.matchAll(CANDIDATE)].filter(([, host]) => MDNS_NAME.test(host) || PRIVATE.test(host));
  return {
    ufrag: urlSafe(field("ice-ufrag")),
    password: urlSafe(field("ice-pwd")),
    fingerprint: toBase64(field("fingerprint").replace(/^sha-256 |:/gi, "")),
    addresses: usable.slice(0, MAX_ADDRESSES).map(([, host, port]) => ({ host, port: Number(port) })),
  };
}

/** A description of the other side, for the browser; `setup` says who begins to encrypt: actpass, active or passive. */
export function writeDescription({ ufrag, password, fingerprint, addresses }, setup) {
  const lines = [
    "v=0",
    "o=- 1 1 IN IP4 0.0.0.0",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    "a=mid:0",
    `a=ice-ufrag:${plain(ufrag)}`,
    `a=ice-pwd:${plain(password)}`,
    "a=ice-options:trickle",
    `a=fingerprint:sha-256 ${toHex(fingerprint).toUpperCase().match(/../g).join(":")}`,
    `a=setup:${setup}`,
    "a=sctp-port:5000",
    "a=max-message-size:65536",
    ...addresses.map(address => `a=${writeCandidate(address)}`),
  ];
  return `${lines.join("\r\n")}\r\n`;
}

/** An address as an ICE candidate. */
export function writeCandidate({ host, port }) {
  return `candidate:1 1 udp 2113937151 ${host} ${port} typ host`;
}

/** A browser's own description with other ICE secrets. */
export function withSecrets(sdp, { ufrag, password }) {
  return sdp.replace(/^(a=ice-ufrag:).*?(?=\r?$)/gm, `$1${plain(ufrag)}`).replace(/^(a=ice-pwd:).*?(?=\r?$)/gm, `$1${plain(password)}`);
}

/** How to call a spare line: its code, and the ICE secrets that the caller must use. Throws RangeError if the text is none. */
export function readSpare(text) {
  const [, code, ufrag, password] = SPARE.exec(text) ?? [];
  if (!code) throw new RangeError("no spare line");
  return { code, secrets: { ufrag, password } };
}

export function writeSpare({ code, secrets }) {
  return `${code} ${secrets.ufrag} ${secrets.password}`;
}

/** New ICE secrets. */
export function newSecrets() {
  const random = bytes => toBase64([...crypto.getRandomValues(new Uint8Array(bytes))].map(hexByte).join(""));
  return { ufrag: random(6), password: random(18) };
}

function readAddress(text) {
  const [host, port] = text.includes(":") ? text.split(":") : readName(toHex(text));
  if (!(MDNS_NAME.test(host) || PRIVATE.test(host)) || !(port > 0 && port < 65536)) throw new RangeError("no address of this network");
  return { host, port: Number(port) };
}

function writeAddress({ host, port }) {
  const name = MDNS_NAME.exec(host);
  return name ? toBase64(name.slice(1).join("") + hexByte(port >> 8) + hexByte(port & 255)) : `${host}:${port}`;
}

function readName(hex) {
  const [, name, port] = /^(.{32})(.{4})$/.exec(hex) ?? [, "", ""];
  return [`${name.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}.local`, parseInt(port, 16)];
}

// ICE secrets use the 64 characters of Base64, of which two have a meaning in a link.
const urlSafe = text => text.replaceAll("+", "-").replaceAll("/", "_");
const plain = text => text.replaceAll("-", "+").replaceAll("_", "/");
const hexByte = value => value.toString(16).padStart(2, "0");
const toBase64 = hex => urlSafe(btoa(String.fromCharCode(...hex.match(/../g).map(byte => parseInt(byte, 16))))).replace(/=+$/, "");
const toHex = text => [...atob(plain(text))].map(each => hexByte(each.charCodeAt())).join("");
