import { assertDefined } from '#core/assert-defined.ts';
import { type Card, isAce } from '#core/card.ts';
import type { Who } from '#core/ruling.ts';
import type { Hand } from './hand.ts';
import type { BaCayRules } from './rules.ts';
import { bestCardOf, type CardGround, compareHands } from './showdown.ts';
import type { BaCayStep } from './steps.ts';

/** What every comparison with a winner says. */
interface Won {
  readonly outcome: 'held';
  readonly who: Who;
  readonly other: Who;
  readonly winner: Who;
  readonly decides?: true;
}

/**
 * How two hands compare, step by step.
 * @param settles whether a winner wins the first one's stake by it
 */
export function explainComparison(a: Hand, b: Hand, rules: BaCayRules, settles: boolean): BaCayStep[] {
  const { order, by } = compareHands(a, b, rules);
  const two = { who: a.who, other: b.who };
  const won: Won = {
    outcome: 'held',
    ...two,
    winner: order > 0 ? a.who : b.who,
    ...(settles ? { decides: true } : {}),
  };
  switch (by) {
    case 'kind': {
      const rule = (order > 0 ? a : b).kind === 'sap' ? 'bc-sap' : 'bc-cmp-cao';
      return [{ rule, ...won, by, kinds: [a.kind, b.kind] }];
    }
    case 'sap-rank':
      return [{ rule: 'bc-sap', ...won, by: 'rank', cards: [assertDefined(a.cards[0]), assertDefined(b.cards[0])] }];
    case 'points': {
      const rule = rules.ten === 'best' ? 'bc-cmp-cay' : 'bc-cmp-cao';
      return [{ rule, ...won, by, points: [a.points, b.points] }];
    }
    case 'draw':
      if (a.kind === 'ba-tien') return [{ rule: 'bc-batien-tie', outcome: 'held', ...two, winner: null }];
      return [{ rule: 'bc-cmp-cao', outcome: 'held', ...two, winner: null, by, points: a.points }];
    default: {
      const cards = explainCards(by, [bestCardOf(a, rules), bestCardOf(b, rules)], won, rules);
      return a.kind === 'ba-tien' ? [{ rule: 'bc-batien-tie', outcome: 'failed', ...two }, cards] : [cards];
    }
  }
}

function explainCards(by: CardGround, cards: readonly [Card, Card], won: Won, rules: BaCayRules): BaCayStep {
  switch (by) {
    case 'top-card':
    case 'low-ace':
      return { rule: 'bc-at-cu', ...won, cards, why: rules.ace === 'low' ? 'aces-low' : by };
    case 'suit':
      return { rule: 'bc-suit-order', ...won, cards, suits: rules.suits, compare: rules.compare };
    case 'rank':
      return { rule: 'bc-cmp-cay', ...won, cards, by, compare: rules.compare, aceHigh: cards.some(isAce) };
  }
}
