/** The pack and the deal: what is in it, for how many, and what is left. */

import { ALL_CARDS, isTen, rankOf } from '#core/card.ts';
import { deckUnder } from '#core/game/game.ts';
import { type Answer, cardsAnswer, mistake, saysYes, sentenceAnswer, yesAnswer } from '#core/quiz/answer.ts';
import { HAND_SIZE } from '../../engine/hand.ts';
import { game } from '../../engine/index.ts';
import { round } from '../../round/index.ts';
import { dealt, dealtUnder, NAMES, roundQuestion, setupOf } from './moments.ts';

/** What one may think to be taken out too: the ends of the row, the low ones. */
const ENDS: readonly string[] = ['9', 'A'];
const LOW: readonly string[] = ['2', '3'];
const MIDDLE: readonly string[] = ['6', '7', '8'];

export const dealPlays = {
  /** Which of these cards is not in the pack? */
  'in-pack': roundQuestion({
    rules: ['bc-deck-cay'],
    level: 2,
    least: 3,
    // The whole pack lacks no card.
    fits: ({ deck }) => deck === 36,
    find(rng, rules) {
      const state = dealt(rng, rules);
      const first = rng.upTo(2) > 0 ? ALL_CARDS.filter(isTen) : ranked(MIDDLE);
      const cards = [first, ranked(ENDS), ranked(LOW)].flatMap((from) => rng.cards(1, from));
      return { state, asked: { who: NAMES[0], cards }, seat: '' };
    },
    read({ seats, stock }, { cards = [] }) {
      const pack = new Set([...stock, ...seats.flatMap((seat) => seat.cards)]);
      const missing = cards.filter((card) => !pack.has(card));
      return missing.length > 0 ? { type: 'cards', cards: missing } : sentenceAnswer('all');
    },
    misconceptions: ({ asked: { cards = [] } }) =>
      cards.filter((card) => !isTen(card)).map((card) => mistake('only-tens-out', cardsAnswer(card))),
    others: ({ asked: { cards = [] } }) => [sentenceAnswer('all'), ...cards.map((card): Answer => cardsAnswer(card))],
    replayUnder: dealtUnder,
  }),
  /** How many cards are left over after the deal? */
  'left-over': roundQuestion({
    rules: ['bc-deal', 'bc-deck-cao', 'bc-deck-cay'],
    level: 2,
    least: 3,
    find(rng, rules) {
      const banker = rng.upTo(1) === 0;
      const state = round.deal(rules, setupOf(rng, banker, 2 + rng.upTo(3)));
      if (!state.ok) return undefined;
      return { state: state.value, asked: { who: NAMES[0], count: state.value.seats.length }, seat: '' };
    },
    read: ({ stock }) => sentenceAnswer('cards', stock.length),
    misconceptions: ({ state: { stock, setup } }) => [
      setup.banker && mistake('banker-has-cards', sentenceAnswer('cards', stock.length + HAND_SIZE)),
    ],
    others: ({ state: { stock, seats } }) => [
      sentenceAnswer('cards', stock.length + seats.length),
      sentenceAnswer('cards', Math.abs(stock.length - seats.length)),
    ],
    replayUnder: dealtUnder,
  }),
  /** This many more want to sit down. Does the pack serve them all? */
  'players-fit': roundQuestion({
    rules: ['bc-players', 'bc-deal'],
    level: 2,
    find(rng, rules) {
      const state = dealt(rng, rules);
      const most = Math.floor(deckUnder(game, rules).length / HAND_SIZE);
      return { state, asked: { who: NAMES[0], count: most - state.seats.length - 1 + rng.upTo(3) }, seat: '' };
    },
    read({ rules, setup }, { count = 0 }) {
      const [one] = setup.players;
      const more = Array.from({ length: count }, (_, at) => ({ name: `${at}`, stake: one?.stake ?? 1 }));
      return yesAnswer(round.deal(rules, { ...setup, players: [...setup.players, ...more] }).ok);
    },
    misconceptions({ state, asked: { count = 0 } }, answer) {
      const left = deckUnder(game, state.rules).length - HAND_SIZE * (state.seats.length + count);
      if (saysYes(answer)) return [left === 0 && mistake('to-the-last-card', yesAnswer(false))];
      return [state.setup.banker && mistake('banker-has-cards', yesAnswer(true))];
    },
  }),
};

function ranked(ranks: readonly string[]) {
  return ALL_CARDS.filter((card) => ranks.includes(rankOf(card)));
}
