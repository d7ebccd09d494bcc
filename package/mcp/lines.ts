/** Splits bytes into lines of bounded length. */

/** A line without its terminator; for a line that is too long, only its start and its end. */
export type InputLine = { readonly text: string } | { readonly head: string; readonly tail: string };

/** How many bytes of an overlong line are kept at either end. */
const EDGE = 512;
const NEWLINE = 10;

/** Cuts a stream into lines. Holds at most `most` bytes plus one chunk, however long a line is. */
export class Lines {
  readonly #most: number;
  #held: Buffer[] = [];
  #size = 0;
  #head: string | undefined;

  /** @param most bytes in a line */
  constructor(most: number) {
    this.#most = most;
  }

  /** The start of the current line once it is too long; the line has not ended yet. */
  get tooLong(): string | undefined {
    return this.#head;
  }

  /** The lines that end in these bytes. */
  *take(chunk: Buffer): Generator<InputLine> {
    let rest = chunk;
    for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE)) {
      this.#hold(rest.subarray(0, end));
      yield this.#line();
      rest = rest.subarray(end + 1);
    }
    this.#hold(rest);
  }

  /** What follows the last line terminator. */
  *end(): Generator<InputLine> {
    if (this.#size > 0) yield this.#line();
  }

  #hold(part: Buffer): void {
    if (part.length === 0) return;
    this.#held.push(part);
    this.#size += part.length;
    if (this.#size <= this.#most) return;
    const all = Buffer.concat(this.#held);
    this.#head ??= all.toString('utf8', 0, EDGE);
    // A copy: a slice would keep the whole chunk in memory.
    this.#held = [Buffer.from(all.subarray(-EDGE))];
  }

  #line(): InputLine {
    const text = Buffer.concat(this.#held).toString('utf8').replace(/\r$/, '');
    const line = this.#head === undefined ? { text } : { head: this.#head, tail: text };
    this.#held = [];
    this.#size = 0;
    this.#head = undefined;
    return line;
  }
}
