/** The cards that nobody has yet: how many there are, and who may see them. */

import type { Card } from '#core/card.ts';
import { type Answer, mistake, numberOf, playersAnswer, sentenceAnswer } from '#core/quiz/answer.ts';
import type { Who } from '#core/ruling.ts';
import { BANKER, round, type XiDachState } from '../../round/index.ts';
import { greedy, isUnderWay, momentIn, roundQuestion, seatedNames } from './moments.ts';

export const stockPlays = {
  /** How many cards are left in the stock? */
  'stock-left': roundQuestion({
    rules: ['xd-deck', 'xd-deal-two'],
    level: 2,
    least: 4,
    find(rng, rules) {
      const after = rng.upTo(4);
      const state = momentIn(rng, rules, greedy, (one) => isUnderWay(one, after));
      return state && { state, asked: { who: BANKER }, seat: '' };
    },
    read: (state) => cards(round.view(state, '').stock),
    misconceptions({ state }, answer) {
      const left = numberOf(answer);
      const drawn = state.actions.filter(({ type }) => type === 'draw').length;
      return [
        mistake('banker-has-cards', cards(left + state.banker.cards.length)),
        mistake('drawn-too', cards(left + drawn)),
      ];
    },
    others(_, answer) {
      const left = numberOf(answer);
      return [left - 2, left + 1, left + 4].map(cards);
    },
  }),
  /** Somebody has drawn, or is about to: who sees this card? */
  'who-sees': roundQuestion({
    rules: ['xd-stock-hidden', 'xd-draw'],
    level: 1,
    least: 4,
    find(rng, rules) {
      const after = 1 + rng.upTo(5);
      const state = momentIn(
        rng,
        rules,
        greedy,
        ({ actions }) =>
          actions.length >= after && actions.at(-1)?.type === 'draw' && actions.every(({ type }) => type !== 'check'),
      );
      const who = state?.actions.at(-1)?.seat;
      return state && who !== undefined ? { state, asked: { who, count: rng.upTo(1) }, seat: '' } : undefined;
    },
    read(state, { who, count = 0 }) {
      const card = count === 0 ? state.stock[0] : drawnBy(state, who);
      if (card === undefined) return undefined;
      const names = seatedNames(state);
      const seers = names.filter((name) => sees(state, name, card));
      if (seers.length === 0) return sentenceAnswer('nobody');
      return seers.length === names.length ? sentenceAnswer('all') : { type: 'who', who: seers };
    },
    misconceptions: ({ asked: { count = 0 } }) => [
      count === 0 && mistake('holds-not-looks', playersAnswer(BANKER)),
      count !== 0 && mistake('drawn-face-down', sentenceAnswer('all')),
    ],
    others: ({ state, asked: { who } }) => [
      playersAnswer(who),
      playersAnswer(BANKER),
      sentenceAnswer('nobody'),
      sentenceAnswer('all'),
      ...seatedNames(state).map((one) => playersAnswer(one)),
    ],
  }),
};

function cards(count: number): Answer {
  return sentenceAnswer('cards', count);
}

function drawnBy({ players, banker }: XiDachState, who: Who): Card | undefined {
  return who === BANKER ? banker.cards.at(-1) : players.find(({ name }) => name === who)?.cards.at(-1);
}

/** Has this player seen this card, by the events of the round? */
function sees(state: XiDachState, who: Who, card: Card): boolean {
  return round.seen(state, who).some((event) => 'cards' in event && event.cards.includes(card));
}
