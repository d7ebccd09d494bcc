import type { Rank, Suit } from '#core/card.ts';
import type { Role } from '#core/case.ts';
import type { Span } from '../scanner.ts';
import { rankSign, suitSign } from './cards-in-word.ts';
import type { Token } from './tokens.ts';
import type { Meaning, MeaningOf } from './vocabulary.ts';

/** What the longest known phrase at a place can mean, and how many tokens it takes. */
export type Phrase = Pick<Token, 'meanings' | 'length'>;

const NO_PHRASE: Phrase = { meanings: [], length: 1 };

/** `6s` as English has it. */
const PLURAL = /^(10|[2-9])s$/;

/** What stands at a place of a text and behind it. Changes nothing; behind the end there is nothing. */
export class LookAhead {
  readonly tokens: readonly Token[];
  /** The fields that the game's cases have. */
  readonly roles: readonly Role[];
  /** Cards can be marked as eaten. */
  readonly marks: boolean;

  constructor(tokens: readonly Token[], roles: readonly Role[], marks: boolean) {
    this.tokens = tokens;
    this.roles = roles;
    this.marks = marks;
  }

  /** The phrase at a place can mean one of these. */
  means(at: number, ...kinds: readonly Meaning['is'][]): boolean {
    return this.phraseAt(at).meanings.some(({ is }) => kinds.includes(is));
  }

  /** What the phrase at a place means, if it can mean this. */
  meaning<K extends Meaning['is']>(at: number, kind: K): MeaningOf<K> | undefined {
    return this.phraseAt(at).meanings.find((one): one is MeaningOf<K> => one.is === kind);
  }

  /** Nothing behind the end. */
  kind(at: number): Token['kind'] | undefined {
    return this.tokens[at]?.kind;
  }

  /** Empty where no word stands. */
  wordAt(at: number): string {
    const token = this.tokens[at];
    return token?.kind === 'word' ? token.text : '';
  }

  textOf(at: number, length: number): string {
    return this.tokens
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(' ');
  }

  spanOf(at: number, length: number): Span {
    const from = this.tokens[at]?.from ?? 0;
    return { from, to: this.tokens[at + length - 1]?.to ?? from };
  }

  phraseAt(at: number): Phrase {
    return this.tokens[at] ?? NO_PHRASE;
  }

  rankAt(at: number): { readonly rank: Rank | undefined; readonly length: number } {
    if (this.kind(at) !== 'word') return { rank: undefined, length: 0 };
    const meant = this.meaning(at, 'rank');
    if (meant) return { rank: meant.rank, length: this.phraseAt(at).length };
    const plural = PLURAL.exec(this.wordAt(at))?.[1];
    return { rank: rankSign(plural ?? this.wordAt(at)), length: 1 };
  }

  isRankAt(at: number): boolean {
    return this.rankAt(at).rank !== undefined;
  }

  /** `6s`, `10s`. */
  isPlural(at: number): boolean {
    return PLURAL.test(this.wordAt(at));
  }

  suitAt(at: number): Suit | undefined {
    const token = this.tokens[at];
    if (token?.kind === 'suit') return suitSign(token.text.charAt(0));
    if (token?.kind !== 'word') return undefined;
    return this.meaning(at, 'suit')?.suit ?? suitSign(token.text);
  }

  startsCards(at: number): boolean {
    const token = this.tokens[at];
    if (token?.kind === 'suit') return true;
    if (token?.kind !== 'word') return false;
    return (
      this.means(at, 'group', 'full', 'xi-ban', 'row', 'flush') ||
      this.isRankAt(at) ||
      this.isOneOfSuit(at) ||
      this.suitAt(at) !== undefined ||
      token.cards !== undefined ||
      (this.marks && this.means(at, 'eaten'))
    );
  }

  /** Cards stand here, or behind words that carry nothing. */
  cardsFollow(at: number): boolean {
    let next = at;
    for (;;) {
      const passed =
        this.skipped(next) || Number(this.isArticle(next) || this.kind(next) === 'pause' || this.means(next, 'one'));
      if (passed === 0) break;
      next += passed;
    }
    return this.startsCards(next);
  }

  /** A card that is told with its suit. */
  isSuited(at: number): boolean {
    const cards = this.tokens[at]?.cards;
    if (cards) return cards.some(({ suit }) => suit !== undefined);
    const { rank, length } = this.rankAt(at);
    return rank !== undefined && this.kind(at + length) !== 'colon' && this.suitAt(at + length) !== undefined;
  }

  isOneOfSuit(at: number): boolean {
    return this.wordAt(at) === '1' && this.suitAt(at + 1) !== undefined;
  }

  startsVerb(at: number): boolean {
    const verb = this.means(at, 'beats', 'beaten') || this.meaning(at, 'role')?.role === 'danh';
    return verb && this.roles.includes('danh');
  }

  isEmptyWord(at: number): boolean {
    const ends = this.kind(at) === 'dash' && this.kind(at + 1) !== 'word';
    return ends || this.means(at, 'empty');
  }

  /** `a`, `an` in front of a word for a card as English has it. */
  isArticle(at: number): boolean {
    if (!/^an?$/.test(this.wordAt(at))) return false;
    // `a 2 of hearts`.
    if (this.isRankAt(at + 1) && this.wordAt(at + 2) === 'of') return true;
    // `8 7 and a 5`, `draws a 5`, `a 5 and a 6`; `play a 2 3` is a run.
    const announced = this.means(at - 1, 'draws', 'role') || ['and', 'plus', 'with'].includes(this.wordAt(at - 1));
    const goesOn = this.wordAt(at + 2) === 'and' && /^an?$/.test(this.wordAt(at + 3));
    if ((announced || goesOn) && this.ranksInRow(at + 1) === 1) return true;
    if (!/^[a-z]{3,}$/.test(this.wordAt(at + 1))) return false;
    return this.means(at + 1, 'rank', 'group', 'row');
  }

  /** How many tokens a phrase takes that carries nothing; 0 where none stands here. */
  skipped(at: number): number {
    const { meanings, length } = this.phraseAt(at);
    const carries = meanings.some(({ is }) => is !== 'skip' && is !== 'draws');
    return meanings.length === 0 || carries || this.isEmptyWord(at) ? 0 : length;
  }

  /** `19 điểm gồm k rô và 9 chuồn`: how many tokens tell what the cards behind them come to. */
  totalBefore(at: number): number {
    const number = /^\d{1,2}$/.test(this.wordAt(at)) || this.meaning(at, 'rank')?.number === true;
    const length = 1 + this.phraseAt(at + 1).length;
    return number && this.isTotal(at) && this.cardsFollow(at + length) ? length : 0;
  }

  /** The place behind phrases that carry nothing. */
  pastSkipped(at: number): number {
    const skipped = this.skipped(at);
    return skipped > 0 ? this.pastSkipped(at + skipped) : at;
  }

  isUnknown(at: number): boolean {
    const token = this.tokens[at];
    return (
      token?.kind === 'word' &&
      this.phraseAt(at).meanings.length === 0 &&
      !this.startsCards(at) &&
      isNameForm(token.text)
    );
  }

  /** Nothing more stands here before a pause. */
  ends(at: number): boolean {
    const kind = this.kind(at);
    return kind === undefined || kind === 'stop' || kind === 'pause';
  }

  /**
   * How many ranks stand here side by side.
   * @param joined words between them that join them are passed over
   */
  ranksInRow(at: number, joined?: RegExp): number {
    let count = 0;
    for (let next = at; ; count++) {
      while (this.kind(next) === 'pause' || this.kind(next) === 'colon' || joined?.test(this.wordAt(next))) next++;
      const { rank, length } = this.rankAt(next);
      if (rank === undefined) return count;
      next += length;
      if (this.suitAt(next) !== undefined) next++;
    }
  }

  /** `9 nút`: a total; `còn 3 lá` with no card behind it: how many they are, and not which. */
  isTotal(at: number): boolean {
    if (this.means(at + 1, 'points')) return true;
    const behind = at + 1 + this.phraseAt(at + 1).length;
    const unit = this.meaning(at + 1, 'unit');
    const next = this.kind(behind);
    if (!unit || this.suitAt(at) !== undefined || next === 'colon') return false;
    // `con` is also who plays against the banker: `cái 10 9 con an 10 8`.
    return (unit.lists || next === undefined || next === 'pause' || next === 'stop') && !this.cardsFollow(behind);
  }

  isNumberName(at: number): boolean {
    // `thu` is Thu as well as thú.
    const isNumber = this.meaning(at, 'rank')?.number === true || this.wordAt(at) === 'thu';
    return isNumber && this.phraseAt(at).length === 1 && !/^\d/.test(this.wordAt(at)) && this.startsCards(at + 1);
  }

  /** `ông Tư 8 cơ`: a title, and a name though it is a number. */
  isTitle(at: number): boolean {
    const title = this.means(at, 'title');
    return title && this.kind(at + 1) === 'word' && (this.startsCards(at + 2) || this.skipped(at + 2) > 0);
  }
}

/** A word that can be somebody's name. */
export function isNameForm(word: string): boolean {
  return /^[\p{L}\p{M}\p{Nd}_-]{1,24}$/u.test(word) && !/^\d/.test(word);
}
