/** What each seat may do, and which rule forbids the rest. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Card } from '#core/card.ts';
import { nextOf, seatOf } from '#core/rounds/seats.ts';
import type { Who } from '#core/ruling.ts';
import { readCards } from '../engine/combination.ts';
import { explainContest } from '../engine/explain.ts';
import { heightOf } from '../engine/ranks.ts';
import type { SamRuleId } from '../engine/rules.ts';
import { FLAW_RULES } from '../engine/steps.ts';
import { endsOnTwo, legalPlays, type Play, strandsTwos } from '../hands/plays.ts';
import { isDone, playToBeat } from './seats.ts';
import type { SamAction, SamOption, SamState, Seat } from './types.ts';

/** All that this seat may do now; empty when it is not its move. In the calling everyone who has not answered may do so. */
export function legal(state: SamState, name: Who): readonly SamOption[] {
  const seat = seatOf(state, name);
  if (!seat || isDone(state)) return [];
  if (state.phase === 'call') {
    return seat.answer === null
      ? [{ action: { type: 'call', seat: name } }, { action: { type: 'silent', seat: name } }]
      : [];
  }
  if (state.turn !== name) return [];
  const table = playToBeat(state);
  const options = legalPlays(seat.hand, table?.combination ?? null, state.rules).map((play): SamOption => {
    const warns = warningOf(state, seat, play);
    return { action: { type: 'play', seat: name, cards: play.cards }, ...(warns ? { warns } : {}) };
  });
  return table ? [...options, { action: { type: 'pass', seat: name } }] : options;
}

/**
 * The rule that forbids an action, or undefined. sam-players: nobody sits there; sam-pass: it is not this seat's move, it leads,
 * or it does not hold the cards; sam-bao-sam: the calling is over, or not yet.
 */
export function refusal(state: SamState, action: SamAction): SamRuleId | undefined {
  const seat = seatOf(state, action.seat);
  if (!seat) return 'sam-players';
  if (isDone(state)) return 'sam-end';
  switch (action.type) {
    case 'call':
    case 'silent':
      return state.phase === 'call' && seat.answer === null ? undefined : 'sam-bao-sam';
    case 'pass':
      return turnRefusal(state, seat) ?? (playToBeat(state) ? undefined : 'sam-pass');
    case 'play':
      return turnRefusal(state, seat) ?? playRefusal(state, seat, action.cards);
  }
}

function turnRefusal({ phase, turn }: SamState, { name }: Seat): SamRuleId | undefined {
  if (phase === 'call') return 'sam-bao-sam';
  return turn === name ? undefined : 'sam-pass';
}

/** Rules sam-single to sam-no-other-chop, and sam-thoi-2 where the rule set forbids a last 2. */
function playRefusal(state: SamState, { hand }: Seat, cards: readonly Card[]): SamRuleId | undefined {
  const own = cards.length > 0 && new Set(cards).size === cards.length && cards.every((card) => hand.includes(card));
  if (!own) return 'sam-pass';
  const reading = readCards(cards, state.rules);
  if (!reading.ok) return FLAW_RULES[reading.flaw];
  const { legal: beats, steps } = explainContest(
    reading.combination,
    playToBeat(state)?.combination ?? null,
    state.rules,
  );
  if (!beats) return assertDefined(steps[0]).rule;
  return strandsTwos({ ...reading.combination, cards }, hand, state.rules) ? 'sam-thoi-2' : undefined;
}

/**
 * What a legal play risks: a last 2 that does not win, or a higher single kept back before a last card. Against a caller any last
 * card wins.
 */
function warningOf(state: SamState, seat: Seat, play: Play): SamRuleId | undefined {
  const last = play.length === seat.hand.length && (state.caller === null || state.caller === seat.name);
  if (last && endsOnTwo(play) && state.rules.finishOnTwo === 'thoi') return 'sam-thoi-2';
  return keepsBack(state, seat, play.cards).length > 0 ? 'sam-bao-mot' : undefined;
}

/**
 * Rule sam-bao-mot, house rule `lastCard`: the higher cards kept back where the next seat has one card left and is still in the
 * trick, and this single is not the highest of the hand. There is no such duty where nobody pays, nor while one plays alone
 * against all (sâm); under `lead-only` a following seat has none.
 */
export function keepsBack(state: SamState, { name, hand }: Seat, cards: readonly Card[]): readonly Card[] {
  const [single] = cards;
  const { lastCard, payout } = state.rules;
  if (lastCard === 'off' || payout === 'none' || state.caller !== null) return [];
  if (lastCard === 'lead-only' && playToBeat(state)) return [];
  const next = nextOf(state, name);
  if (single === undefined || cards.length > 1 || next.passed || next.hand.length !== 1) return [];
  return hand.filter((card) => heightOf(card) > heightOf(single));
}
