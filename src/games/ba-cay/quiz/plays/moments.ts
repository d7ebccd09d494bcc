/** Moments of rounds to ask about: dealt by chance or from chosen decks, some have looked and some have not. */

import type { Card } from '#core/card.ts';
import { deckUnder } from '#core/game/game.ts';
import { roundQuestions } from '#core/quiz/round-question.ts';
import { roundTools } from '#core/quiz/round-tools.ts';
import type { Rng } from '#core/random/rng.ts';
import type { Who } from '#core/ruling.ts';
import { HAND_SIZE } from '../../engine/hand.ts';
import { game } from '../../engine/index.ts';
import type { BaCayRules } from '../../engine/rules.ts';
import {
  BANKER,
  type BaCayAction,
  type BaCayEvent,
  type BaCaySetup,
  type BaCayState,
  dealFrom,
  round,
} from '../../round/index.ts';

/** A kind of question that a round of this game answers. */
export const roundQuestion = roundQuestions<BaCayRules, BaCayState>(game, round);
export const { dealtUnder } = roundTools(round);

/** The names at the table, in turn order; the banker sits behind them. */
export const NAMES = ['an', 'bình', 'chi', 'dung', 'em'] as const;

const MOST_STAKE = 5;

/** Players who stake what they like with a banker, who all put in the same without one. */
export function setupOf(rng: Rng, banker: boolean, players: number, least = 1): BaCaySetup {
  const stake = () => least + rng.upTo(MOST_STAKE - least);
  const each = stake();
  return {
    seed: rng.upTo(2 ** 30),
    banker,
    players: NAMES.slice(0, players).map((name) => ({ name, stake: banker ? stake() : each })),
  };
}

/** A round just dealt, in one of the two games. */
export function dealt(rng: Rng, rules: BaCayRules): BaCayState {
  const banker = rng.upTo(1) === 0;
  return certain(round.deal(rules, setupOf(rng, banker, 2 + rng.upTo(1) + (banker ? 0 : 1))));
}

/** A round in which these seats hold these cards, and chance deals the rest; the deck with it. */
export function dealtWith(
  rng: Rng,
  rules: BaCayRules,
  setup: BaCaySetup,
  held: Readonly<Record<Who, readonly Card[]>>,
): { readonly state: BaCayState; readonly deck: readonly Card[] } {
  const deck = deckWith(setup, held, rng.shuffled(deckUnder(game, rules)));
  return { state: certain(dealFrom(rules, setup, deck)), deck };
}

/** A deck that deals these cards to these seats; the others get those of the pack in its order. */
export function deckWith(
  { players, banker }: BaCaySetup,
  held: Readonly<Record<Who, readonly Card[]>>,
  pack: readonly Card[],
): readonly Card[] {
  const order = [...players.map(({ name }) => name), ...(banker ? [BANKER] : [])];
  const chosen = new Set(order.flatMap((who) => held[who] ?? []));
  const rest = pack.filter((card) => !chosen.has(card));
  const hands = order.map((who) => held[who] ?? rest.splice(0, HAND_SIZE));
  const laid = Array.from({ length: HAND_SIZE }, (_, at) => hands.flatMap((hand) => hand.slice(at, at + 1)));
  return [...laid.flat(), ...rest];
}

/** The state after these have looked, or laid their cards open. The order is free, so that nothing forbids it. */
export function after(state: BaCayState, ...actions: readonly BaCayAction[]): BaCayState {
  return actions.reduce((now, action) => certain(round.apply(now, action)), state);
}

/** All but one have laid their cards open. */
export function allBut(state: BaCayState, who: Who): BaCayState {
  const others = state.seats.filter(({ name }) => name !== who);
  return after(state, ...others.map(({ name }): BaCayAction => ({ type: 'show', seat: name })));
}

/** The events when this seat looks; undefined where it may not. */
export function eventsOf(state: BaCayState, who: Who): readonly BaCayEvent[] | undefined {
  const next = round.apply(state, { type: 'look', seat: who });
  return next.ok ? next.value.log.slice(state.log.length) : undefined;
}

function certain(dealing: ReturnType<typeof round.apply>): BaCayState {
  if (!dealing.ok) throw new Error(`no round: ${dealing.error.rule}`);
  return dealing.value;
}
