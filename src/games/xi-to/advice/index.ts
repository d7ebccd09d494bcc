/** What was best in Xì Tố on what a seat could see: what it can expect of the pot, against what it costs to stay. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Card } from '#core/card.ts';
import type { Advice, Weighed } from '#core/game/advice.ts';
import type { XiToRuleId } from '../engine/rules.ts';
import { STREETS, type XiToAction, type XiToEvent, type XiToView } from '../round/index.ts';
import { DECK } from '../round/pack.ts';
import { type Sight, shareOf } from './share.ts';

/**
 * What bets tell and what is still to be bet is not counted, so an even chance may be out by this much, and a sure one by
 * nothing. The more cards are still to come, the more.
 */
const SLACK = 0.15;
const SLACK_AT_THE_END = 0.1;

export const advice: Advice<XiToEvent, XiToAction, XiToView> = {
  weigh(view) {
    const { legal, street } = view;
    // Which card one hides changes no hand.
    if (legal.length < 2 || street === 0) return null;
    const share = shareOf(sightOf(view), view.rules);
    const figures = legal.map(({ action }) => figuresOf(view, action, share));
    // The first of them is the cheapest way to stay: to call, to pass, or the least tố.
    const stay = assertDefined(figures[legal.findIndex(({ action }) => action.type !== 'up')]);
    const weighed = legal.map(({ action }, at): Weighed<XiToAction> => {
      const found = assertDefined(figures[at]);
      // More chips in the pot are good for whoever is ahead, if others follow: that is not known. They are bad for who is behind.
      const worth = action.type === 'to' ? Math.min(found.chips, stay.chips) : found.chips;
      return { action, worth, figures: { ...found } };
    });
    const slack = street === STREETS ? SLACK_AT_THE_END : SLACK;
    return { rule: ruleOf(weighed), weighed, close: slack * 2 * Math.sqrt(share * (1 - share)) * stay.pot };
  },
};

/** What is said of a move. */
interface Figures {
  /** The share of the pot that can be expected at the showdown, 0 to 1; nothing for who folds. */
  readonly share: number;
  /** Chips that it costs now. */
  readonly price: number;
  /** Chips in the pot once everybody who is in has matched the bet. */
  readonly pot: number;
  /** Chips that can be expected, less what it costs: of what is paid already nothing. */
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

/** What the best move is. */
function ruleOf(weighed: readonly Weighed<XiToAction>[]): XiToRuleId {
  const best = weighed.reduce((one, other) => (other.worth > one.worth ? other : one));
  return RULES[best.action.type];
}

/** The up cards of those who folded are seen, too. */
function sightOf({ seat, seats }: XiToView): Sight {
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
