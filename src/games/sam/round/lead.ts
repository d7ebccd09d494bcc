/** Who leads the deal. Rules sam-lead-first, sam-lead-next and sam-call. */

import { assertDefined } from '#core/assert-defined.ts';
import { ALL_CARDS, type Card } from '#core/card.ts';
import { shuffle } from '#core/random/deck.ts';
import { withEvents } from '#core/rounds/seats.ts';
import type { Who } from '#core/ruling.ts';
import { byHeight } from '../engine/ranks.ts';
import type { SamEvent, SamState } from './types.ts';

/** The calling is over: the caller leads, or else the last winner, or in a first deal whoever the rule set chooses. */
export function beginPlay(state: SamState, caller: Who | null): SamState {
  const lead = caller === null ? leaderOf(state) : callerLeads(caller);
  return withEvents({ ...state, caller, phase: 'play', turn: lead.who }, lead);
}

type Lead = Extract<SamEvent, { readonly type: 'lead' }>;

function callerLeads(who: Who): Lead {
  return { type: 'lead', who, rule: 'sam-call', why: 'caller', cards: [] };
}

function leaderOf({ rules, setup, seats }: SamState): Lead {
  if (setup.lastWinner !== null) {
    return { type: 'lead', who: setup.lastWinner, rule: 'sam-lead-next', why: 'last-winner', cards: [] };
  }
  const lowest = seats
    .map(({ name, hand }): readonly [Who, Card] => [name, assertDefined(hand[0])])
    .sort(([, a], [, b]) => byHeight(a, b));
  const [low, card] = assertDefined(lowest[0]);
  if (rules.firstLead === 'lowest') {
    return { type: 'lead', who: low, rule: 'sam-lead-first', why: 'lowest', cards: [card] };
  }
  // A draw of its own, so that the seat that leads says nothing about the cards that were dealt.
  const drawn = assertDefined(shuffle(ALL_CARDS.slice(0, seats.length), -1 - setup.seed)[0]);
  return { type: 'lead', who: assertDefined(seats[drawn]).name, rule: 'sam-lead-first', why: 'random', cards: [] };
}
