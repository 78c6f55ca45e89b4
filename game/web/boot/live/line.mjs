/** One connection to another device, with one channel for texts. A line that is lost stays lost; another one replaces it. */
import { readDescription, withSecrets, writeCandidate, writeCode, writeDescription } from "./code.mjs";
import { after } from "../timing.mjs";

const GATHERING_TIMEOUT_MS = 3_000;
const FEEDING_INTERVAL_MS = 2_000; // Firefox gives up 5 s after the last address that it was told
const FIRST_FED_PORT = 50_000; // any port at which nobody answers

export class Line {
  #connection;
  #channel;
  #feeding;

  /**
   * Called with (event, text): `open`, `message` with a text, `away` when nothing arrives any more, `back` when it does again,
   * and `lost` once, at the end of a line that this side has not closed.
   */
  onEvent = () => undefined;

  constructor(certificate) {
    this.#connection = new RTCPeerConnection({ certificates: [certificate], iceServers: [] });
    this.#connection.onconnectionstatechange = () => this.#onState(this.#connection.connectionState);
    this.#channel = this.#connection.createDataChannel("", { negotiated: true, id: 0 });
    this.#channel.onopen = () => this.#onOpen();
    this.#channel.onmessage = ({ data }) => this.onEvent("message", data);
    this.#channel.onclose = () => this.#lose();
  }

  /** Wait for another device; the code with which it can answer. Rejects if there is no network. */
  async offer() {
    await this.#connection.setLocalDescription();
    return this.#code();
  }

  /** The device that answers: the parts of its code, or the secrets that were agreed before, and no address. */
  async accept(remote) {
    await this.#connection.setRemoteDescription({ type: "answer", sdp: writeDescription(remote, "active") });
    this.#feed(remote);
  }

  /** Answer a device, given the parts of its code; the code that it needs, unless `secrets` were agreed before. */
  async answer(remote, secrets) {
    await this.#connection.setRemoteDescription({ type: "offer", sdp: writeDescription(remote, "actpass") });
    const { type, sdp } = await this.#connection.createAnswer();
    await this.#connection.setLocalDescription({ type, sdp: secrets ? withSecrets(sdp, secrets) : sdp });
    this.#feed(remote);
    return this.#code();
  }

  /** Send a text. What is in flight when a line is lost is lost too. */
  send(text) {
    if (this.#channel.readyState === "open") this.#channel.send(text);
  }

  close() {
    this.onEvent = () => undefined;
    clearInterval(this.#feeding);
    this.#connection.close();
  }

  async #code() {
    const gathered = new Promise(resolve => {
      const look = () => this.#connection.iceGatheringState === "complete" && resolve();
      this.#connection.onicegatheringstatechange = look;
      look();
    });
    await Promise.race([gathered, after(GATHERING_TIMEOUT_MS)]);
    const local = readDescription(this.#connection.localDescription.sdp);
    if (!local.addresses.length) throw new Error("no network");
    return writeCode(local);
  }

  /** Keep the browser waiting for the other device, by further ports of its address or else of our own. */
  #feed(remote) {
    const [address] = [...remote.addresses, ...readDescription(this.#connection.localDescription.sdp).addresses];
    let port = FIRST_FED_PORT;
    const feed = () => {
      const candidate = writeCandidate({ host: address.host, port: port++ });
      this.#connection.addIceCandidate({ candidate, sdpMid: "0" }).catch(() => undefined);
    };
    this.#feeding = setInterval(feed, FEEDING_INTERVAL_MS);
    feed(); // Firefox does not even answer before
  }

  #onOpen() {
    clearInterval(this.#feeding);
    this.onEvent("open");
  }

  #onState(state) {
    const isOpen = this.#channel.readyState === "open";
    if (state === "failed") this.#lose();
    if (isOpen && state === "disconnected") this.onEvent("away");
    if (isOpen && state === "connected") this.onEvent("back");
  }

  #lose() {
    const tell = this.onEvent;
    this.close();
    tell("lost");
  }
}
