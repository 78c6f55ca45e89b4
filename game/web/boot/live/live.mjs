/**
 * A room: texts between one host and up to four guests of the same network, with no server. It knows nothing of games. It is
 * loaded when somebody plays live.
 *
 * The host's `invite()` gives a code, the guest's `join(code)` an answer, the host's `accept(answer)` opens the line. Later lines
 * need no code, until both sides' pages are closed at once. What is sent while a line is lost does not arrive: after each
 * `open`, send what the other device has to know.
 */
import { MAX_CODE_LENGTH, readCode } from "./code.mjs";
import { Line } from "./line.mjs";
import { Peer } from "./peer.mjs";
import * as store from "./store.mjs";

const MAX_PEERS = 4;
const CERTIFICATE_MS = 300 * 24 * 3600 * 1000;
const RENEWAL_MS = 24 * 3600 * 1000;
const NAME = "starboard.live"; // of the lock, and of the channel between tabs
const HAND_OVER_MS = 1_000;

/**
 * Enter this device's room and call the devices that were in it. `emit(event, id, text)` is called for each other device, by
 * id: `open`, `away`, `message` with a text, `kept` when a reload of this page would find it again, `left`, `unreached` (it has
 * answered, but no line could be opened), `refused` (it sent what no game sends); and with no id for `accepted`: another tab has
 * handed over an answer, and `lost`: another tab is in the room now. With `takeOver` that is this tab, else it resolves to undefined
 * if another tab is there.
 */
export async function enter(emit, takeOver) {
  let room;
  const release = await lock(takeOver, () => room?.lose());
  if (!release) return undefined;
  const stored = await store.read().catch(() => undefined);
  const { certificate, peers } = isValid(stored) ? stored : { certificate: await newCertificate(), peers: [] };
  return (room = new Room(certificate, peers, emit, release));
}

/** Hand an answer to the tab of this browser that waits for it; resolves to true if it has taken it. */
export async function handOver(answer) {
  const channel = new BroadcastChannel(NAME);
  try {
    return await new Promise(resolve => {
      channel.onmessage = ({ data }) => resolve(data === true);
      channel.postMessage(String(answer).slice(0, MAX_CODE_LENGTH + 1));
      setTimeout(resolve, HAND_OVER_MS, false);
    });
  } finally {
    channel.close();
  }
}

class Room {
  #peers = new Map();
  #invited;
  #release;
  #tabs = new BroadcastChannel(NAME);
  #writing = Promise.resolve();

  constructor(certificate, peers, emit, release) {
    Object.assign(this, { certificate, emit });
    this.#release = release;
    for (const stored of peers) this.#peers.set(stored.id, new Peer(this, stored));
    this.#tabs.onmessage = ({ data }) => typeof data === "string" && this.#takeAnswer(data);
    this.call();
    for (const [target, event] of [[window, "online"], [document, "visibilitychange"]]) target.addEventListener(event, this.call);
  }

  /** The ids of the other devices. */
  get ids() {
    return [...this.#peers.keys()];
  }

  /** Whether all places are taken, by devices that are there or have just answered. */
  get isFull() {
    return [...this.#peers.values()].filter(peer => peer.isOpen || peer.isExpected).length >= MAX_PEERS;
  }

  /** A code for one guest. The last one is no longer valid. Rejects if nobody of a full room is away, or without a network. */
  async invite() {
    if (this.isFull) throw new RangeError("the room is full");
    this.#invited?.close();
    const line = (this.#invited = new Line(this.certificate));
    return line.offer();
  }

  /** Open the line to the guest that gave this answer. Rejects with RangeError if it is none to the last invitation. */
  async accept(answer) {
    const remote = readCode(answer);
    const line = this.#invited;
    if (!line) throw new RangeError("nobody was invited");
    this.#makePlace(remote.fingerprint);
    this.#invited = undefined;
    await this.#add(remote.fingerprint, false).admit(line, remote);
  }

  /** The answer to a host's code. Rejects with RangeError if it is none. */
  async join(code) {
    const remote = readCode(code);
    for (const peer of this.#peers.values()) if (!peer.isOpen && !peer.isKnown) this.#drop(peer); // a host that never took our answer
    return this.#add(remote.fingerprint, true).join(remote);
  }

  /** Send a text of at most 32,767 characters, if a line is open. */
  send(id, text) {
    this.#peers.get(id)?.send(text);
  }

  /** Call all devices that are away. */
  call = () => {
    for (const peer of this.#peers.values()) peer.call();
  };

  /** Leave the room; the other devices are told. */
  async leave() {
    this.#end(true);
    await this.store();
    this.#release();
  }

  /** Another tab has taken the room over: the other devices find it there, as after a reload. */
  lose() {
    this.#end();
    this.emit("lost");
  }

  // For peers.

  remove(peer, event) {
    this.#drop(peer);
    this.store();
    this.emit(event, peer.id);
  }

  /** Store the room; one write after the other. If that fails, the room lasts as long as the page. */
  store() {
    const known = [...this.#peers.values()].filter(peer => peer.isKnown);
    const peers = known.map(({ id, isGuest, callable }) => ({ id, isGuest, callable }));
    this.#writing = this.#writing.then(() => store.write({ certificate: this.certificate, peers })).catch(() => undefined);
    return this.#writing;
  }

  /** A device that is new, or that could not be found again and shows a code once more. */
  #add(id, isGuest) {
    this.#peers.get(id)?.close();
    const peer = new Peer(this, { id, isGuest });
    this.#peers.set(id, peer);
    return peer;
  }

  /** In a full room a new device takes the place of the one that has been away longest. */
  #makePlace(id) {
    const others = [...this.#peers.values()].filter(peer => peer.id !== id);
    if (others.length < MAX_PEERS) return;
    const [longest] = others.filter(peer => !peer.isOpen).sort((a, b) => a.awaySince - b.awaySince);
    if (!longest) throw new RangeError("the room is full");
    this.remove(longest, "left");
  }

  #drop(peer) {
    peer.close();
    this.#peers.delete(peer.id);
  }

  #end(bye) {
    for (const peer of this.#peers.values()) peer.close(bye);
    this.#peers.clear();
    this.#invited?.close();
    this.#tabs.close();
    for (const [target, event] of [[window, "online"], [document, "visibilitychange"]]) target.removeEventListener(event, this.call);
  }

  async #takeAnswer(answer) {
    const taken = await this.accept(answer).then(() => true, () => false);
    this.#tabs.postMessage(taken);
    if (taken) this.emit("accepted");
  }
}

/** A function that releases this browser's lock; undefined if another tab has it, unless `steal` takes it from there. */
function lock(steal, onLost) {
  if (!navigator.locks) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    const granted = held => (held ? new Promise(release => resolve(release)) : resolve());
    const lost = error => {
      reject(error);
      onLost();
    };
    navigator.locks.request(NAME, steal ? { steal } : { ifAvailable: true }, granted).catch(lost);
  });
}

function isValid(stored) {
  return stored?.certificate?.expires > Date.now() + RENEWAL_MS && Array.isArray(stored.peers);
}

function newCertificate() {
  return RTCPeerConnection.generateCertificate({ name: "ECDSA", namedCurve: "P-256", expires: CERTIFICATE_MS });
}
