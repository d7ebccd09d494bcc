import type { Card } from '#core/card.ts';
import type { RuledStep, Who } from '#core/ruling.ts';
import type { BaCayRuleId, BaCayRules } from './rules.ts';

/** What a hand is: points, no points (bù), three faces, three alike, ten points with A♦ where that counts. */
export const BA_CAY_KINDS = ['nut', 'bu', 'ba-tien', 'sap', 'at-cu'] as const;
export type BaCayKind = (typeof BA_CAY_KINDS)[number];

type Held<Rule extends BaCayRuleId, Figures = unknown> = RuledStep<'held', Rule, Figures>;
type Failed<Rule extends BaCayRuleId, Figures = unknown> = RuledStep<'failed', Rule, Figures>;
/**
 * Two hands side by side. With a banker `who` is the player and `other` is `cai`; without, `who` is never the worse one.
 * `winner`: `who` or `other`; null where the two are equal. `decides` stands here where the comparison settled a player's stake
 * with the banker.
 */
type Compared<Rule extends BaCayRuleId, Figures = unknown> = Held<Rule, { other: Who; winner: Who | null } & Figures>;
/** Equal points, and each hand's best card: first that of `who`, then that of `other`. */
type BestCards<Rule extends BaCayRuleId, Figures = unknown> = Compared<
  Rule,
  { winner: Who; cards: readonly [Card, Card] } & Figures
>;

/** Every step that a ruling on Ba Cây can take. `words/` has a sentence for each in both languages. */
export type BaCayStep =
  // What each hand is. A ba tiên or a sáp is not counted.
  | Held<'bc-ba-tien', { cards: readonly Card[] }>
  /** `a-ten`: 10, J, Q, K alone, but a 10 is no face. `house`: three faces where the rule set gives them nothing. */
  | Failed<'bc-ba-tien', { cards: readonly Card[]; why: 'a-ten' | 'house' }>
  /** `place`, set by the rule set: below a ba tiên, or above all. */
  | Held<'bc-sap', { cards: readonly Card[]; place: Exclude<BaCayRules['threeAlike'], 'none'> }>
  /** `house`: three alike where the rule set gives them nothing. `ba-tien`: three J, Q or K are more as a ba tiên. */
  | Failed<'bc-sap', { cards: readonly Card[]; why: 'house' | 'ba-tien' }>
  /** The aces in a hand that is counted, 1 each; the J, Q and K in it, 10 each. Not after a ba tiên or sáp that failed. */
  | Held<'bc-ace' | 'bc-faces', { cards: readonly Card[] }>
  /** `parts`: what each card counts, in the order of the cards. Cay: 1 to 10; cao: 0 (bù) to 9. */
  | Held<
      'bc-points-cay' | 'bc-points-cao',
      { cards: readonly Card[]; parts: readonly number[]; total: number; points: number }
    >
  /** `cards` is A♦ alone. */
  | Held<'bc-10-at-cu', { cards: readonly Card[] }>
  /** Ten points with A♦ where that is nothing more: equal points draw, or every ace is the top of its suit. */
  | Failed<'bc-10-at-cu', { cards: readonly Card[]; why: 'points-draw' | 'aces-high' | 'aces-low' }>

  // How two hands compare.
  /** Different points; `points` of `who`, then of `other`. */
  | Compared<'bc-cmp-cay' | 'bc-cmp-cao', { by: 'points'; winner: Who; points: readonly [number, number] }>
  /** A ba tiên beats a hand of points, or a sáp where the rule set puts that below. `kinds` of `who`, then of `other`. */
  | Compared<'bc-cmp-cao', { by: 'kind'; winner: Who; kinds: readonly [BaCayKind, BaCayKind] }>
  /** A sáp beats a hand of points, or a ba tiên where the rule set puts it above. */
  | Compared<'bc-sap', { by: 'kind'; winner: Who; kinds: readonly [BaCayKind, BaCayKind] }>
  /** Two sáp: the higher rank, the ace low. One card of each. */
  | BestCards<'bc-sap', { by: 'rank' }>
  /** Two ba tiên draw. */
  | Compared<'bc-batien-tie', { winner: null }>
  /** Two ba tiên do not draw: the rule set compares their best cards, and the next step says how. */
  | Failed<'bc-batien-tie', { other: Who }>
  /** Equal points draw. */
  | Compared<
      'bc-cmp-cao',
      {
        by: 'draw';
        winner: null;
        /** What both have. */
        points: number;
      }
    >
  /** Equal points (or two ba tiên), best cards of different suits; of one rank where the rule set looks at ranks first. */
  | BestCards<'bc-suit-order', { suits: BaCayRules['suits']; compare: BaCayRules['compare'] }>
  /**
   * A♦ is the top card of all; or the best cards are of one suit (of any, by ranks first) and the loser's is a low ace, in a house
   * where A♦ is not or where every ace is.
   */
  | BestCards<'bc-at-cu', { why: 'top-card' | 'low-ace' | 'aces-low' }>
  /** The best cards are of one suit (of any, by ranks first) and the higher rank wins; `aceHigh` where that is an ace. */
  | BestCards<'bc-cmp-cay', { by: 'rank'; compare: BaCayRules['compare']; aceHigh: boolean }>

  // The outcome. With a banker, for each player:
  /** Equal hands: nobody wins, or the banker does. Follows the comparison. */
  | Held<'bc-mode-cai', { decides: true; bankerTie: BaCayRules['bankerTie'] }>
  /** `net` in stakes, + to the player; `times` is 2 where a ba tiên won and the rule set doubles it. */
  | Held<'bc-pay', { net: number; times: 1 | 2 }>
  // Without a banker, once for the table:
  /** The best hand takes all. */
  | Held<'bc-mode-tat', { decides: true }>
  /** Several best hands, `who` the first of them: they share, or play on, depending on the rule set (`bestTie`). */
  | Held<'bc-tat-tie', { decides: true; winners: readonly Who[] }>;
