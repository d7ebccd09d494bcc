/** Looking at one's cards, the only action of this game, and its consequences. */

import { mistake, playersAnswer, sentenceAnswer } from '#core/quiz/answer.ts';
import type { Rng } from '#core/random/rng.ts';
import type { Who } from '#core/ruling.ts';
import { BANKER, type BaCayAction, type BaCayState, round } from '../../round/index.ts';
import { after, dealt, eventsOf, roundQuestion } from './moments.ts';

export const looksPlays = {
  /** Who may look now? */
  'who-looks': roundQuestion({
    rules: ['bc-look', 'bc-direction'],
    level: 1,
    least: 3,
    find(rng, rules) {
      const from = dealt(rng, rules);
      const names = rng.shuffled(from.seats.map(({ name }) => name));
      const state = lookedBy(rng, from, names.slice(0, rng.upTo(names.length - 1)));
      return { state, asked: { who: from.seats[0]?.name ?? '' }, seat: '' };
    },
    read: (state) =>
      playersAnswer(...state.seats.map(({ name }) => name).filter((who) => round.legal(state, who).length > 0)),
    misconceptions({ state }, answer) {
      const names = state.seats.map(({ name }) => name);
      const free = answer.type === 'who' ? answer.who : [];
      const first = free.slice(0, 1);
      return [
        free.length > 1 && mistake('no-turns', playersAnswer(...first)),
        free.length < names.length && mistake('looked-already', playersAnswer(...names)),
        free.length > 1 && free.includes(BANKER) && mistake('no-turns', playersAnswer(BANKER)),
        ...names.filter((who) => !free.includes(who)).map((who) => mistake('looked-already', playersAnswer(who))),
      ];
    },
    others: ({ state }) => state.seats.map(({ name }) => playersAnswer(name)),
  }),
  /** What may one do now? */
  'what-now': roundQuestion({
    rules: ['bc-no-draw'],
    level: 1,
    least: 4,
    find(rng, rules) {
      const from = dealt(rng, rules);
      const [who = '', ...others] = rng.shuffled(from.seats.map(({ name }) => name));
      const looked = rng.upTo(2) > 0 ? [who] : [];
      // Exactly one still has to look.
      const state = lookedBy(rng, from, [...looked, ...others.slice(1, 1 + rng.upTo(others.length - 1))]);
      return { state, asked: { who }, seat: who };
    },
    read: (state, { who }) => sentenceAnswer(round.legal(state, who).length > 0 ? 'look' : 'wait'),
    misconceptions: () => ['draw', 'swap'].map((one) => mistake('nobody-draws', sentenceAnswer(one))),
    others: () => ['look', 'wait'].map((one) => sentenceAnswer(one)),
  }),
  /** The player looks too. What happens then? */
  'after-look': roundQuestion({
    rules: ['bc-no-draw', 'bc-look'],
    level: 1,
    least: 3,
    find(rng, rules) {
      const from = dealt(rng, rules);
      const [who = '', ...others] = rng.shuffled(from.seats.map(({ name }) => name));
      const count = rng.upTo(1) === 0 ? others.length : rng.upTo(others.length - 1);
      return { state: lookedBy(rng, from, others.slice(0, count)), asked: { who }, seat: '' };
    },
    read(state, { who }) {
      const events = eventsOf(state, who);
      return events && sentenceAnswer(events.length > 1 ? 'compare' : 'wait');
    },
    misconceptions: ({ state }) => [
      mistake('nobody-draws', sentenceAnswer('draw')),
      state.setup.banker && mistake('no-checking', sentenceAnswer('check')),
    ],
    others: () => ['compare', 'wait'].map((one) => sentenceAnswer(one)),
  }),
};

/** The state after these have looked, each either secretly or showing the cards. */
function lookedBy(rng: Rng, state: BaCayState, names: readonly Who[]): BaCayState {
  const actions = names.map((seat): BaCayAction => ({ type: rng.upTo(2) === 0 ? 'show' : 'look', seat }));
  return after(state, ...actions);
}
