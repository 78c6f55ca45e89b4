/**
 * Another device of the room, and the lines to it. Each side keeps spare lines ready and has told the other how to call them:
 * so a line that is lost, or that ends because the other side's page is reloaded, is replaced with no code shown again.
 */
import { newSecrets, readCode, readSpare, writeSpare } from "./code.mjs";
import { Line } from "./line.mjs";

const SPARES = 3; // more than one: the last may be called before the other side has stored the next
const RETIREMENT_MS = 10_000; // until the other side has surely stored the new spares
const ADMISSION_MS = 10_000; // a device that has answered is there within 4 s, or not at all
const HOST_CALL_MS = 250; // Chromium needs 3 s to find Firefox by its name; the other way round it is found at once
const CALL_MS = 8_000; // a call that was not answered so long is made again
const CALLS = 300; // then somebody has to show a code
const MAX_TEXT_LENGTH = 32_768;
const MESSAGES_PER_SECOND = 50;
const BURST = 200;

const KINDS = { message: "m", spare: "s", bye: "b" };

export class Peer {
  #room;
  #line;
  #spares = [];
  #retired = [];
  #retirement;
  #admission;
  #opening;
  #timer;
  #calls = 0;
  #allowance = BURST;
  #heardAt = performance.now();

  /**
   * `id` is the fingerprint of the device's certificate. `isGuest`: this device is its guest and calls it first when a line is lost.
   * `callable`: how to call its spare lines, the next one first.
   */
  constructor(room, { id, isGuest, callable = [] }) {
    Object.assign(this, { id, isGuest, callable });
    this.isOpen = false;
    this.awaySince = performance.now();
    this.#room = room;
  }

  /** Whether a line to it has ever been open, and one can be opened again. */
  get isKnown() {
    return this.callable.length > 0;
  }

  /** Whether it has answered, and its line is about to open. */
  get isExpected() {
    return this.#admission !== undefined;
  }

  /** Answer its code. */
  join(remote) {
    this.#opening = this.#adopt();
    return this.#opening.answer(remote);
  }

  /** Open a line with its answer. If that takes too long, the room gives the place away. */
  admit(line, remote) {
    this.#admission = setTimeout(() => this.#room.remove(this, "unreached"), ADMISSION_MS);
    this.#opening = this.#adopt(line);
    return line.accept(remote);
  }

  send(text) {
    this.#line?.send(KINDS.message + text);
  }

  /** Call until a line is open, or only `once`. */
  call(once = false) {
    clearTimeout(this.#timer);
    if (this.isOpen || !this.callable.length || this.#calls === CALLS) return;
    this.#calls++;
    const [spare, ...others] = this.callable;
    this.callable = [...others, spare]; // the next call, perhaps of a page that was reloaded, is to another
    this.#room.store();
    const { code, secrets } = readSpare(spare);
    this.#opening?.close();
    this.#opening = this.#adopt();
    this.#opening.spare = spare;
    this.#opening.answer(readCode(code), secrets).catch(() => undefined); // it is made again
    if (!once) this.#timer = setTimeout(() => this.call(), CALL_MS);
  }

  /** End all lines; with `bye` the other side knows that this is the end. */
  close(bye) {
    if (bye) this.#line?.send(KINDS.bye);
    for (const timer of [this.#timer, this.#admission, this.#retirement]) clearTimeout(timer);
    for (const line of [this.#line, this.#opening, ...this.#spares.map(spare => spare.line), ...this.#retired]) line?.close();
    this.#line = this.#opening = undefined;
    this.#spares = this.#retired = [];
    this.isOpen = false;
  }

  /** A new line, or one without an owner, to this device. */
  #adopt(line = new Line(this.#room.certificate)) {
    line.onEvent = (event, text) => this.#on(line, event, text);
    return line;
  }

  #on(line, event, text) {
    if (event === "message") return this.#receive(text);
    if (event === "open") return this.#use(line);
    if (line === this.#line) return event === "back" ? this.#show(true) : this.#mend();
    if (event !== "lost") return;
    if (this.#admission) this.#room.remove(this, "unreached");
    else this.#spares = this.#spares.filter(spare => spare.line !== line);
  }

  #use(line) {
    clearTimeout(this.#timer);
    clearTimeout(this.#admission);
    this.#admission = undefined;
    for (const other of [this.#line, this.#opening]) if (other !== line) other?.close();
    this.#retireSpares(line);
    this.callable = this.callable.filter(spare => spare !== line.spare);
    this.#line = line;
    this.#opening = undefined;
    this.#calls = 0;
    this.isOpen = false; // texts that were in flight are lost, even if the old line was not yet known to be
    this.#show(true);
    this.#prepareSpares();
    this.#room.store();
  }

  #mend() {
    this.#show(false);
    for (const { line, secrets } of this.#spares) {
      line.accept({ ...secrets, fingerprint: this.id, addresses: [] }).catch(() => undefined); // done before, then
    }
    if (this.isGuest) this.call();
    else this.#timer = setTimeout(() => this.call(true), HOST_CALL_MS);
  }

  /** Replace the spares: they were opened for a call, and a browser gives such a line up when none comes. */
  #retireSpares(used) {
    clearTimeout(this.#retirement);
    for (const line of this.#retired) if (line !== used) line.close();
    this.#retired = this.#spares.map(spare => spare.line).filter(line => line !== used);
    this.#spares = [];
    this.#retirement = setTimeout(() => this.#retired.forEach(line => line.close()), RETIREMENT_MS);
  }

  #prepareSpares() {
    while (this.#spares.length < SPARES) {
      const spare = { line: this.#adopt(), secrets: newSecrets() };
      this.#spares.push(spare);
      const announce = code => this.#line?.send(KINDS.spare + writeSpare({ code, secrets: spare.secrets }));
      spare.line.offer().then(announce, () => undefined); // no network: the line is about to be lost
    }
  }

  #receive(text) {
    if (!this.#isAllowed(text)) return this.#room.remove(this, "refused");
    const [kind, content] = [text[0], text.slice(1)];
    if (kind === KINDS.message) return this.#room.emit("message", this.id, content);
    if (kind === KINDS.bye) return this.#room.remove(this, "left");
    try {
      const { code } = kind === KINDS.spare && readSpare(content);
      if (readCode(code).fingerprint !== this.id) throw new RangeError("a code of another device");
    } catch {
      return this.#room.remove(this, "refused");
    }
    this.callable = [content, ...this.callable].slice(0, SPARES);
    this.#room.store().then(() => this.#room.emit("kept", this.id));
  }

  /** Whether a message is of a size and comes at a rate that games need. */
  #isAllowed(text) {
    const now = performance.now();
    this.#allowance = Math.min(BURST, this.#allowance + ((now - this.#heardAt) * MESSAGES_PER_SECOND) / 1000) - 1;
    this.#heardAt = now;
    return this.#allowance >= 0 && typeof text === "string" && text.length <= MAX_TEXT_LENGTH;
  }

  #show(isOpen) {
    if (isOpen === this.isOpen) return;
    this.isOpen = isOpen;
    this.awaySince = performance.now();
    this.#room.emit(isOpen ? "open" : "away", this.id);
  }
}
