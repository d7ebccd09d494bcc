/** Moments of rounds to ask about: rounds are dealt and played by chance until one of them comes. */

import { type ChooseMove, randomPlayout } from '#core/quiz/random-playout.ts';
import { roundQuestions } from '#core/quiz/round-question.ts';
import { roundTools } from '#core/quiz/round-tools.ts';
import type { Rng } from '#core/random/rng.ts';
import type { Who } from '#core/ruling.ts';
import { game } from '../../engine/index.ts';
import type { XiDachRules } from '../../engine/rules.ts';
import { BANKER, round, type XiDachAction, type XiDachState } from '../../round/index.ts';

/** Those who may sit at a table, in turn order. */
export const NAMES = ['an', 'bình', 'chi', 'dung', 'em'] as const;
/** A kind of question that a round of this game answers. */
export const roundQuestion = roundQuestions<XiDachRules, XiDachState>(game, round);
export const { played, eventsOf, refusal, dealtUnder } = roundTools(round);
export const MOST_STAKE = 5;
/** Maximum number of rounds that are dealt. */
const DEALS = 12;

/** A round just dealt: two or three players, each with an own stake. */
export function dealt(rng: Rng, rules: XiDachRules): XiDachState | undefined {
  const players = NAMES.slice(0, 2 + rng.upTo(1)).map((name) => ({ name, stake: 1 + rng.upTo(MOST_STAKE - 1) }));
  const state = round.deal(rules, { seed: rng.upTo(2 ** 30), players });
  return state.ok ? state.value : undefined;
}

/** The first matching moment of a random round; undefined if there is none. */
export function momentIn(
  rng: Rng,
  rules: XiDachRules,
  choose: Choose,
  wished: (state: XiDachState) => boolean,
): XiDachState | undefined {
  for (let deal = 0; deal < DEALS; deal++) {
    const from = dealt(rng, rules);
    if (!from) continue;
    for (const state of randomPlayout(round, from, rng, choose(rng))) if (wished(state)) return state;
  }
  return undefined;
}

type Choose = (rng: Rng) => ChooseMove<XiDachState, XiDachAction>;

/** Any move is as likely as any other. */
export const atRandom: Choose = (rng) => (options) => rng.pick(options);

/** Everybody usually draws as long as allowed: this gives fifth cards, and draws over 21. */
export const greedy: Choose = (rng) => (options) =>
  (rng.upTo(5) > 0 ? options.find(({ action }) => action.type === 'draw') : undefined) ?? rng.pick([...options]);

/** Simple play: nobody draws with enough points. */
export const plain: Choose = (rng) => (options, state) => {
  const { turn } = round.view(state, '');
  const wanted = turn === null ? null : round.suggest(round.view(state, turn));
  return options.find(({ action }) => JSON.stringify(action) === JSON.stringify(wanted)) ?? rng.pick([...options]);
};

/** Is the round under way, and has it come so many actions far? */
export function isUnderWay(state: XiDachState, actions: number): boolean {
  return state.actions.length >= actions && round.view(state, '').turn !== null;
}

/** What a player staked. */
export function stakeOf({ players }: XiDachState, who: Who): number {
  return players.find(({ name }) => name === who)?.stake ?? 1;
}

/** The names at the table, the banker last. */
export function seatedNames({ players }: XiDachState): readonly Who[] {
  return [...players.map(({ name }) => name), BANKER];
}
