import { RANKS, type Rank, type Suit } from '#core/card.ts';
import type { Span } from '../scanner.ts';
import { rankSign } from './cards-in-word.ts';
import type { Draft } from './draft.ts';
import type { LooseCard, Way } from './hand.ts';
import type { LookAhead } from './look-ahead.ts';
import type { Token } from './tokens.ts';
import type { MeaningOf } from './vocabulary.ts';

const AND: readonly string[] = ['và', 'va', 'and'];
const JOINS = /^(?:và|va|and|với|voi)$/;

/** A run of so many ranks has one suit where one is said. */
const SHORTEST_RUN = 3;

/** Reads cards: one, several of a rank, a run, a suit for those before it. What it reads at a place is counted in tokens; 0 is nothing. */
export class CardReader {
  readonly #ahead: LookAhead;
  readonly #draft: Draft;
  readonly #way: Way;
  /** `3 già 2 đầm`: behind one that was counted another one may be. */
  #countedUpTo = 0;

  constructor(ahead: LookAhead, draft: Draft, way: Way) {
    this.#ahead = ahead;
    this.#draft = draft;
    this.#way = way;
  }

  /** `8♠`, `8bKr`, `8`: what no list of words holds. */
  cards(at: number, token: Token): number {
    const rank = rankSign(token.text);
    if (rank !== undefined)
      return this.#ahead.isTotal(at) ? 0 : this.count(at, { is: 'rank', rank }) || this.rank(at, 1, rank);
    if (!token.cards) return this.suits(at);
    for (const card of token.cards) this.#draft.add(card.rank, card.suit, token);
    return 1;
  }

  /** A rank, and its suit if one follows. */
  rank(at: number, length: number, rank: Rank): number {
    if (this.#ahead.isTotal(at + length - 1) || this.#countsNothing(at, length)) return 0;
    const place = this.#ahead.spanOf(at, length);
    const range = this.#range(at + length, rank, place);
    if (range > 0) return length + range;
    this.#draft.add(rank, this.#draft.flushSuit, place);
    let next = at + length;
    while (this.#ahead.wordAt(next) === 'of') next++;
    return next - at;
  }

  /** `two quads chop …`: it counts, and nothing says what. */
  #countsNothing(at: number, length: number): boolean {
    const number = /^\d/.test(this.#ahead.wordAt(at)) || this.#ahead.meaning(at, 'rank')?.number === true;
    const behind = at + length + this.#ahead.phraseAt(at + length).length;
    return number && this.#ahead.means(at + length, 'group') && !this.#ahead.startsCards(behind);
  }

  /** Cards of one suit that are told behind ranks: one suit for the last card or for the run that it ends, several for as many cards of one rank. */
  suits(at: number): number {
    const said: { suit: Suit; to: number }[] = [];
    let next = at;
    for (let suit = this.#ahead.suitAt(next); suit; suit = this.#ahead.suitAt(next)) {
      if (said.length > 0 && this.#way.suitFirst) break;
      said.push({ suit, to: this.#ahead.spanOf(next, 1).to });
      next++;
      while (AND.includes(this.#ahead.wordAt(next))) next++;
    }
    const [first] = said;
    if (!first) return 0;
    // What was passed over behind the last suit belongs to what follows.
    const taken = said.length === 1 ? 1 : next - at;
    if (this.#draft.flushFrom !== undefined && this.#draft.held === this.#draft.flushFrom) {
      this.#draft.flushSuit = first.suit;
      return 1;
    }
    const cards = this.#draft.hand?.cards ?? [];
    const last = cards.at(-1);
    if (!last || (this.#draft.fresh && last.suit !== undefined)) return 0;
    const bare = this.#draft.bareAtEnd(cards);
    if (last.suit !== undefined) {
      if (this.#ahead.isRankAt(at + 1)) return 0;
      for (const { suit, to } of said) this.#draft.add(last.rank, suit, { from: this.#ahead.spanOf(at, 1).from, to });
      return taken;
    }
    if (said.length > 1) return this.#suitEach(said, bare, last) ? taken : 0;
    const share = this.#draft.flushFrom === undefined ? runAtEnd(bare) : cards.slice(this.#draft.flushFrom);
    for (const card of share) card.suit ??= first.suit;
    Object.assign(last, { to: Math.max(last.to, first.to) });
    return 1;
  }

  /** `8 8 8 bích cơ rô`, `7 cơ rô chuồn`: each card of one rank its own suit. */
  #suitEach(
    said: readonly { readonly suit: Suit; readonly to: number }[],
    bare: readonly LooseCard[],
    last: LooseCard,
  ): boolean {
    const alike = bare.filter(({ rank }) => rank === last.rank).slice(-said.length);
    const from = said.length - alike.length;
    if (from > 0 && alike.length > 1) return false;
    for (const [i, card] of alike.entries()) card.suit = said[i]?.suit;
    for (const { suit, to } of said.slice(alike.length)) this.#draft.add(last.rank, suit, { from: last.from, to });
    return true;
  }

  /** `♠A`, `bích 8`, `cơ già`. */
  suitFirst(at: number): number {
    const suit = this.#ahead.suitAt(at);
    if (suit === undefined) return 0;
    const { rank, length } = this.#ahead.rankAt(at + 1);
    if (rank === undefined) return 0;
    this.#draft.add(rank, suit, this.#ahead.spanOf(at, 1 + length));
    return 1 + length;
  }

  /** `hai con heo`, `3 con 8`, `2 át`, `hai tứ quý 5 9`: so many of one rank. */
  count(at: number, { rank, number }: MeaningOf<'rank'>): number {
    const digit = /^\d+$/.test(this.#ahead.wordAt(at));
    if (!(number || digit)) return 0;
    const next = this.#ahead.phraseAt(at + 1);
    const unit = this.#ahead.meaning(at + 1, 'unit');
    const first = unit ? at + 1 + next.length : at + 1;
    // `2 lá 8 7`, `2 lá là 8 7` says how many are told, `2 con 8` that two are alike.
    const listed = this.#ahead.pastSkipped(first);
    const size = rank === '2' ? 2 : rank === '3' ? 3 : rank === '4' ? 4 : undefined;
    const all = this.#ahead.ranksInRow(listed, JOINS) === RANKS.indexOf(rank) + 1;
    if (unit?.lists && (all || (size === undefined && this.#ahead.startsCards(listed)))) return listed - at;
    if (unit && size !== undefined && all && this.#listsAll(at)) return listed - at;
    const group = this.#ahead.meaning(at + 1, 'group');
    // `5 đôi 3 3 5 5 7 7 9 9 J J`: so many, and then each of them.
    const behind = at + 1 + next.length;
    if (group && this.#ahead.ranksInRow(behind) === group.size * (RANKS.indexOf(rank) + 1)) return behind - at;
    if (size === undefined) return 0;
    const { from } = this.#ahead.spanOf(at, 1);
    if (group) return this.laid(size, group.size, 1 + next.length, behind, from);
    if (!unit && !this.#countsAlone(at, first)) return 0;
    const taken = this.laid(1, size, first - at, first, from);
    this.#countedUpTo = at + taken;
    return taken;
  }

  /** `cái có 2 con 10 9`: where a hand has few cards, two are told; `3 con 8 9 K` in a hand of five are three 8s first. */
  #listsAll(at: number): boolean {
    if (!this.#ahead.roles.includes('cai')) return false;
    this.#draft.doubtful.unshift(at);
    return !this.#way.turned.has(at);
  }

  /** `2 át`, `two aces`: without a word that counts, only in front of a word for a rank that no suit follows. */
  #countsAlone(at: number, next: number): boolean {
    const { meanings } = this.#ahead.phraseAt(next);
    const ranks = meanings.filter((one): one is MeaningOf<'rank'> => one.is === 'rank');
    // `four 6s`, but `4 6s` is 4 and 6♠.
    const digit = /^\d/.test(this.#ahead.wordAt(at));
    if (ranks.some(({ plural }) => plural) || (!digit && this.#ahead.isPlural(next))) return true;
    const goesOn = this.#countedUpTo === at;
    const begins = goesOn || this.#ahead.kind(at - 1) !== 'word' || this.#ahead.rankAt(at - 1).rank === undefined;
    return begins && ranks.some(({ number }) => goesOn || !number) && this.#ahead.suitAt(next + 1) === undefined;
  }

  /**
   * `count` groups of `size` equal cards, their ranks one behind the other, laid into the hand.
   * @param before how many tokens announce them
   * @returns how many tokens they take with those; 0, and nothing laid, where one is not told
   */
  laid(count: number, size: 2 | 3 | 4, before: number, at: number, from: number): number {
    const groups: (() => void)[] = [];
    let next = at;
    for (let i = 0; i < count; i++) {
      while (this.#ahead.skipped(next) === 1 || this.#ahead.wordAt(next) === 'of' || this.#ahead.means(next, 'unit'))
        next++;
      const { rank, length } = this.#ahead.rankAt(next);
      if (rank === undefined) return 0;
      const span = this.#ahead.spanOf(next, length);
      const place = i === 0 ? { from, to: span.to } : span;
      next += length;
      // `đôi 8 8` lists what it names.
      let listed = 1;
      while (listed < size && this.#ahead.suitAt(next) === undefined && this.#ahead.rankAt(next).rank === rank) {
        next += this.#ahead.rankAt(next).length;
        listed++;
      }
      const after = next;
      groups.push(() => this.#group(size, rank, place, after));
    }
    for (const lay of groups) lay();
    return before + next - at;
  }

  /** `cù lũ át đầm`, `full house aces over queens`: three of the one, two of the other. */
  fullHouse(before: number, at: number, from: number): number {
    const three = this.#ahead.rankAt(at);
    const over = at + three.length;
    const next = ['over', 'với', 'và'].includes(this.#ahead.wordAt(over)) ? over + 1 : over;
    const two = this.#ahead.rankAt(next);
    const end = next + two.length;
    if (three.rank === undefined || two.rank === undefined || three.rank === two.rank) return 0;
    if (this.#ahead.isRankAt(end) || this.#ahead.suitAt(end) !== undefined) return 0;
    this.#group(3, three.rank, { from, to: this.#ahead.spanOf(at, three.length).to }, over);
    this.#group(2, two.rank, this.#ahead.spanOf(next, two.length), end);
    return before + end - at;
  }

  /** A word in front of cards that says what they are. */
  announced(length: number, next: number): number {
    return this.#ahead.cardsFollow(next) ? length : 0;
  }

  #group(size: 2 | 3 | 4, rank: Rank, place: Span, next: number): void {
    const suits: readonly (Suit | undefined)[] = size === 4 ? ['S', 'H', 'D', 'C'] : [];
    const suited = this.#ahead.suitAt(next) !== undefined && this.#ahead.rankAt(next + 1).rank === rank;
    // `đôi 8♠ 8♥`: the cards are told one by one.
    const alone = suited && size < 4;
    for (let i = 0; i < (alone ? 1 : size); i++) this.#draft.add(rank, suits[i], place);
  }

  /** `sảnh 3 tới 7`, `3-7` behind `sảnh`: the ranks between, this one included. */
  #range(at: number, first: Rank, place: Span): number {
    // Without marks `tới` is `tôi` as well: between the ends of a run it is not somebody.
    const to = this.#ahead.means(at, 'to') || (this.#draft.row && this.#ahead.wordAt(at) === 'toi');
    if (!to && !(this.#draft.row && this.#ahead.kind(at) === 'dash')) return 0;
    const { rank: last, length } = this.#ahead.rankAt(at + 1);
    if (last === undefined) return 0;
    if (this.#ahead.kind(at) === 'dash' && this.#ahead.kind(at + 1 + length) === 'dash') return 0;
    if (last === first) return 0;
    const low = RANKS.indexOf(first);
    const high = last === 'A' ? RANKS.length : RANKS.indexOf(last);
    const end = this.#ahead.spanOf(at + 1, length).to;
    for (const rank of [...RANKS, last].slice(Math.min(low, high), Math.max(low, high) + 1))
      this.#draft.add(rank, this.#draft.flushSuit, { from: place.from, to: end });
    return 1 + length;
  }

  /** `8 9 10 J Q đồng chất cơ`: the suit of all these cards, told behind them. */
  flushBehind(next: number): boolean {
    const suit = this.#ahead.suitAt(next);
    const bare = this.#draft.bareAtEnd(this.#draft.hand?.cards ?? []);
    if (this.#draft.fresh || suit === undefined || bare.length < 2 || this.#ahead.isRankAt(next + 1)) return false;
    for (const card of bare) card.suit = suit;
    return true;
  }
}

/** The consecutive ranks that end in the last card, if there are enough of them for a run; else that card alone. */
function runAtEnd(cards: readonly LooseCard[]): readonly LooseCard[] {
  const places = cards.map(({ rank }) => RANKS.indexOf(rank));
  const back = places.toReversed();
  const lengthOf = (step: number): number => {
    const broken = back.findIndex((place, i) => i > 0 && place + step !== back[i - 1]);
    return broken < 0 ? back.length : broken;
  };
  // An ace ends a run behind a king too.
  const high = places.at(-1) === 0 && places.at(-2) === RANKS.length - 1;
  const found = high ? 1 + runAtEnd(cards.slice(0, -1)).length : Math.max(lengthOf(1), lengthOf(-1));
  // A card that is one of several of its rank is not the first of a run.
  const length = places.at(-found - 1) === places.at(-found) ? found - 1 : found;
  return cards.slice(-(length >= SHORTEST_RUN ? length : 1));
}
