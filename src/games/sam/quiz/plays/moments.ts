/** Moments of rounds to ask about: dealt from chosen decks, or reached by play. */

import type { Card } from '#core/card.ts';
import type { FoundMoment, RoundMoment } from '#core/quiz/play.ts';
import { type ChooseMove, randomPlayout } from '#core/quiz/random-playout.ts';
import { roundQuestions } from '#core/quiz/round-question.ts';
import { roundTools } from '#core/quiz/round-tools.ts';
import { oneOf, type Rng } from '#core/random/rng.ts';
import { mover } from '#core/rounds/seats.ts';
import type { Who } from '#core/ruling.ts';
import { game } from '../../engine/index.ts';
import { CARDS_DEALT } from '../../engine/instant.ts';
import { isTwo } from '../../engine/ranks.ts';
import type { SamRules } from '../../engine/rules.ts';
import { packOf } from '../../round/deal.ts';
import { dealFrom, round, type SamAction, type SamSetup, type SamState, type Seat } from '../../round/index.ts';

/** A kind of question that a round of this game answers. */
export const roundQuestion = roundQuestions<SamRules, SamState>(game, round);
export const { played, eventsOf, may, ended, dealtUnder } = roundTools(round);

/** The names at the table, in turn order. */
export const NAMES = ['an', 'bình', 'chi', 'dung', 'em'] as const;

type SamMoment = RoundMoment<SamState>;

/** Three or four at the table; the short pack has no cards for a fifth. */
export function seatsFor(rng: Rng): number {
  return 3 + rng.upTo(1);
}

export function setupOf(rng: Rng, seats: number, lastWinner: Who | null): SamSetup {
  return { seed: rng.upTo(2 ** 30), players: NAMES.slice(0, seats).map((name) => ({ name })), lastWinner };
}

/** A round just dealt, in which nobody wins at once. */
export function dealt(rng: Rng, rules: SamRules, seats: number, lastWinner: Who | null): SamState | undefined {
  const state = round.deal(rules, setupOf(rng, seats, lastWinner));
  return state.ok && state.value.turn !== null ? state.value : undefined;
}

/** A round in which these seats hold these cards, and chance deals the rest; the deck with it. Nobody wins at once. */
export function dealtWith(
  rng: Rng,
  rules: SamRules,
  setup: SamSetup,
  held: readonly (readonly Card[])[],
): Pick<SamMoment, 'state'> & { readonly deck: readonly Card[] } {
  const deck = deckWith(rng, rules, setup.players.length, held);
  const state = dealFrom(rules, setup, deck);
  if (!state.ok) throw new Error(`no deal: ${state.error.rule}`);
  return { state: state.value, deck };
}

/** A deck that deals these cards to these seats; all others are random. */
export function deckWith(
  rng: Rng,
  rules: SamRules,
  seats: number,
  held: readonly (readonly Card[])[],
): readonly Card[] {
  const chosen = new Set(held.flat());
  const others = rng.shuffled(packOf(rules).filter((card) => !chosen.has(card)));
  const hands = NAMES.slice(0, seats).map((_, at) => {
    const own = held[at] ?? [];
    return [...own, ...others.splice(0, CARDS_DEALT - own.length)];
  });
  const dealtOut = Array.from({ length: CARDS_DEALT * seats }, (_, place) => {
    const card = hands[place % seats]?.[Math.floor(place / seats)];
    return card === undefined ? [] : [card];
  });
  return [...dealtOut.flat(), ...others];
}

/** The leader plays any single card. */
export function led(rng: Rng, state: SamState): SamState | undefined {
  const leader = mover(state);
  const card = oneOf(rng, leader?.hand ?? []);
  return leader && card !== undefined ? played(state, playOrPass(leader.name, [card])) : undefined;
}

/** Nobody who has not spoken yet calls sâm. */
export function silenced(state: SamState): SamState {
  let now = state;
  for (const { name } of state.seats) now = played(now, { type: 'silent', seat: name }) ?? now;
  return now;
}

/** Everybody passes until the trick is over. */
export function passedOut(state: SamState): SamState {
  let now = state;
  while (now.turn !== null && now.trick.length > 0) {
    const next = played(now, { type: 'pass', seat: now.turn });
    if (!next) return now;
    now = next;
  }
  return now;
}

/** The move that plays these cards; a pass where there are none. */
export function playOrPass(seat: Who, cards: readonly Card[] = []): SamAction {
  return cards.length > 0 ? { type: 'play', seat, cards } : { type: 'pass', seat };
}

export type Choose = ChooseMove<SamState, SamAction>;

/** A policy: nobody calls sâm; followers pass with `passes` chances in ten; the leader sheds many cards, and keeps 2s. */
export function eager(rng: Rng, passes = 3): Choose {
  return (options, state) => {
    const silent = options.find(({ action }) => action.type === 'silent');
    if (silent) return silent;
    const pass = options.find(({ action }) => action.type === 'pass');
    if (pass && rng.upTo(9) < passes) return pass;
    const moves = options.filter(({ action }) => action.type === 'play' && !holdsTwo(action));
    if (moves.length === 0) return pass ?? rng.pick(options);
    if (state.trick.length > 0) return moves[0] ?? options[0];
    const long = moves.filter(({ action }) => sizeOf(action) > 1);
    const [first, ...rest] = long.length > 0 && rng.upTo(3) > 0 ? long : moves;
    return first ? rng.pick([first, ...rest]) : options[0];
  };
}

function holdsTwo(action: SamAction): boolean {
  return action.type === 'play' && action.cards.some(isTwo);
}

function sizeOf(action: SamAction): number {
  return action.type === 'play' ? action.cards.length : 0;
}

/** Maximum number of rounds that are played. */
const ROUNDS = 4;

/** The first matching moment of a random round; undefined if there is none. */
export function momentIn(
  rng: Rng,
  rules: SamRules,
  choose: Choose,
  wished: (state: SamState, seat: Seat) => FoundMoment | false | undefined,
  begin: (state: SamState) => SamState | undefined = silenced,
): SamMoment | undefined {
  for (let dealing = 0; dealing < ROUNDS; dealing++) {
    const state = dealt(rng, rules, seatsFor(rng), NAMES[rng.upTo(2)] ?? null);
    const from = state && begin(state);
    if (!from) continue;
    for (const now of randomPlayout(round, from, rng, choose)) {
      const seat = mover(now);
      const found = seat && wished(now, seat);
      if (found) return { state: now, ...found };
    }
  }
  return undefined;
}
