/** What was best in Xì Dách on what a seat could see: to draw or to leave it at that, counted over all cards unseen. */

import type { Card } from '#core/card.ts';
import type { Advice, Weighed } from '#core/game/advice.ts';
import { type Kind, readHand } from '../engine/hand.ts';
import type { XiDachRuleId } from '../engine/rules.ts';
import { bankerChooser, type Choice, type Chooser, chooser } from '../odds/choice.ts';
import type { Knows } from '../odds/hidden.ts';
import { type Shape, shapeOf, WHOLE, without } from '../odds/shapes.ts';
import { BANKER, type XiDachAction, type XiDachEvent, type XiDachView } from '../round/index.ts';

/** A chip in a hundred staked: less than that, people would not quarrel about. */
const CLOSE = 0.01;

/** Nothing to say of who has drawn over 21 where that is punished: he will be found out, whatever he does. */
export const advice: Advice<XiDachEvent, XiDachAction, XiDachView> = {
  weigh(view, seen) {
    const { seat, turn, rules, legal, offender } = view;
    if (turn !== seat || offender || legal.length < 2) return null;
    const choose = seat === BANKER ? ofBanker(view) : ofPlayer(view, seen);
    if (!choose) return null;
    const hand = shownOf(view, (who) => who === seat);
    const choice = choose(shapeOf(hand));
    // Nobody who plays as is assumed comes by so many cards.
    if (choice.known === 0) return null;
    const { kind } = readHand(seat, hand, rules);
    const usual = seat === BANKER ? 'xd-check-each' : 'xd-draw';
    const weighed = legal.flatMap(({ action }) => weighedOf(action, choice) ?? []);
    return { rule: RULES[kind] ?? usual, weighed, close: CLOSE };
  },
};

function ofPlayer(view: XiDachView, seen: readonly XiDachEvent[]): Chooser {
  const { seat, rules } = view;
  return chooser({ rules, pack: packOf(view, seat), knows: knowledge(view, seen), den: denOf(view) });
}

/**
 * Only with one player left, whom he checks or for whom he draws. With more of them it hangs on whom he checks first, and on what he does
 * between the checks: nothing that can be counted while one waits.
 */
function ofBanker(view: XiDachView): Chooser | null {
  const { rules, seats } = view;
  const [player, ...others] = seats.filter(({ stage }) => stage === 'finished');
  if (!player || others.length > 0) return null;
  const open = shownOf(view, (who) => who === player.who);
  return bankerChooser({
    rules,
    pack: packOf(view, BANKER),
    player: open.length > 0 ? readHand(player.who, open, rules) : player.cards.length,
  });
}

/** All that may still come, with the own hand: every card but those of others that lie open. */
function packOf(view: XiDachView, seat: string): Shape {
  return without(WHOLE, shapeOf(shownOf(view, (who) => who !== seat)));
}

/** What whoever has such a hand must know. */
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
  if (action.type === 'stand' || action.type === 'check') return { action, worth: stand.net, figures: { ...stand } };
  if (action.type === 'draw' && draw) return { action, worth: draw.net, figures: { ...draw, bust, offence } };
  return null;
}
