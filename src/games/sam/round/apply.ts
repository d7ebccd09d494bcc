import { assertDefined } from '#core/assert-defined.ts';
import { type Card, withoutCards } from '#core/card.ts';
import { applier } from '#core/rounds/applier.ts';
import { seatOf, seatsFrom, withEvents, withSeat } from '#core/rounds/seats.ts';
import type { Who } from '#core/ruling.ts';
import { type BeatReason, contest } from '../engine/beat.ts';
import { type Combination, combinationOf } from '../engine/combination.ts';
import { lined } from '../engine/ranks.ts';
import type { SamRuleId } from '../engine/rules.ts';
import { KIND_RULES } from '../engine/steps.ts';
import { endsOnTwo } from '../hands/plays.ts';
import { beginPlay } from './lead.ts';
import { keepsBack, refusal } from './legal.ts';
import { playToBeat } from './seats.ts';
import { endByOut, endBySam, endByTwo, payChops } from './settle.ts';
import type { SamAction, SamState, Seat } from './types.ts';

/** The round after an action and all that follows from it; or the rule that forbids it. */
export const apply = applier({ call: {}, silent: {}, play: { cards: ['number'] }, pass: {} }, 'sam-pass', refusal, act);

function act(state: SamState, action: SamAction): SamState {
  const seat = assertDefined(seatOf(state, action.seat));
  switch (action.type) {
    case 'call':
    case 'silent':
      return answer(state, seat, action.type);
    case 'play':
      return play(state, seat, lined(action.cards));
    case 'pass':
      return pass(state, seat);
  }
}

/**
 * Rules sam-bao-sam and sam-bao-sam-priority. The first call ends the calling where it has priority; by seats everyone is
 * heard first, and the earliest seat has it.
 */
function answer(state: SamState, { name: who }: Seat, type: 'call' | 'silent'): SamState {
  const said = withEvents(
    withSeat(state, who, () => ({ answer: type })),
    { type, who, rule: 'sam-bao-sam' },
  );
  if (type === 'call' && state.rules.samPriority === 'first-caller') return beginPlay(said, who);
  const open = said.seats.find((seat) => seat.answer === null);
  if (open) return { ...said, turn: open.name };
  const callers = said.seats.filter((seat) => seat.answer === 'call').map(({ name }) => name);
  const [first] = callers;
  if (first === undefined || callers.length === 1) return beginPlay(said, first ?? null);
  return beginPlay(withEvents(said, { type: 'priority', who: first, rule: 'sam-bao-sam-priority', callers }), first);
}

/** Rules sam-follow to sam-no-other-chop: cards go on the table; then the player is out, or the next one is asked. */
function play(state: SamState, seat: Seat, cards: readonly Card[]): SamState {
  const { name: who } = seat;
  const combination = assertDefined(combinationOf(cards, state.rules));
  const table = playToBeat(state);
  const left = withoutCards(seat.hand, cards);
  const by = table ? groundOf(combination, table.combination, state) : null;
  const { kind, top } = combination;
  const put = withEvents(
    {
      ...withSeat(state, who, () => ({ hand: left })),
      trick: [...state.trick, { who, cards, combination }],
      liable: null,
    },
    {
      type: 'play',
      who,
      rule: by === null ? KIND_RULES[kind] : PLAY_RULES[by],
      cards,
      kind,
      top,
      over: table?.who ?? null,
      by,
      left: left.length,
    },
  );
  if (state.caller !== null) return playAgainst(put, who, combination, state.caller);
  if (left.length === 0) return goOut(put, who, combination, state.liable);
  return passOn(warned(announced(put, who, left), state, seat, cards), who);
}

const PLAY_RULES = {
  higher: 'sam-follow',
  chop: 'sam-chop-two',
  quad: 'sam-quad-quad',
} as const satisfies Readonly<Record<BeatReason, SamRuleId>>;

function groundOf(combination: Combination, table: Combination, { rules }: SamState): BeatReason {
  const result = contest(combination, table, rules);
  // What does not beat the table was refused before.
  return assertDefined(result.beats ? result.by : null);
}

/** Rule sam-end; a last 2 under `finishOnTwo=thoi` is no win (sam-thoi-2). */
function goOut(state: SamState, who: Who, last: Combination, liable: SamState['liable']): SamState {
  if (endsOnTwo(last) && state.rules.finishOnTwo === 'thoi') return endByTwo(state, who);
  return endByOut(state, who, liable);
}

/**
 * Rule sam-bao-sam: one against all. A block ends it at once, or only the caller's pass or another's going out does, depending on
 * the rule set.
 */
function playAgainst(state: SamState, who: Who, last: Combination, caller: Who): SamState {
  const out = assertDefined(seatOf(state, who)).hand.length === 0;
  if (who === caller) {
    if (!out) return passOn(state, who);
    const spoilt = endsOnTwo(last) && state.rules.finishOnTwo === 'thoi';
    return endBySam(state, caller, spoilt ? { why: 'on-two', other: caller } : null);
  }
  if (state.rules.samFails === 'any-block') return endBySam(state, caller, { why: 'blocked', other: who });
  return out ? endBySam(state, caller, { why: 'out', other: who }) : passOn(state, who);
}

/** Rule sam-bao-mot: a player with one card left says so. */
function announced(state: SamState, who: Who, left: readonly Card[]): SamState {
  if (left.length !== 1 || state.rules.lastCard === 'off') return state;
  return withEvents(state, { type: 'bao-mot', who, rule: 'sam-bao-mot' });
}

/** Rule sam-bao-mot: the player kept higher singles before one who has one card left. Nobody else sees it yet. */
function warned(state: SamState, before: SamState, seat: Seat, played: readonly Card[]): SamState {
  const cards = keepsBack(before, seat, played);
  return cards.length === 0 ? state : { ...state, liable: { who: seat.name, cards } };
}

/** Rule sam-pass: out of this trick. The caller of a sâm has failed by it. */
function pass(state: SamState, { name: who }: Seat): SamState {
  const logged = withEvents(
    { ...withSeat(state, who, () => ({ passed: true })), liable: null },
    { type: 'pass', who, rule: 'sam-pass' },
  );
  if (who === state.caller)
    return endBySam(logged, who, { why: 'passed', other: assertDefined(playToBeat(logged)).who });
  return passOn(logged, who);
}

/** Rule sam-pass: on to the next who has not passed; where that is the one whose play lies on top, the trick is over. */
function passOn(state: SamState, who: Who): SamState {
  const [, ...others] = seatsFrom(state, who);
  const next = assertDefined(others.find(({ passed }) => !passed));
  const last = assertDefined(playToBeat(state)).who;
  return next.name === last ? endTrick(state, last) : { ...state, turn: next.name };
}

/** Chopped 2s and quads are paid for, the cards are turned away, and all may play again. */
function endTrick(state: SamState, who: Who): SamState {
  const paid = payChops(state);
  return withEvents(
    {
      ...paid,
      seats: paid.seats.map((seat) => ({ ...seat, passed: false })),
      gone: [...paid.gone, ...paid.trick.flatMap(({ cards }) => cards)],
      trick: [],
      turn: who,
    },
    { type: 'trick', who, rule: 'sam-pass' },
  );
}
