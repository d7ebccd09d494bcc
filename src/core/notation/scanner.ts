import type { Case } from '../case.ts';
import type { CaseError, Misreading } from '../case-error.ts';
import { normalise } from './normalise.ts';

/** A range of the normalised text. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

// Zero-width characters come along when people copy from chats; they are read as blanks.
const ZERO_WIDTH = /[\u200B\u2060]/g;
const BLANK = /\s/u;
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
    return this.atEnd || this.sees(';') || this.#isAt(LINE_END);
  }

  get hasFault(): boolean {
    return this.#first !== undefined;
  }

  sees(char: string): boolean {
    return this.text.charAt(this.pos) === char;
  }

  /** Takes what a sticky pattern matches here, possibly nothing. */
  take(pattern: RegExp): string {
    const from = this.pos;
    pattern.lastIndex = from;
    // A pattern that matched knows its end; to ask for what it matched takes longer.
    if (pattern.test(this.text)) this.pos = pattern.lastIndex;
    return this.text.slice(from, this.pos);
  }

  /** Takes one character if it stands here. */
  takeChar(char: string): boolean {
    const here = this.sees(char);
    if (here) this.pos++;
    return here;
  }

  /** Takes white space; true if a line ended in it. */
  takeBlanks(): boolean {
    let line = false;
    for (; this.#isAt(BLANK); this.pos++) line ||= this.#isAt(LINE_END);
    return line;
  }

  takeBlanksInLine(): void {
    while (this.#isAt(BLANK) && !this.#isAt(LINE_END)) this.pos++;
  }

  /** Takes white space up to the line's end, dots and commas. */
  takeGap(): void {
    for (this.takeBlanksInLine(); this.sees('.') || this.sees(','); this.takeBlanksInLine()) this.pos++;
  }

  /** Is the unit here white space of this sort? None is printed ASCII, and nearly all text is. */
  #isAt(space: RegExp): boolean {
    const code = this.text.charCodeAt(this.pos);
    return (code < 33 || code > 126) && space.test(this.text.charAt(this.pos));
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
