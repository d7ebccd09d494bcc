/** What was best in Tá Lả on what a seat could see: which cards it waits for, what it will have left, who may eat from it. */

import { withoutCards } from '#core/card.ts';
import type { Advice, Weighed } from '#core/game/advice.ts';
import { arrange } from '../engine/arrange.ts';
import type { TaLaRuleId } from '../engine/rules.ts';
import { ROUNDS, type TaLaAction, type TaLaEvent, type TaLaState, type TaLaView } from '../round/index.ts';
import { ownIn } from '../round/seats.ts';
import { ahead } from './ahead.ts';
import { atLast } from './at-last.ts';
import { type MoveFigures, moveWorth, NO_FIGURES, UNIT } from './figures.ts';
import { redeal } from './redeal.ts';
import { madeBy, priceOf, winsATurn } from './seen.ts';

/** A player who is ù and does not say so may be beaten to it by another. */
const LATE = 2 * UNIT;

/**
 * In points. What others hold and discard is estimated, so that a smaller difference is no mistake; where nothing is estimated,
 * hardly any is allowed.
 */
const CLOSE = 3;
const CLOSE_TO_EAT = 5;
const EXACT = 0.5;

export const advice: Advice<TaLaEvent, TaLaAction, TaLaView, TaLaState> = {
  chips: { by: 'playouts', redeal },
  weigh(view, seen) {
    if (view.legal.length < 2) return null;
    const figures = figuring(view, seen);
    const mayGoOut = view.legal.some(({ action }) => action.type === 'u');
    const weighed = view.legal.map(({ action }): Weighed<TaLaAction> => {
      const found = figures(action);
      const worth = moveWorth(found) - (mayGoOut && found.turns > 0 ? LATE : 0);
      return { action, worth, figures: { ...found, ...looseAfter(view, action) } };
    });
    return { rule: ruleOf(view, weighed), weighed, close: closeOf(view, weighed) };
  },
};

/** The points of loose cards right after a discard. */
function looseAfter(view: TaLaView, action: TaLaAction): { readonly loose?: number } {
  if (action.type !== 'discard') return {};
  const { hand, eaten } = ownIn(view);
  const left = arrange(withoutCards(hand, [action.card]), eaten, view.rules);
  return left ? { loose: left.points } : {};
}

/** Computes the figures of the moves at one moment. */
function figuring(view: TaLaView, seen: readonly TaLaEvent[]): (action: TaLaAction) => MoveFigures {
  const { seat } = view;
  const laid = seen.flatMap((event) => (event.type === 'lay' && event.who === seat ? event.melds.flat() : [])).length;
  const turns = ROUNDS - 1 - madeBy(seat, seen);
  // A player who plays on after laying down keeps the laid melds and only discards.
  const counted = turns === 0 || laid > 0 ? atLast(view, seen, laid) : ahead(view, seen, turns);
  const eating = winsATurn(view, seen) && laid === 0 ? ahead(view, seen, turns + 1) : counted;
  return (action) => {
    if (action.type === 'u') return { ...NO_FIGURES, out: 1 };
    return action.type === 'eat' ? { ...eating(action), gain: gainOf(view, seen) } : counted(action);
  };
}

function gainOf({ fresh, rules }: TaLaView, seen: readonly TaLaEvent[]): number {
  if (!fresh || rules.payout !== 'standard') return 0;
  return priceOf(fresh.from, madeBy(fresh.from, seen) === ROUNDS, seen);
}

/** The rule that the move is about. */
function ruleOf({ phase, legal }: TaLaView, weighed: readonly Weighed<TaLaAction>[]): TaLaRuleId {
  const may = (type: TaLaAction['type']): boolean => legal.some(({ action }) => action.type === type);
  if (may('u')) return 'tl-u';
  if (phase === 'take') return 'tl-turn';
  if (may('gui')) return 'tl-gui';
  return weighed.some(({ figures: { turns = 0 } }) => turns > 0) ? 'tl-ca' : 'tl-score';
}

function closeOf({ phase }: TaLaView, weighed: readonly Weighed<TaLaAction>[]): number {
  if (phase === 'take') return CLOSE_TO_EAT;
  return weighed.some(({ figures: { turns = 0, eaten = 0 } }) => turns > 0 || eaten > 0) ? CLOSE : EXACT;
}
