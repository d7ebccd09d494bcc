/** Who may sit down, the deal, who holds ten cards, and the direction of play. */

import { ALL_CARDS } from '#core/card.ts';
import { mistake, playersAnswer, saysYes, sentenceAnswer, yesAnswer } from '#core/quiz/answer.ts';
import { seatsAfter } from '#core/rounds/seats.ts';
import { round, type TaLaState } from '../../round/index.ts';
import { dealt, ended, freshIn, lively, momentIn, NAMES, played, roundQuestion, seatsFor, setupOf } from './moments.ts';

/** Nine for each, and one more. */
const CARDS = 9;

export const dealPlays = {
  /** This many more want to join: may they? */
  seats: roundQuestion({
    rules: ['tl-players'],
    level: 1,
    find(rng, rules) {
      // Four at most: exactly four, or one too many.
      const more = rng.upTo(1);
      const sit = 2 + rng.upTo(1 + more);
      const count = NAMES.length + more - sit;
      const state = dealt(rng, rules, setupOf(rng, sit));
      return state && { state, asked: { who: NAMES[0], count }, seat: '' };
    },
    read({ rules, setup }, { count = 0 }) {
      const more = Array.from({ length: count }, (_, at) => ({ name: `${at + 1}` }));
      return yesAnswer(round.deal(rules, { ...setup, players: [...setup.players, ...more] }).ok);
    },
    misconceptions: (_, answer) => [
      saysYes(answer) ? mistake('four-may-play', yesAnswer(false)) : mistake('four-at-most', yesAnswer(true)),
    ],
  }),
  /** How many cards are in the nọc after the deal? */
  'stock-left': roundQuestion({
    rules: ['tl-deck', 'tl-deal'],
    level: 2,
    least: 4,
    find(rng, rules) {
      const state = dealt(rng, rules, setupOf(rng, 2 + rng.upTo(2)));
      return state && { state, asked: { who: NAMES[0], count: state.seats.length }, seat: '' };
    },
    read: (state) => sentenceAnswer('cards', round.view(state, '').stock),
    misconceptions({ asked: { count = 0 } }) {
      const left = ALL_CARDS.length - CARDS * count;
      return [
        mistake('forgets-tenth', sentenceAnswer('cards', left)),
        mistake('ten-for-all', sentenceAnswer('cards', left - count)),
        mistake('no-jokers', sentenceAnswer('cards', left + 1)),
      ];
    },
  }),
  /** Who is dealt the first card, or the last? `count`: 1 for the first, 10 for the last. */
  'first-card': roundQuestion({
    rules: ['tl-deal-direction', 'tl-deal'],
    level: 1,
    least: 3,
    find(rng, rules) {
      const setup = setupOf(rng, seatsFor(rng));
      const { dealer } = setup;
      // The first seat holds ten under any rule set.
      const state = dealt(rng, rules, { ...setup, lastWinner: rng.upTo(1) === 0 ? null : dealer });
      return state && { state, asked: { who: dealer, count: rng.upTo(2) === 0 ? CARDS + 1 : 1 }, seat: '' };
    },
    read({ log }, { count = 1 }) {
      const deals = log.flatMap((event) => (event.type === 'deal' ? [event] : []));
      const found = count === 1 ? deals[0] : deals.findLast(({ cards }) => cards.length === count);
      return found && playersAnswer(found.who);
    },
    misconceptions({ state, asked: { who, count = 1 } }) {
      const left = seatsAfter(state, who).at(-1);
      return count === 1
        ? [left && mistake('to-the-left', playersAnswer(left.name)), mistake('dealer-is-last', playersAnswer(who))]
        : [];
    },
    others: ({ state, asked: { who } }) => [
      playersAnswer(who),
      ...seatsAfter(state, who).map(({ name }) => playersAnswer(name)),
    ],
  }),
  /** The round is over: who holds ten cards in the next one? */
  'first-ten': roundQuestion({
    rules: ['tl-first'],
    level: 2,
    least: 3,
    find(rng, rules) {
      const from = dealt(rng, rules);
      const state = from && ended(rng, from, lively(rng));
      if (!state) return undefined;
      const { dealer, lastWinner } = round.nextSetup(state.setup, state.log);
      // Most of the time rule sets differ.
      if (dealer === lastWinner && rng.upTo(2) > 0) return undefined;
      return { state, asked: { who: dealer, ...(lastWinner === null ? {} : { target: lastWinner }) }, seat: '' };
    },
    read({ rules, setup, log }) {
      const next = round.deal(rules, round.nextSetup(setup, log));
      const first = next.ok ? next.value.log.find(({ type }) => type === 'first') : undefined;
      return first && playersAnswer(first.who);
    },
    misconceptions({ state, asked: { who } }) {
      const last = state.log.findLast(({ type }) => type === 'place')?.who;
      const [next] = seatsAfter(state, who);
      return [
        next && mistake('not-the-next', playersAnswer(next.name)),
        last !== undefined && mistake('not-the-last', playersAnswer(last)),
      ];
    },
    others: ({ state }) => state.seats.map(({ name }) => playersAnswer(name)),
  }),
  /**
   * Whose turn comes after this player's, or whose discards may this player eat? `count`: 1 for the next seat, −1 for the one
   * before.
   */
  direction: roundQuestion({
    rules: ['tl-direction'],
    level: 1,
    least: 3,
    find(rng, rules) {
      const count = rng.upTo(1) === 0 ? 1 : -1;
      const earliest = 2 + rng.upTo(8);
      return momentIn(rng, rules, lively(rng), (state, seat) => {
        if (!freshIn(state) || seat.made > 2 || state.actions.length < earliest) return undefined;
        return { asked: { who: seat.name, count }, seat: '' };
      });
    },
    read(state, { who, count = 1 }) {
      const { fresh } = round.view(state, who);
      if (count < 0) return fresh ? playersAnswer(fresh.from) : undefined;
      const next = turnOver(state, who)?.turn;
      return next ? playersAnswer(next) : undefined;
    },
    misconceptions({ state, asked: { who, count = 1 } }) {
      const others = seatsAfter(state, who);
      const side = others.at(count > 0 ? -1 : 0);
      return [side && mistake('other-side', playersAnswer(side.name))];
    },
    others: ({ state, asked: { who } }) => seatsAfter(state, who).map(({ name }) => playersAnswer(name)),
  }),
};

/** The player draws and discards some card, so that the turn is over. */
function turnOver(state: TaLaState, who: string): TaLaState | undefined {
  const drawn = played(state, { type: 'draw', seat: who });
  const discard = drawn && round.legal(drawn, who).find(({ action }) => action.type === 'discard');
  return discard && played(drawn, discard.action);
}
