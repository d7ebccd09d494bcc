import type { Rank, Suit } from '#core/card.ts';
import type { Role } from '#core/case.ts';
import type { Span } from '../scanner.ts';
import type { LooseCard, LooseHand, LooseMark, Unread } from './hand.ts';
import type { Token } from './tokens.ts';

/** The hands that were read so far, and what the last words leave open. */
export class Draft {
  readonly hands: LooseHand[] = [];
  readonly unread: Unread[] = [];
  readonly doubtful: number[] = [];
  /** The hand that is being told. */
  hand: LooseHand | undefined;
  /** Nothing was told since the last stop or pause. */
  fresh = true;
  /** A stop or pause stands behind the last card. */
  pausedSinceCards = false;
  /** The cards from here on are a run: `3-7` are five. */
  row = false;
  /** The cards from here on are of one suit. */
  flushFrom: number | undefined;
  flushSuit: Suit | undefined;
  /** The next name is that of the cards before it. */
  namesBefore = false;
  /** The next card was eaten. */
  eatNext: LooseMark | undefined;
  readonly #marks: boolean;

  /** @param marks cards can be marked as eaten */
  constructor(marks: boolean) {
    this.#marks = marks;
  }

  /** What holds for the cards behind a word ends here. */
  pause(): void {
    this.fresh = true;
    this.pausedSinceCards = true;
    this.row = false;
    this.flushFrom = undefined;
    this.flushSuit = undefined;
    this.eatNext = undefined;
  }

  /** Somebody is named: a new hand, or the name of the cards before it. */
  begin(role: Role, name: string | undefined, place: Span): void {
    const { hand, namesBefore } = this;
    this.namesBefore = false;
    this.fresh = false;
    if (namesBefore && hand?.role === 'player' && hand.name === undefined && hand.cards.length > 0) {
      hand.role = role;
      hand.name = name;
      // Whose cards these are is said behind them: what follows is somebody else's.
      this.hand = undefined;
      return;
    }
    this.hand = { role, name, place, cards: [], empty: false };
    this.hands.push(this.hand);
  }

  /** The hand that cards go to; one without a name where nobody was named. */
  open(place: Span): LooseHand {
    if (!this.hand) {
      this.hand = { role: 'player', name: undefined, place, cards: [], empty: false };
      this.hands.push(this.hand);
    }
    return this.hand;
  }

  /** How many cards the hand has that is being told. */
  get held(): number {
    return this.hand?.cards.length ?? 0;
  }

  /** Cards were told, and nobody was named. */
  get hasUnnamedCards(): boolean {
    return this.hand !== undefined && this.hand.name === undefined && this.hand.cards.length > 0;
  }

  /** Somebody who was named and given nothing is no hand of the case; his name may have been any word. */
  dropNamesOnly(): void {
    for (const hand of [...this.hands]) {
      if (hand.cards.length > 0 || hand.empty || hand.role !== 'player' || hand.name === undefined) continue;
      const place = this.hands.indexOf(hand);
      const end = this.hands[place + 1]?.place.from ?? Number.POSITIVE_INFINITY;
      this.hands.splice(place, 1);
      // What stands where his cards should is the mistake.
      if (this.unread.some(({ card, from }) => card && from > hand.place.from && from < end)) continue;
      this.unread.push({ from: hand.place.from, to: hand.place.to, harmless: false, card: false });
    }
    this.unread.sort((a, b) => a.from - b.from);
  }

  /** A name in front of a verb, without cards of its own: gone, and the hand before it is the last again. */
  forgetNameBefore(): boolean {
    const hand = this.hand;
    if (hand?.role !== 'player' || hand.name === undefined || hand.cards.length > 0) return false;
    this.hands.splice(this.hands.indexOf(hand), 1);
    this.hand = this.hands.at(-1);
    return true;
  }

  /** `an 8 7, cái 10 6, an bốc 5`: more cards of somebody whose hand was told before. */
  goOn(): void {
    const { hand } = this;
    if (hand?.cards.length !== 0) return;
    const before = this.hands.find((one) => one !== hand && one.name === hand.name && one.cards.length > 0);
    if (!before) return;
    this.hands.splice(this.hands.indexOf(hand), 1);
    this.hand = before;
  }

  become(hand: LooseHand, role: 'ban' | 'danh'): void {
    hand.role = role;
    hand.name = role;
  }

  has(role: Role): boolean {
    return this.hands.some((hand) => hand.role === role);
  }

  /** A card of whoever was named last. */
  add(rank: Rank, suit: Suit | undefined, { from, to }: Span): void {
    const card: LooseCard = { rank, suit, from, to };
    if (this.eatNext) {
      card.eaten = this.eatNext;
      this.eatNext = undefined;
    }
    this.open({ from, to }).cards.push(card);
    this.afterCard();
  }

  /** What a pause or a stop began is over. */
  afterCard(): void {
    this.fresh = false;
    this.pausedSinceCards = false;
    this.namesBefore = false;
  }

  /** The cards at the end of a hand whose suits were not told. */
  bareAtEnd(cards: readonly LooseCard[]): LooseCard[] {
    const last = cards.findLastIndex(({ suit }) => suit !== undefined);
    return cards.slice(last + 1);
  }

  /** The last card was eaten. False where there is none, or none can be. */
  mark(chot: boolean, place: Span, from: Token | undefined): boolean {
    const last = this.hand?.cards.at(-1);
    if (!this.#marks || !last) return false;
    last.eaten = { chot, place: from ?? place, ...(from ? { from: from.text } : {}) };
    return true;
  }

  /** The cards from here on are of one suit. */
  flush(): void {
    this.flushFrom = this.held;
  }
}
