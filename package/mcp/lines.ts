/** Bytes to lines, of which none may be longer than there is room for. */

/** A line without its end; of one that is too long, what it begins and ends with. */
export type Line = { readonly text: string } | { readonly head: string; readonly tail: string };

/** So many bytes of a line that is too long are kept at either end. */
const EDGE = 512;
const NEWLINE = 10;

/** Cuts a stream into lines. However long a line is, no more than `most` bytes and a chunk are held. */
export class Lines {
  readonly #most: number;
  #held: Buffer[] = [];
  #size = 0;
  #head: string | undefined;

  /** @param most bytes in a line */
  constructor(most: number) {
    this.#most = most;
  }

  /** What the line begins with that is too long already, and has not ended. */
  get tooLong(): string | undefined {
    return this.#head;
  }

  /** The lines that end in these bytes. */
  *take(chunk: Buffer): Generator<Line> {
    let rest = chunk;
    for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE)) {
      this.#hold(rest.subarray(0, end));
      yield this.#line();
      rest = rest.subarray(end + 1);
    }
    this.#hold(rest);
  }

  /** What stands behind the last end of a line. */
  *end(): Generator<Line> {
    if (this.#size > 0) yield this.#line();
  }

  #hold(part: Buffer): void {
    if (part.length === 0) return;
    this.#held.push(part);
    this.#size += part.length;
    if (this.#size <= this.#most) return;
    const all = Buffer.concat(this.#held);
    this.#head ??= all.toString('utf8', 0, EDGE);
    // A copy: a part of the chunk would keep all of it.
    this.#held = [Buffer.from(all.subarray(-EDGE))];
  }

  #line(): Line {
    const text = Buffer.concat(this.#held).toString('utf8').replace(/\r$/, '');
    const line = this.#head === undefined ? { text } : { head: this.#head, tail: text };
    this.#held = [];
    this.#size = 0;
    this.#head = undefined;
    return line;
  }
}
