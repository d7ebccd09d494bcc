/** The pack, the deal, and the ten cards that win at once. */

import { ALL_CARDS, type Card, rankOf } from '#core/card.ts';
import { type Answer, cardsAnswer, mistake, netAnswer, netFrom, sentenceAnswer } from '#core/quiz/answer.ts';
import { makeRng, oneOf } from '#core/random/rng.ts';
import type { Who } from '#core/ruling.ts';
import { CARDS_DEALT, nearMisses } from '../../engine/instant.ts';
import { dealFrom, round, type SamState } from '../../round/index.ts';
import { dealTen } from '../deal.ts';

import { dealt, dealtUnder, deckWith, NAMES, roundQuestion, seatsFor } from './moments.ts';

const FACES: readonly string[] = ['J', 'Q', 'K'];
/** Cards that one may wrongly think are taken out: the ends of the order. */
const ENDS: readonly string[] = ['10', 'A'];
const ENDS_TOO: readonly string[] = ['2', '3'];

/** The cards that Tiến lên deals to each. */
const THIRTEEN = 13;

export const dealPlays = {
  /** Which of these cards is not in the pack? */
  'in-pack': roundQuestion({
    rules: ['sam-deck-40'],
    level: 2,
    least: 3,
    find(rng, rules) {
      const state = dealt(rng, rules, seatsFor(rng), null);
      const cards = [FACES, ENDS, ENDS_TOO].flatMap((ranks) => {
        const card = oneOf(
          rng,
          ALL_CARDS.filter((one) => ranks.includes(rankOf(one))),
        );
        return card === undefined ? [] : [card];
      });
      return state && { state, asked: { who: NAMES[0], cards }, seat: '' };
    },
    read: ({ seats, rest }, { cards = [] }) => {
      const pack = new Set([...rest, ...seats.flatMap(({ hand }) => hand)]);
      const missing = cards.filter((card) => !pack.has(card));
      return missing.length > 0 ? { type: 'cards', cards: missing } : sentenceAnswer('all');
    },
    misconceptions: ({ asked: { cards = [] } }) =>
      cards.filter((card) => !FACES.includes(rankOf(card))).map((card) => mistake('only-faces-out', cardsAnswer(card))),
    others: ({ asked: { cards = [] } }) => [sentenceAnswer('all'), ...cards.map((card): Answer => cardsAnswer(card))],
    replayUnder: dealtUnder,
  }),
  /** How many cards are left over after the deal? */
  'left-over': roundQuestion({
    rules: ['sam-deal', 'sam-deck-40'],
    level: 2,
    least: 3,
    find(rng, rules) {
      const state = dealt(rng, rules, 2 + rng.upTo(rules.deck === 52 ? 3 : 2), null);
      return state && { state, asked: { who: NAMES[0], count: state.seats.length }, seat: '' };
    },
    read: ({ rest }) => sentenceAnswer('cards', rest.length),
    misconceptions: ({ state: { rules }, asked: { count = 0 } }) => [
      rules.deck >= THIRTEEN * count &&
        mistake('thirteen-each', sentenceAnswer('cards', rules.deck - THIRTEEN * count)),
    ],
    others: ({ state: { rest }, asked: { count = 0 } }) => [
      sentenceAnswer('cards', rest.length + count),
      sentenceAnswer('cards', rest.length + CARDS_DEALT),
    ],
    replayUnder: dealtUnder,
  }),
};

/** Asked after what else is paid. */
export const whitePlays = {
  /** Were somebody dealt such ten cards: what would one get, or pay, before a card is played? */
  'white-pays': roundQuestion({
    rules: ['sam-pay-white', 'sam-instant'],
    level: 2,
    least: 3,
    fits: ({ instantWins, payout }) => instantWins !== 'none' && payout !== 'none',
    find(rng, rules) {
      const state = dealt(rng, rules, seatsFor(rng), null);
      const target = oneOf(rng, state?.seats ?? [])?.name;
      const who = rng.upTo(3) === 0 ? target : oneOf(rng, state?.seats ?? [])?.name;
      const cards = dealTen(rng, rules)?.fields[0]?.cards;
      return state && target !== undefined && who !== undefined && cards
        ? { state, asked: { who, target, cards }, seat: '' }
        : undefined;
    },
    read(state, { who, target, cards = [] }) {
      const next = dealtTo(state, target, cards);
      if (!next) return undefined;
      const won = next.log.find((event) => event.type === 'instant');
      if (won && won.who !== target) return undefined;
      return netAnswer(who, round.view(next, '').seats.find((seat) => seat.who === who)?.net ?? 0);
    },
    misconceptions({ state, asked: { who, target, cards = [] } }, answer) {
      const net = netFrom(answer);
      if (net === 0) {
        const misconception = nearMisses(cards, state.rules).length > 0 ? 'one-short' : undefined;
        const rivals = state.seats.length - 1;
        const each = state.rules.payout === 'flat' ? 2 : 20;
        return [misconception && mistake(misconception, netAnswer(who, who === target ? each * rivals : -each))];
      }
      return [
        who === target
          ? mistake('from-each', netAnswer(who, net / (state.seats.length - 1)))
          : mistake('white-not-cards', netAnswer(who, -CARDS_DEALT)),
        mistake('wins-at-once', netAnswer(who, 0)),
      ];
    },
    others: ({ asked: { who, target } }) =>
      [0, 10, 20].map((net) => netAnswer(who, who === target || net === 0 ? net : -net)),
  }),
};

/** The deal in which this seat gets these cards; undefined where the rule set's deck lacks one of them. */
function dealtTo({ rules, setup }: SamState, target: Who | undefined, cards: readonly Card[]): SamState | undefined {
  const { players, seed } = setup;
  const held = players.map(({ name }) => (name === target ? cards : []));
  const dealing = dealFrom(rules, setup, deckWith(makeRng(seed), rules, players.length, held));
  return dealing.ok ? dealing.value : undefined;
}
