/** What was best in Xì Dách on what a player could see: to draw or to stand, counted over all cards unseen. */

import type { Card } from '#core/card.ts';
import type { Advice, Weighed } from '#core/game/advice.ts';
import { type Kind, readHand } from '../engine/hand.ts';
import type { XiDachRuleId } from '../engine/rules.ts';
import type { Knows } from '../odds/banker.ts';
import { type Choice, chooser } from '../odds/choice.ts';
import { shapeOf, WHOLE, without } from '../odds/shapes.ts';
import { BANKER, type XiDachAction, type XiDachEvent, type XiDachView } from '../round/index.ts';

/** A chip in a hundred staked: less than that, people would not quarrel about. */
const CLOSE = 0.01;

/**
 * Players alone: what is best for the banker hangs on how the others come to stand, and of that he sees nothing but numbers of cards.
 * Who has drawn over 21 where that is punished has nothing to decide any more: he will be found out.
 */
export const advice: Advice<XiDachEvent, XiDachAction, XiDachView> = {
  weigh(view, seen) {
    const { seat, rules, legal, offender } = view;
    const may = (type: XiDachAction['type']) => legal.some(({ action }) => action.type === type);
    if (seat === BANKER || offender || !may('draw') || !may('stand')) return null;
    const hand = shownOf(view, (who) => who === seat);
    const others = shownOf(view, (who) => who !== seat);
    const choose = chooser({
      rules,
      pack: without(WHOLE, shapeOf(others)),
      knows: knowledge(view, seen),
      den: denOf(view),
    });
    const choice = choose(shapeOf(hand));
    const weighed = legal.flatMap(({ action }) => weighedOf(action, choice) ?? []);
    return { rule: RULES[readHand(seat, hand, rules).kind] ?? 'xd-draw', weighed, close: CLOSE };
  },
};

/** What whoever draws or stands on such a hand has to know. */
const RULES: Partial<Readonly<Record<Kind, XiDachRuleId>>> = { non: 'xd-min-stand', quac: 'xd-bust-draw' };

function shownOf({ seats }: XiDachView, whose: (who: string) => boolean): readonly Card[] {
  return seats.filter(({ who }) => whose(who)).flatMap(({ cards }) => cards.filter((card) => card !== null));
}

/** The banker has no card but his first two before every player is through. Who may not check while short has enough once he does. */
function knowledge({ rules }: XiDachView, seen: readonly XiDachEvent[]): Knows {
  const checked = seen.some(({ type }) => type === 'check');
  return checked && rules.shortBanker === 'may-not-check' ? 'of-age' : 'no-natural';
}

/** Rule xd-den-amount: all stakes of the table, in his own. */
function denOf({ seat, seats }: XiDachView): number {
  const all = seats.reduce((sum, { stake }) => sum + (stake ?? 0), 0);
  const own = seats.find(({ who }) => who === seat)?.stake;
  return own ? all / own : 0;
}

function weighedOf(action: XiDachAction, { stand, draw, bust, offence }: Choice): Weighed<XiDachAction> | null {
  if (action.type === 'stand') return { action, worth: stand.net, figures: { ...stand } };
  if (action.type === 'draw' && draw) return { action, worth: draw.net, figures: { ...draw, bust, offence } };
  return null;
}
