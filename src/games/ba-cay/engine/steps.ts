import type { Card } from '#core/card.ts';
import type { Step, Who } from '#core/ruling.ts';
import type { BaCayRuleId, BaCayRules } from './rules.ts';

/** What a hand is: points, no points (bù), three faces, three alike, ten points with A♦ where that counts. */
export const BA_CAY_KINDS = ['nut', 'bu', 'ba-tien', 'sap', 'at-cu'] as const;
export type BaCayKind = (typeof BA_CAY_KINDS)[number];

interface Base extends Step {
  readonly rule: BaCayRuleId;
}
interface Held extends Base {
  readonly outcome: 'held';
}
interface Failed extends Base {
  readonly outcome: 'failed';
}
/**
 * Two hands side by side. With a banker `who` is the player and `other` is `cai`; without, `who` is never the worse one.
 * `decides` stands here where the comparison settled a player's stake with the banker.
 */
interface Compared extends Held {
  readonly other: Who;
  /** `who` or `other`; null where the two are equal. */
  readonly winner: Who | null;
}
/** Equal points, and each hand's best card: first that of `who`, then that of `other`. */
interface BestCards extends Compared {
  readonly winner: Who;
  readonly cards: readonly [Card, Card];
}

/** Every step that a ruling on Ba Cây can take. `words/` has a sentence for each in both languages. */
export type BaCayStep =
  // What each hand is. A ba tiên or a sáp is not counted.
  | (Held & { readonly rule: 'bc-ba-tien'; readonly cards: readonly Card[] })
  /** `a-ten`: 10, J, Q, K alone, but a 10 is no face. `house`: three faces where the rule set gives them nothing. */
  | (Failed & { readonly rule: 'bc-ba-tien'; readonly cards: readonly Card[]; readonly why: 'a-ten' | 'house' })
  /** `place`, set by the rule set: below a ba tiên, or above all. */
  | (Held & {
      readonly rule: 'bc-sap';
      readonly cards: readonly Card[];
      readonly place: Exclude<BaCayRules['threeAlike'], 'none'>;
    })
  /** `house`: three alike where the rule set gives them nothing. `ba-tien`: three J, Q or K are more as a ba tiên. */
  | (Failed & { readonly rule: 'bc-sap'; readonly cards: readonly Card[]; readonly why: 'house' | 'ba-tien' })
  /** The aces in a hand that is counted, 1 each; the J, Q and K in it, 10 each. Not after a ba tiên or sáp that failed. */
  | (Held & { readonly rule: 'bc-ace' | 'bc-faces'; readonly cards: readonly Card[] })
  /** `parts`: what each card counts, in the order of the cards. Cay: 1 to 10; cao: 0 (bù) to 9. */
  | (Held & {
      readonly rule: 'bc-points-cay' | 'bc-points-cao';
      readonly cards: readonly Card[];
      readonly parts: readonly number[];
      readonly total: number;
      readonly points: number;
    })
  /** `cards` is A♦ alone. */
  | (Held & { readonly rule: 'bc-10-at-cu'; readonly cards: readonly Card[] })
  /** Ten points with A♦ where that is nothing more: equal points draw, or every ace is the top of its suit. */
  | (Failed & {
      readonly rule: 'bc-10-at-cu';
      readonly cards: readonly Card[];
      readonly why: 'points-draw' | 'aces-high';
    })

  // How two hands compare.
  /** Different points; `points` of `who`, then of `other`. */
  | (Compared & {
      readonly rule: 'bc-cmp-cay' | 'bc-cmp-cao';
      readonly by: 'points';
      readonly winner: Who;
      readonly points: readonly [number, number];
    })
  /** A ba tiên beats a hand of points, or a sáp where the rule set puts that below. `kinds` of `who`, then of `other`. */
  | (Compared & {
      readonly rule: 'bc-cmp-cao';
      readonly by: 'kind';
      readonly winner: Who;
      readonly kinds: readonly [BaCayKind, BaCayKind];
    })
  /** A sáp beats a hand of points, or a ba tiên where the rule set puts it above. */
  | (Compared & {
      readonly rule: 'bc-sap';
      readonly by: 'kind';
      readonly winner: Who;
      readonly kinds: readonly [BaCayKind, BaCayKind];
    })
  /** Two sáp: the higher rank, the ace low. One card of each. */
  | (BestCards & { readonly rule: 'bc-sap'; readonly by: 'rank' })
  /** Two ba tiên draw. */
  | (Compared & { readonly rule: 'bc-batien-tie'; readonly winner: null })
  /** Two ba tiên do not draw: the rule set compares their best cards, and the next step says how. */
  | (Failed & { readonly rule: 'bc-batien-tie'; readonly other: Who })
  /** Equal points draw. */
  | (Compared & {
      readonly rule: 'bc-cmp-cao';
      readonly by: 'draw';
      readonly winner: null;
      /** What both have. */
      readonly points: number;
    })
  /** Equal points (or two ba tiên), best cards of different suits; of one rank where the rule set looks at ranks first. */
  | (BestCards & {
      readonly rule: 'bc-suit-order';
      readonly suits: BaCayRules['suits'];
      readonly compare: BaCayRules['compare'];
    })
  /** A♦ is the top card of all; or the best cards are of one suit (of any, by ranks first) and the loser's is a low ace. */
  | (BestCards & { readonly rule: 'bc-at-cu'; readonly why: 'top-card' | 'low-ace' })
  /** The best cards are of one suit (of any, by ranks first) and the higher rank wins; `aceHigh` where that is an ace. */
  | (BestCards & {
      readonly rule: 'bc-cmp-cay';
      readonly by: 'rank';
      readonly compare: BaCayRules['compare'];
      readonly aceHigh: boolean;
    })

  // The outcome. With a banker, for each player:
  /** Equal hands: nobody wins, or the banker does. Follows the comparison. */
  | (Held & { readonly rule: 'bc-mode-cai'; readonly decides: true; readonly bankerTie: BaCayRules['bankerTie'] })
  /** `net` in stakes, + to the player; `times` is 2 where a ba tiên won and the rule set doubles it. */
  | (Held & { readonly rule: 'bc-pay'; readonly net: number; readonly times: 1 | 2 })
  // Without a banker, once for the table:
  /** The best hand takes all. */
  | (Held & { readonly rule: 'bc-mode-tat'; readonly decides: true })
  /** Several best hands, `who` the first of them: they share, or play on, depending on the rule set (`bestTie`). */
  | (Held & { readonly rule: 'bc-tat-tie'; readonly decides: true; readonly winners: readonly Who[] });
