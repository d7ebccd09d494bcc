/** The round that a coach leads through, played to its end, and where it lies at each step. */

import { displayCard } from '#core/card.ts';
import type { CoachedRound, CoachStep, ExpectedMove } from '#core/game/coach.ts';
import type { Action } from '#core/game/round.ts';
import type { Rounds } from '../rounds.ts';
import { stateOf } from '../sitting.ts';

/** A step at its moment. */
export interface CoachMoment {
  readonly step: CoachStep;
  /** The state of the round that lies on the table. */
  readonly at: number;
  /** The cards to tap, as they are written on them. */
  readonly cards: readonly string[];
  /** The move to make; undefined where there is none yet. */
  readonly action: Action | undefined;
}

export interface Coached {
  /** With all of its states. */
  readonly rounds: Rounds;
  readonly moments: readonly CoachMoment[];
}

/**
 * Deals the coach's round under the usual rule set and makes its moves; the others play plainly.
 * @param opened any rounds at the same table
 * @returns undefined where it cannot be dealt, or a move is not legal: a test holds that it never is
 */
export function playCoached(opened: Rounds, { seed, people, steps }: CoachedRound): Coached | undefined {
  const bank = opened.table.banks ? people - 1 : 0;
  const plain = opened.with({ sitting: { ...opened.sitting, rivals: undefined } });
  let rounds = plain.dealt({ seed, people, bank, winner: null }, {}, { count: 1, chips: [] });
  if (!rounds) return undefined;
  const moments: CoachMoment[] = [];
  for (const step of steps) {
    const now: Rounds = rounds;
    const at = (step.do === 'read' ? step.at : undefined) ?? now.sitting.states.length - 1;
    const cards = step.do !== 'read' && step.cards ? step.cards.split(' ') : [];
    const action = step.do === 'move' ? expectedAction(now, step) : undefined;
    moments.push({ step, at, cards, action });
    if (step.do !== 'move') continue;
    if (!action) return undefined;
    rounds = now.act(action);
  }
  return { rounds, moments };
}

function expectedAction({ playing, sitting }: Rounds, { type, cards, amount }: ExpectedMove): Action | undefined {
  const { round } = playing.file;
  const wanted = cards?.split(' ').toSorted().join(' ');
  const isIt = (action: Action): boolean =>
    action.type === type &&
    (wanted === undefined || cardsOf(action).map(displayCard).toSorted().join(' ') === wanted) &&
    (amount === undefined || ('amount' in action && action.amount === amount));
  return round.legal(stateOf(sitting), sitting.you).find(({ action }) => isIt(action))?.action;
}

function cardsOf({ card, cards }: Action): NonNullable<Action['cards']> {
  return cards ?? (card === undefined ? [] : [card]);
}

/** The same deal with its moves so far, to be played on without a coach. */
export function playedSoFar({ rounds }: Coached, at: number): Rounds {
  const { states, actions } = rounds.sitting;
  return rounds.continued({ ...rounds.sitting, states: states.slice(0, at + 1), actions: actions.slice(0, at) });
}
