/** Moves with turns still to come, weighed by all that could come in them. */

import type { TaLaAction, TaLaEvent, TaLaView } from '../round/index.ts';
import { ownIn } from '../round/seats.ts';
import { dangerOf } from './danger.ts';
import { type MoveFigures, NO_FIGURES } from './figures.ts';
import { counterOf, waitsOf } from './left.ts';
import { outlookOf } from './outlook.ts';
import { unseenCards } from './seen.ts';

/** The most cards looked ahead: what comes later depends on what others discard. */
const FAR = 3;

/** Averages over every choice of unseen cards that could come in this many own turns after this one. */
export function ahead(view: TaLaView, seen: readonly TaLaEvent[], turns: number): (action: TaLaAction) => MoveFigures {
  const { hand, eaten } = ownIn(view);
  const unseen = unseenCards(view);
  const all = [...hand, ...unseen, ...(view.fresh ? [view.fresh.card] : [])];
  const counter = counterOf(eaten, all, view.rules);
  const danger = dangerOf(view, seen, false);
  return (action) => {
    if (action.type === 'discard') {
      const draws = Math.min(turns, FAR);
      const rest = hand.filter((card) => card !== action.card);
      const outlook = outlookOf(rest, unseen, draws, draws, counter);
      return {
        ...NO_FIGURES,
        ...outlook,
        ...danger(action.card),
        waits: waitsOf(rest, unseen, eaten, view.rules),
        turns,
      };
    }
    // A card taken now is one of the cards looked ahead.
    const more = Math.min(turns, FAR - 1);
    if (action.type !== 'eat' || !view.fresh) {
      const waits = waitsOf(hand, unseen, eaten, view.rules);
      return { ...NO_FIGURES, ...outlookOf(hand, unseen, more + 1, more + 1, counter), waits, turns };
    }
    const { card } = view.fresh;
    const withIt = counterOf([...eaten, card], all, view.rules);
    return { ...NO_FIGURES, ...outlookOf([...hand, card], unseen, more, more + 1, withIt), turns };
  };
}
