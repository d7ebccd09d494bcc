import type { Case } from '#core/case.ts';
import type { CaseError, Misreading } from '#core/case-error.ts';
import { normalise } from '#core/notation/normalise.ts';

/** A range of the normalised text. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

// Zero-width characters come along when people copy from chats; they are read as blanks.
const ZERO_WIDTH = /[\u200B\u2060]/g;
const BLANKS = /\s*/uy;
const BLANKS_IN_LINE = /[^\S\n\r\u2028\u2029]*/uy;
const LINE_END = /[\n\r\u2028\u2029]/u;

/** Walks once over the text, from left to right, and keeps the leftmost fault that anyone reports. */
export class Scanner {
  readonly text: string;
  pos = 0;
  readonly #given: string;
  readonly #source: ReturnType<typeof normalise>;
  #first: { readonly misreading: Misreading; readonly span: Span } | undefined;

  constructor(given: string) {
    this.#given = given;
    this.#source = normalise(given);
    this.text = this.#source.text.replace(ZERO_WIDTH, ' ');
  }

  get atEnd(): boolean {
    return this.pos >= this.text.length;
  }

  /** True at the end of a field: a semicolon, a line's end or the end of the text. */
  get atFieldEnd(): boolean {
    return this.atEnd || this.sees(';') || LINE_END.test(this.text.charAt(this.pos));
  }

  get hasFault(): boolean {
    return this.#first !== undefined;
  }

  sees(char: string): boolean {
    return this.text.charAt(this.pos) === char;
  }

  /** Takes what a sticky pattern matches here, possibly nothing. */
  take(pattern: RegExp): string {
    pattern.lastIndex = this.pos;
    const taken = pattern.exec(this.text)?.[0] ?? '';
    this.pos += taken.length;
    return taken;
  }

  /** Takes one character if it stands here. */
  takeChar(char: string): boolean {
    const here = this.sees(char);
    if (here) this.pos++;
    return here;
  }

  /** Takes white space; true if a line ended in it. */
  takeBlanks(): boolean {
    return LINE_END.test(this.take(BLANKS));
  }

  takeBlanksInLine(): void {
    this.take(BLANKS_IN_LINE);
  }

  /** Reports a fault at a range; white space at its end is left out, and it is never empty before the text's end. */
  fault(misreading: Misreading, from: number, to: number = this.pos): void {
    if (this.#first && this.#first.span.from <= from) return;
    const trimmed = from + this.text.slice(from, to).trimEnd().length;
    const end = Math.min(this.text.length, Math.max(trimmed, from + 1));
    this.#first = { misreading, span: { from, to: end } };
  }

  /** Where a range stands in the text as it was given, in UTF-16 units. */
  place({ from, to }: Span): { readonly at: number; readonly length: number } {
    const at = this.#source.start(from);
    return { at, length: Math.max(0, this.#source.end(to) - at) };
  }

  /** The leftmost fault, placed in the text as it was given. */
  error(read: Case | null): CaseError {
    const { misreading, span } = this.#first ?? {
      misreading: { code: 'empty' } as const,
      span: { from: 0, to: this.text.length },
    };
    const { at, length } = this.place(span);
    return { ...misreading, at, length, found: this.#given.slice(at, at + length), read };
  }
}
