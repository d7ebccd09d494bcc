/** Moments of rounds to ask about: rounds are dealt and played by chance until one of them comes. */

import type { FoundMoment, MomentQuestion, RoundMoment } from '#core/quiz/play.ts';
import { type ChooseMove, randomPlayout } from '#core/quiz/random-playout.ts';
import { roundQuestions } from '#core/quiz/round-question.ts';
import { roundTools } from '#core/quiz/round-tools.ts';
import type { Rng } from '#core/random/rng.ts';
import { mover } from '#core/rounds/seats.ts';
import type { Who } from '#core/ruling.ts';
import { game } from '../../engine/index.ts';
import type { XiToRules } from '../../engine/rules.ts';
import { round, type Seat, type XiToAction, type XiToSetup, type XiToState } from '../../round/index.ts';

/** A kind of question that a round of this game answers. */
export const roundQuestion = roundQuestions<XiToRules, XiToState>(game, round);
export const { played, eventsOf, may, ended: endedBy } = roundTools(round);
export const NAMES = ['an', 'bình', 'chi', 'dung', 'em'] as const;

/** Limits that make simple sums. */
const LIMITS = [5, 6, 8, 10] as const;
/** Maximum number of rounds that are played. */
const ROUNDS = 8;
/** The most actions before a moment is looked for. */
const MOST_BEFORE = 7;

/** Some people at a table. */
export function setupOf(rng: Rng, seats: number): XiToSetup {
  const players = NAMES.slice(0, seats).map((name) => ({ name }));
  return { seed: rng.upTo(2 ** 30), players, limit: rng.pick(LIMITS) };
}

/** A round just dealt, before the first action. Where players choose their hole cards, all have chosen. */
export function dealt(rng: Rng, rules: XiToRules, seats: number): XiToState | undefined {
  const state = round.deal(rules, setupOf(rng, seats));
  return state.ok ? hidden(state.value) : undefined;
}

/** Every seat that has still to choose hides its first card. */
export function hidden(state: XiToState): XiToState {
  let now = state;
  for (const { name, chosen, cards } of state.seats) {
    const [card] = cards;
    if (!chosen && card !== undefined) now = played(now, { type: 'hole', seat: name, card }) ?? now;
  }
  return now;
}

export type Choose = ChooseMove<XiToState, XiToAction>;

/** How often out of ten a seat that could stay folds, and how often it raises. */
interface Mood {
  readonly folds: number;
  readonly raises: number;
}

const PLAIN: Mood = { folds: 1, raises: 2 };
/** Higher ones only make longer sums. */
const SMALL_BETS = 4;

/** Plays as people do who like to stay: small bets, few folds. */
export function lively(rng: Rng, { folds, raises }: Mood = PLAIN): Choose {
  return (options) => {
    const of = (type: XiToAction['type']) => options.filter(({ action }) => action.type === type);
    const [first, ...more] = of('to').slice(0, SMALL_BETS);
    const raise = first && rng.pick([first, ...more]);
    const [stay = raise] = [...of('theo'), ...of('check')];
    const [fold = options[0]] = of('up');
    if (rng.upTo(9) < folds) return fold;
    return (rng.upTo(9) < raises ? raise : stay) ?? stay ?? fold;
  };
}

/** The first matching moment of a random round; undefined if there is none. */
export function momentIn(
  rng: Rng,
  rules: XiToRules,
  choose: Choose,
  wished: (state: XiToState, seat: Seat) => FoundMoment | false | undefined,
  seats: () => number = fewSeats(rng),
): RoundMoment<XiToState> | undefined {
  for (let dealing = 0; dealing < ROUNDS; dealing++) {
    const from = dealt(rng, rules, seats());
    if (!from) continue;
    // Not always the first matching moment: later parts of the round should occur, too.
    const earliest = rng.upTo(MOST_BEFORE);
    for (const now of randomPlayout(round, from, rng, choose)) {
      const seat = now.actions.length < earliest ? undefined : mover(now);
      const found = seat && wished(now, seat);
      if (found) return { state: now, ...found };
    }
  }
  return undefined;
}

/** Three or four: that many fit on a phone. */
export function fewSeats(rng: Rng): () => number {
  return () => 3 + rng.upTo(1);
}

/** A round that is over soon: all but one fold. */
export function ended(rng: Rng, rules: XiToRules, seats: number): XiToState | undefined {
  const from = dealt(rng, rules, seats);
  return from && endedBy(rng, from, lively(rng, { folds: 6, raises: 1 }));
}

/** The state after an action of the current seat with which all stay in: a call, a pass, or the lowest bet. */
export function stayedOn(state: XiToState): XiToState | undefined {
  const seat = state.turn;
  if (seat === null) return undefined;
  const moves = round.legal(state, seat).map(({ action }) => action);
  const of = (type: XiToAction['type']) => moves.find((action) => action.type === type);
  const move = of('theo') ?? of('check') ?? of('to');
  return move && played(state, move);
}

/** Everybody stays in until it is so, or the round is over. */
export function stayedUntil(state: XiToState, so: (now: XiToState) => boolean): XiToState {
  let now = state;
  while (!so(now)) {
    const next = stayedOn(now);
    if (!next) return now;
    now = next;
  }
  return now;
}

/** `count` of a question about a fold; above 0 it is the amount added, and without it the seat calls or passes. */
export const FOLDS = -1;

/** The action asked about, by this seat. */
export function sayOf(state: XiToState, seat: Who, { count = 0 }: MomentQuestion): XiToAction {
  if (count > 0) return { type: 'to', seat, amount: count };
  if (count === FOLDS) return { type: 'up', seat };
  return state.seats.some(({ bet }) => bet > 0) ? { type: 'theo', seat } : { type: 'check', seat };
}

/** The result of an action: the betting goes on, a card more, the showdown, or one is left alone. */
export function resultOf(state: XiToState, action: XiToAction): 'goes-on' | 'card' | 'showdown' | 'alone' | undefined {
  const events = eventsOf(state, action);
  if (!events) return undefined;
  if (events.some(({ type }) => type === 'show')) return 'showdown';
  if (events.some(({ type }) => type === 'win')) return 'alone';
  return events.some(({ type }) => type === 'deal') ? 'card' : 'goes-on';
}

export function namesOfSeats(seats: readonly Seat[]): readonly Who[] {
  return seats.map(({ name }) => name);
}
