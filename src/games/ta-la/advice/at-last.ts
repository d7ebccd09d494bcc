/** Moves of the last turn, weighed by what is left once it is over. */

import type { Card } from '#core/card.ts';
import type { TaLaAction, TaLaEvent, TaLaView } from '../round/index.ts';
import { ownIn } from '../round/seats.ts';
import { dangerOf } from './danger.ts';
import { type MoveFigures, moveWorth, NO_FIGURES } from './figures.ts';
import { bestDiscard, endingAfter, type FinalDiscard, type LastTurn, laidDown, laidOff } from './last-turn.ts';
import { unseenCards } from './seen.ts';

/** @param laid how many cards of its own the seat has laid down before */
export function atLast(view: TaLaView, seen: readonly TaLaEvent[], laid: number): (action: TaLaAction) => MoveFigures {
  const { seat: who, rules, table } = view;
  const turn: LastTurn = { who, rules, table, laid, ...ownIn(view) };
  const danger = dangerOf(view, seen, true);
  const figuresOf = ({ ending: { points, mom, out }, discard }: FinalDiscard): MoveFigures => ({
    ...NO_FIGURES,
    points,
    burnt: mom ? points : 0,
    mom: Number(mom),
    out: Number(out),
    // Once somebody is ù, no card is eaten any more.
    ...(discard !== undefined && !out ? danger(discard) : {}),
  });
  const best = (from: LastTurn): MoveFigures => figuresOf(bestDiscard(from, (way) => moveWorth(figuresOf(way))));
  const taking = (card: Card, eaten: readonly Card[]): MoveFigures =>
    best(laidDown({ ...turn, hand: [...turn.hand, card], eaten }));
  return (action) => {
    switch (action.type) {
      case 'discard':
        return figuresOf({ ending: endingAfter(turn, action.card), discard: action.card });
      case 'gui':
        return best(laidOff(turn, action.card, action.meld));
      case 'eat':
        return view.fresh ? taking(view.fresh.card, [...turn.eaten, view.fresh.card]) : NO_FIGURES;
      case 'draw':
        return meanOf(unseenCards(view).map((card) => taking(card, turn.eaten)));
      case 'lay':
        return best(laidDown(turn));
      case 'u':
        return NO_FIGURES;
    }
  };
}

/** The mean of each figure. */
function meanOf(all: readonly MoveFigures[]): MoveFigures {
  const mean = (name: keyof MoveFigures): number => all.reduce((sum, one) => sum + one[name], 0) / all.length;
  return {
    ...NO_FIGURES,
    points: mean('points'),
    burnt: mean('burnt'),
    mom: mean('mom'),
    out: mean('out'),
    eaten: mean('eaten'),
    price: Math.max(...all.map(({ price }) => price)),
  };
}
