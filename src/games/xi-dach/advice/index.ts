/** Advice for Xì Dách from what a seat could see: to draw or to stand, computed over all unseen cards. */

import type { Card } from '#core/card.ts';
import type { Advice, Weighed } from '#core/game/advice.ts';
import { readHand, type XiDachKind } from '../engine/hand.ts';
import type { XiDachRuleId } from '../engine/rules.ts';
import { bankerChooser, type Chooser, chooser, type DrawChoice } from '../odds/choice.ts';
import type { Knows } from '../odds/hidden.ts';
import { type HandShape, removeShape, shapeOf, WHOLE_DECK } from '../odds/shapes.ts';
import { BANKER, type XiDachAction, type XiDachEvent, type XiDachView } from '../round/index.ts';

/** In stakes, one hundredth: a smaller difference does not matter to people. */
const CLOSE = 0.01;

/** No advice for a seat that has drawn over 21 where that is punished: it will be found out, whatever it does. */
export const advice: Advice<XiDachEvent, XiDachAction, XiDachView> = {
  chips: { by: 'worth', unit: stakeOf },
  weigh(view, seen) {
    const { seat, turn, rules, legal, offender } = view;
    if (turn !== seat || offender || legal.length < 2) return null;
    const choose = seat === BANKER ? ofBanker(view) : ofPlayer(view, seen);
    if (!choose) return null;
    const hand = shownOf(view, (who) => who === seat);
    const choice = choose(shapeOf(hand));
    // No player who follows the assumed policy can hold this many cards.
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
 * Only with one player left, whom the banker checks or for whom the banker draws. With more, the result depends on whom the
 * banker checks first and on the draws between the checks, which is not computed.
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
function packOf(view: XiDachView, seat: string): HandShape {
  return removeShape(WHOLE_DECK, shapeOf(shownOf(view, (who) => who !== seat)));
}

/** The rule to cite for such a hand. */
const RULES: Partial<Readonly<Record<XiDachKind, XiDachRuleId>>> = { non: 'xd-min-stand', quac: 'xd-bust-draw' };

function shownOf({ seats }: XiDachView, whose: (who: string) => boolean): readonly Card[] {
  return seats.filter(({ who }) => whose(who)).flatMap(({ cards }) => cards.filter((card) => card !== null));
}

/**
 * The banker has only two cards until every player is done. A banker who may not check while short has enough once a check
 * happened.
 */
function knowledge({ rules }: XiDachView, seen: readonly XiDachEvent[]): Knows {
  const checked = seen.some(({ type }) => type === 'check');
  return checked && rules.shortBanker === 'may-not-check' ? 'of-age' : 'no-natural';
}

/** The chips of the stake that worths are counted in: the seat's own, or of the one player whom the banker still has to settle. */
function stakeOf({ seat, seats }: XiDachView): number {
  const played = seats.find(({ who, stage }) => (seat === BANKER ? stage === 'finished' : who === seat));
  return played?.stake ?? 0;
}

/** Rule xd-den-amount: the sum of all stakes, in units of the seat's own stake. */
function denOf({ seat, seats }: XiDachView): number {
  const all = seats.reduce((sum, { stake }) => sum + (stake ?? 0), 0);
  const own = seats.find(({ who }) => who === seat)?.stake;
  return own ? all / own : 0;
}

function weighedOf(action: XiDachAction, { stand, draw, bust, offence }: DrawChoice): Weighed<XiDachAction> | null {
  if (action.type === 'stand' || action.type === 'check') return { action, worth: stand.net, figures: { ...stand } };
  if (action.type === 'draw' && draw) return { action, worth: draw.net, figures: { ...draw, bust, offence } };
  return null;
}
