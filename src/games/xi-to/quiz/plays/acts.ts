/** What a seat may do in its turn, and what it costs. */

import { type Answer, mistake, saysYes, sentenceAnswer, yesAnswer } from '#core/quiz/answer.ts';
import { oneOf, type Rng } from '#core/random/rng.ts';
import { seatOf } from '#core/rounds/seats.ts';
import { ANTE, round, type Seat, type XiToAction, type XiToState } from '../../round/index.ts';
import { highestBet, potOf } from '../../round/seats.ts';
import { eventsOf, FOLDS, lively, may, momentIn, played, roundQuestion, sayOf } from './moments.ts';

const ORDER: readonly XiToAction['type'][] = ['to', 'theo', 'check', 'up'];
/** What may be done, by the ids of the sentences. */
const MOVES = ['to-up', 'to-theo-up', 'to-check-up', 'theo-up'] as const;

export const actsPlays = {
  /** What may the seat do now? */
  'may-now': roundQuestion({
    rules: ['xt-act-theo', 'xt-no-check'],
    trains: ({ state }) => [highestBet(state) === 0 ? 'xt-no-check' : 'xt-act-theo'],
    level: 1,
    least: 4,
    find(rng, rules) {
      const open = rng.upTo(1) === 0;
      return momentIn(rng, rules, lively(rng), (state, seat) => {
        // Nobody can raise any more at the table's ceiling, which is not visible in the question.
        const roomy = round.legal(state, seat.name).some(({ action }) => action.type === 'to');
        return roomy && open === (highestBet(state) === 0) ? { asked: { who: seat.name }, seat: '' } : undefined;
      });
    },
    read(state, { who }) {
      const types = new Set(round.legal(state, who).map(({ action }) => action.type));
      return sentenceAnswer(ORDER.filter((type) => types.has(type)).join('-'));
    },
    misconceptions({ state }) {
      return [
        highestBet(state) === 0
          ? mistake('nothing-to-call', sentenceAnswer('to-theo-up'))
          : mistake('bet-lies-there', sentenceAnswer('to-check-up')),
      ];
    },
    others: () => MOVES.map((one) => sentenceAnswer(one)),
  }),
  /** May the player stay in without putting in anything? */
  'may-check': roundQuestion({
    rules: ['xt-no-check'],
    level: 1,
    least: 3,
    find(rng, rules) {
      const open = rng.upTo(2) > 0;
      return momentIn(rng, rules, lively(rng), (state, seat) => {
        return open === (highestBet(state) === 0) ? { asked: { who: seat.name }, seat: '' } : undefined;
      });
    },
    read(state, { who }) {
      const types = new Set(round.legal(state, who).map(({ action }) => action.type));
      if (types.has('check')) return sentenceAnswer('passes');
      return types.has('theo') ? sentenceAnswer('must-match') : sentenceAnswer('must-bet');
    },
    misconceptions: ({ state }) => [
      highestBet(state) === 0
        ? mistake('nothing-to-call', sentenceAnswer('must-match'))
        : mistake('bet-lies-there', sentenceAnswer('passes')),
    ],
    others: () => ['passes', 'must-bet', 'must-match'].map((one) => sentenceAnswer(one)),
  }),
  /** May the player bet, or raise by, this amount? */
  'bet-ok': roundQuestion({
    rules: ['xt-act-to'],
    level: 2,
    find: (rng, rules) =>
      momentIn(rng, rules, lively(rng), (state, seat) => {
        const { limit, players } = state.setup;
        const roomy = highestBet(state) + limit + 1 < limit * players.length;
        const count = rng.pick([ANTE, ANTE + 1, limit - 1, limit, limit + 1, limit + 1]);
        return roomy && rng.upTo(2) === 0 ? { asked: { who: seat.name, count }, seat: '' } : undefined;
      }),
    read: (state, asked) => yesAnswer(may(state, sayOf(state, asked.who, asked))),
    misconceptions: ({ state, asked: { count = 0 } }, answer) => [
      !saysYes(answer) && count > state.setup.limit && mistake('limit-holds', yesAnswer(true)),
    ],
  }),
  /** What does it cost to call? */
  'call-cost': roundQuestion({
    rules: ['xt-act-theo'],
    level: 2,
    least: 3,
    find(rng, rules) {
      const again = rng.upTo(3) > 0;
      return momentIn(rng, rules, lively(rng), (state, seat) => {
        if (highestBet(state) === 0 || again !== seat.bet > 0) return undefined;
        return { asked: { who: seat.name }, seat: seat.name };
      });
    },
    read: (state, { who }) => chipsIn(state, { type: 'theo', seat: who }),
    misconceptions({ state, asked: { who } }) {
      const own = seatOf(state, who)?.bet ?? 0;
      const last = lastRaise(state);
      return [
        own > 0 && mistake('already-in', sentenceAnswer('chips', highestBet(state))),
        last !== undefined && mistake('match-the-whole', sentenceAnswer('chips', last)),
      ];
    },
    others: ({ state, asked: { who } }) => {
      const cost = highestBet(state) - (seatOf(state, who)?.bet ?? 0);
      return [cost + ANTE, cost + 2, potOf(state)].map((chips) => sentenceAnswer('chips', chips));
    },
  }),
  /** The player raises by this amount: what does the player put in? */
  'raise-costs': roundQuestion({
    rules: ['xt-act-to', 'xt-act-theo'],
    level: 2,
    least: 3,
    find: (rng, rules) =>
      momentIn(rng, rules, lively(rng), (state, seat) => {
        if (highestBet(state) === 0) return undefined;
        const count = raiseBy(rng, state, seat);
        return count === undefined ? undefined : { asked: { who: seat.name, count }, seat: seat.name };
      }),
    read: (state, asked) => chipsIn(state, sayOf(state, asked.who, asked)),
    misconceptions({ state, asked: { who, count = 0 } }) {
      const own = seatOf(state, who)?.bet ?? 0;
      return [
        mistake('call-first', sentenceAnswer('chips', count)),
        own > 0 && mistake('already-in', sentenceAnswer('chips', highestBet(state) + count)),
      ];
    },
    others: ({ state, asked: { who, count = 0 } }) => {
      const cost = highestBet(state) - (seatOf(state, who)?.bet ?? 0);
      return [cost, cost + count + ANTE, cost + count + 2].map((chips) => sentenceAnswer('chips', chips));
    },
  }),
  /** The player acts: how many chips are in the pot then? */
  'pot-after': roundQuestion({
    rules: ['xt-act-theo', 'xt-act-up'],
    level: 2,
    least: 4,
    find(rng, rules) {
      const wanted = rng.pick(['call', 'call', 'raise', 'fold']);
      return momentIn(rng, rules, lively(rng), (state, seat) => {
        if (highestBet(state) === 0) return undefined;
        const raise = wanted === 'raise' ? raiseBy(rng, state, seat) : undefined;
        const count = wanted === 'fold' ? FOLDS : raise;
        const asked = count === undefined ? { who: seat.name } : { who: seat.name, count };
        const next =
          wanted === 'raise' && raise === undefined ? undefined : played(state, sayOf(state, seat.name, asked));
        return next && next.turn !== null ? { asked, seat: '' } : undefined;
      });
    },
    read(state, asked) {
      const next = played(state, sayOf(state, asked.who, asked));
      return next && sentenceAnswer('chips', round.view(next, '').pot);
    },
    misconceptions({ state, asked: { who, count = 0 } }) {
      const { bet = 0, paid = 0 } = seatOf(state, who) ?? {};
      const pot = potOf(state);
      if (count === FOLDS) return [mistake('chips-stay-in', sentenceAnswer('chips', pot - paid))];
      return [
        bet > 0 && mistake('already-in', sentenceAnswer('chips', pot + highestBet(state) + Math.max(count, 0))),
        count > 0 && mistake('call-first', sentenceAnswer('chips', pot + count)),
      ];
    },
    others: ({ state, asked: { who } }) => {
      const pot = potOf(state);
      const cost = highestBet(state) - (seatOf(state, who)?.bet ?? 0);
      return [pot, pot + cost, pot + cost + ANTE, pot + cost + 2].map((chips) => sentenceAnswer('chips', chips));
    },
  }),
};

/** Asked after who gets to act. */
export const foldPlays = {
  /** The player folds now: what has been lost? */
  'fold-lost': roundQuestion({
    rules: ['xt-act-up', 'xt-ante'],
    level: 1,
    least: 4,
    find: (rng, rules) => {
      const more = rng.upTo(4) > 0;
      return momentIn(rng, rules, lively(rng), (state, seat) => {
        const fits = highestBet(state) > seat.bet && more === seat.paid > ANTE;
        return fits ? { asked: { who: seat.name }, seat: seat.name } : undefined;
      });
    },
    read(state, { who }) {
      const event = eventsOf(state, { type: 'up', seat: who })?.find(({ type }) => type === 'up');
      return event?.type === 'up' ? sentenceAnswer('chips', event.lost) : undefined;
    },
    misconceptions({ state, asked: { who } }) {
      const { paid = 0, bet = 0 } = seatOf(state, who) ?? {};
      return [
        mistake('chips-stay-in', sentenceAnswer('chips', 0)),
        mistake('owes-no-more', sentenceAnswer('chips', paid + highestBet(state) - bet)),
        paid > ANTE && mistake('ante-too', sentenceAnswer('chips', paid - ANTE)),
      ];
    },
    others: ({ state, asked: { who } }) => {
      const { paid = 0 } = seatOf(state, who) ?? {};
      return [paid + ANTE, paid + 2].map((chips) => sentenceAnswer('chips', chips));
    },
  }),
};

/** A legal raise that equals no other amount of this moment. */
function raiseBy(rng: Rng, state: XiToState, seat: Seat): number | undefined {
  const amounts = round.legal(state, seat.name).flatMap(({ action }) => (action.type === 'to' ? [action.amount] : []));
  return oneOf(rng, amounts.slice(0, 4));
}

/** What the last tố added to the bet. */
function lastRaise({ log }: XiToState): number | undefined {
  const last = log.findLast(({ type }) => type === 'to');
  return last?.type === 'to' ? last.amount : undefined;
}

/** What the seat puts in by it. */
function chipsIn(state: XiToState, action: XiToAction): Answer | undefined {
  const event = eventsOf(state, action)?.[0];
  return event?.type === 'to' || event?.type === 'theo' ? sentenceAnswer('chips', event.chips) : undefined;
}
