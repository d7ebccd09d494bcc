/** Moves of the last turn, weighed by what is left once it is over. */

import type { Card } from '#core/card.ts';
import type { TaLaAction, TaLaEvent, TaLaView } from '../round/index.ts';
import { dangerOf } from './danger.ts';
import { type Figures, NOTHING, worthOf } from './figures.ts';
import { bestWay, ended, type LastTurn, laidDown, laidOff, type Way } from './last-turn.ts';
import { ownIn, unseenIn } from './seen.ts';

/** @param laid how many cards of its own the seat has laid down before */
export function atLast(view: TaLaView, seen: readonly TaLaEvent[], laid: number): (action: TaLaAction) => Figures {
  const { seat: who, rules, table } = view;
  const turn: LastTurn = { who, rules, table, laid, ...ownIn(view) };
  const danger = dangerOf(view, seen, true);
  const figuresOf = ({ ending: { points, mom, out }, discard }: Way): Figures => ({
    ...NOTHING,
    points,
    burnt: mom ? points : 0,
    mom: Number(mom),
    out: Number(out),
    // Once somebody is ù, no card is eaten any more.
    ...(discard !== undefined && !out ? danger(discard) : {}),
  });
  const best = (from: LastTurn): Figures => figuresOf(bestWay(from, (way) => worthOf(figuresOf(way))));
  const taking = (card: Card, eaten: readonly Card[]): Figures =>
    best(laidDown({ ...turn, hand: [...turn.hand, card], eaten }));
  return (action) => {
    switch (action.type) {
      case 'discard':
        return figuresOf({ ending: ended(turn, action.card), discard: action.card });
      case 'gui':
        return best(laidOff(turn, action.card, action.meld));
      case 'eat':
        return view.fresh ? taking(view.fresh.card, [...turn.eaten, view.fresh.card]) : NOTHING;
      case 'draw':
        return meanOf(unseenIn(view).map((card) => taking(card, turn.eaten)));
      case 'lay':
        return best(laidDown(turn));
      case 'u':
        return NOTHING;
    }
  };
}

/** The mean of each figure. */
function meanOf(all: readonly Figures[]): Figures {
  const mean = (name: keyof Figures): number => all.reduce((sum, one) => sum + one[name], 0) / all.length;
  return {
    ...NOTHING,
    points: mean('points'),
    burnt: mean('burnt'),
    mom: mean('mom'),
    out: mean('out'),
    eaten: mean('eaten'),
    price: Math.max(...all.map(({ price }) => price)),
  };
}
