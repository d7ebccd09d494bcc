/** What an eaten card costs. */

import { type Answer, mistake, netAnswer, netFrom } from '#core/quiz/answer.ts';
import { oneOf, type Rng } from '#core/random/rng.ts';
import { mover } from '#core/rounds/seats.ts';
import type { TaLaRules } from '../../engine/rules.ts';
import { ROUNDS } from '../../round/index.ts';
import { couldEat, dulled, freshIn, lively, momentIn, played, roundQuestion, type TaLaMoment } from './moments.ts';
import { lastGift } from './outs.ts';

/** Which card it is that the player eats: the third and the last-round card come from a deck built for that. */
const EATEN = ['three', 'three', 'chot', 'chot', 'two-chot', 'first', 'second', 'second'] as const;

export const paysPlays = {
  /** The player eats this: what does one get, or pay, for that card? */
  'eat-pays': roundQuestion({
    rules: ['tl-pay-eat'],
    level: 2,
    least: 3,
    fits: ({ payout }) => payout === 'standard',
    find(rng, rules) {
      const wanted = rng.pick(EATEN);
      const moment =
        wanted === 'first' || wanted === 'second'
          ? eating(rng, rules, wanted === 'first' ? 0 : 1)
          : lastGift(rng, rules, wanted);
      if (!moment) return undefined;
      const { state, deck } = moment;
      const [seat, from] = [mover(state), state.fresh?.from];
      if (!seat || from === undefined || !state.fresh) return undefined;
      const rest = state.seats.filter(({ name }) => name !== seat.name && name !== from).map(({ name }) => name);
      const who = oneOf(rng, [from, from, from, seat.name, seat.name, ...rest.slice(0, 1)]) ?? from;
      const count = seat.eaten.filter((one) => one.from === from).length;
      const asked = { who, target: seat.name, cards: [state.fresh.card], count };
      return { state, ...(deck ? { deck } : {}), asked, seat: '' };
    },
    read(state, { who, target = '', cards: [card] = [] }) {
      const eaten = played(state, { type: 'eat', seat: target });
      const over = eaten && dulled(eaten);
      const paid = over?.log.find(
        (event) =>
          event.type === 'pay' &&
          event.rule === 'tl-pay-eat' &&
          event.step.rule === 'tl-pay-eat' &&
          event.step.cards[0] === card,
      );
      if (paid?.type !== 'pay') return undefined;
      const { who: payer, other, units } = paid.step;
      return netAnswer(who, who === payer ? -units : who === other ? units : 0);
    },
    misconceptions({ asked: { who, count = 0 } }, answer) {
      const net = netFrom(answer);
      if (net === 0) return [mistake('only-the-eaten-pays', netAnswer(who, -1))];
      const sign = Math.sign(net);
      return [
        net !== sign * (count + 1) && mistake('chot-is-four', netAnswer(who, sign * (count + 1))),
        mistake('eaten-one-each', netAnswer(who, sign)),
        mistake('eaten-other-way', netAnswer(who, -net)),
      ];
    },
    others: ({ asked: { who } }, answer): readonly Answer[] => {
      const sign = answer.type === 'net' && answer.net < 0 ? -1 : 1;
      return [0, 2 * sign, 4 * sign, 1].map((net) => netAnswer(who, net === 0 ? 0 : net));
    },
  }),
};

/** A player who can eat a card from one from whom a given number was eaten, and not the last-round card. */
function eating(rng: Rng, rules: TaLaRules, before: number): TaLaMoment | undefined {
  return momentIn(rng, rules, lively(rng, 9), (state, seat) => {
    const fresh = freshIn(state);
    if (!fresh || seat.eaten.length !== before || !couldEat(seat, fresh.card, rules)) return undefined;
    const chot = state.seats.some(({ name, made }) => name === fresh.from && made === ROUNDS);
    return chot ? undefined : { asked: { who: seat.name }, seat: '' };
  });
}
