import type { Case } from '../case.ts';
import type { CaseError, Misreading } from '../case-error.ts';
import { normalise } from './normalise.ts';

/** A range of the normalised text. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

// Zero-width characters come with text copied from chats; they are read as blanks.
const ZERO_WIDTH = /[\u200B\u2060]/g;
const BLANK = /\s/u;
const LINE_END = /[\n\r\u2028\u2029]/u;

/** Scans the text once, from left to right, and keeps the leftmost fault that is reported. */
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
    return this.atEnd || this.sees(';') || this.#isAt(LINE_END);
  }

  get hasFault(): boolean {
    return this.#first !== undefined;
  }

  sees(char: string): boolean {
    return this.text.charAt(this.pos) === char;
  }

  /** Consumes what a sticky pattern matches here; the match may be empty. */
  take(pattern: RegExp): string {
    const from = this.pos;
    pattern.lastIndex = from;
    // `lastIndex` tells where the match ended; asking for the matched text is slower.
    if (pattern.test(this.text)) this.pos = pattern.lastIndex;
    return this.text.slice(from, this.pos);
  }

  /** Consumes one character if it is next. */
  takeChar(char: string): boolean {
    const here = this.sees(char);
    if (here) this.pos++;
    return here;
  }

  /** Consumes white space; true if it contained a line end. */
  takeBlanks(): boolean {
    let line = false;
    for (; this.#isAt(BLANK); this.pos++) line ||= this.#isAt(LINE_END);
    return line;
  }

  takeBlanksInLine(): void {
    while (this.#isAt(BLANK) && !this.#isAt(LINE_END)) this.pos++;
  }

  /** Consumes white space up to the line's end, dots and commas. */
  takeGap(): void {
    for (this.takeBlanksInLine(); this.sees('.') || this.sees(','); this.takeBlanksInLine()) this.pos++;
  }

  /** Is the unit here white space of this kind? Printable ASCII, which nearly all text is, is checked first. */
  #isAt(space: RegExp): boolean {
    const code = this.text.charCodeAt(this.pos);
    return (code < 33 || code > 126) && space.test(this.text.charAt(this.pos));
  }

  /** Reports a fault at a range, without white space at its end; never empty, except at the end of the text. */
  fault(misreading: Misreading, from: number, to: number = this.pos): void {
    if (this.#first && this.#first.span.from <= from) return;
    const trimmed = from + this.text.slice(from, to).trimEnd().length;
    const end = Math.min(this.text.length, Math.max(trimmed, from + 1));
    this.#first = { misreading, span: { from, to: end } };
  }

  /** The place of a range in the given text, in UTF-16 units. */
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
