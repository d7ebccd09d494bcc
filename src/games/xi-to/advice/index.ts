/** Advice for Xì Tố from what a seat could see: its expected share of the pot, against the cost of staying. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Card } from '#core/card.ts';
import type { Advice, Weighed } from '#core/game/advice.ts';
import type { XiToRuleId } from '../engine/rules.ts';
import { STREETS, type XiToAction, type XiToEvent, type XiToView } from '../round/index.ts';
import { DECK } from '../round/pack.ts';
import { type SeenTable, shareOf } from './share.ts';

/**
 * The tolerance for an even chance; for a certain one it is 0. Information from bets and future bets is not counted, so that it
 * is larger while more cards are still to come.
 */
const SLACK = 0.15;
const SLACK_AT_THE_END = 0.1;

export const advice: Advice<XiToEvent, XiToAction, XiToView> = {
  chips: { by: 'worth', unit: () => 1 },
  weigh(view) {
    const { legal, street } = view;
    // The choice of the hole card changes no hand.
    if (legal.length < 2 || street === 0) return null;
    const share = shareOf(sightOf(view), view.rules);
    const figures = legal.map(({ action }) => figuresOf(view, action, share));
    // The first of them is the cheapest way to stay: to call, to pass, or the least tố.
    const stay = assertDefined(figures[legal.findIndex(({ action }) => action.type !== 'up')]);
    const weighed = legal.map(({ action }, at): Weighed<XiToAction> => {
      const found = assertDefined(figures[at]);
      // A larger pot is good for the seat that is ahead if others follow, which is not known, and bad for one that is behind.
      const worth = action.type === 'to' ? Math.min(found.chips, stay.chips) : found.chips;
      return { action, worth, figures: { ...found } };
    });
    const slack = street === STREETS ? SLACK_AT_THE_END : SLACK;
    return { rule: ruleOf(weighed), weighed, close: slack * 2 * Math.sqrt(share * (1 - share)) * stay.pot };
  },
};

/** The figures of a move. */
interface Figures {
  /** The share of the pot that can be expected at the showdown, 0 to 1; nothing for who folds. */
  readonly share: number;
  /** Chips that it costs now. */
  readonly price: number;
  /** Chips in the pot once everybody who is in has matched the bet. */
  readonly pot: number;
  /** Expected chips less the cost of the move; chips already paid do not count. */
  readonly chips: number;
}

function figuresOf(view: XiToView, action: XiToAction, share: number): Figures {
  const { seat, seats, pot, toMatch } = view;
  if (action.type === 'up') return { share: 0, price: 0, pot, chips: 0 };
  const price = toMatch + (action.type === 'to' ? action.amount : 0);
  const bet = price + assertDefined(seats.find(({ who }) => who === seat)).bet;
  const full = seats.reduce((sum, one) => (one.folded ? sum : sum + bet - one.bet), pot);
  return { share, price, pot: full, chips: share * full - price };
}

const RULES: Readonly<Record<XiToAction['type'], XiToRuleId>> = {
  theo: 'xt-act-theo',
  check: 'xt-no-check',
  to: 'xt-act-to',
  up: 'xt-act-up',
  hole: 'xt-deal',
};

/** The rule of the best move. */
function ruleOf(weighed: readonly Weighed<XiToAction>[]): XiToRuleId {
  const best = weighed.reduce((one, other) => (other.worth > one.worth ? other : one));
  return RULES[best.action.type];
}

/** The up cards of seats that folded are known, too. */
function sightOf({ seat, seats }: XiToView): SeenTable {
  const own = seats.filter(({ who }) => who === seat).flatMap(({ cards }) => cards.filter(isSeen));
  const rivals = seats.filter(({ who, folded }) => who !== seat && !folded);
  const known = new Set(seats.flatMap(({ cards }) => cards));
  return {
    own,
    rivals: rivals.map(({ cards }) => cards.filter(isSeen)),
    unseen: DECK.filter((card) => !known.has(card)),
  };
}

function isSeen(card: Card | null): card is Card {
  return card !== null;
}
