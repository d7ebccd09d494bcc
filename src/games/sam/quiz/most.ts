import { type Mistakes, mistake } from '#core/quiz/answer.ts';
import { verdictQuestion } from '#core/quiz/verdict-question.ts';
import { game } from '../engine/index.ts';
import { endFields, type Left, leftOf } from './ends.ts';
import { pileOf } from './hands.ts';
import type { MisconceptionId } from './ids.ts';
import { paymentRules } from './pays.ts';
import { endIn, type SamRuling } from './verdict.ts';

export const mostKinds = {
  /** Who of three losers pays the most? Asked where the cards that are left are paid for. */
  most: verdictQuestion(game, {
    fits: ({ payout }) => payout === 'per-card',
    deal(rng, rules) {
      const pile = pileOf(rng, rules);
      const hands = rng.shuffled(rng.pick(MEETINGS)).flatMap((left) => {
        const cards = leftOf(left, rng, pile, rules);
        return cards ? [cards] : [];
      });
      return hands.length === LOSERS ? { fields: endFields(hands), about: '' } : undefined;
    },
    read(ruling) {
      const who = payers(ruling);
      // Two equal payers make no answer; three equal payers do: a rule set where everybody pays one stake.
      return who.length === 2 ? undefined : { type: 'who', who };
    },
    misconceptions({ fields }, ruling): Mistakes<MisconceptionId> {
      const cards = fields.toSorted((a, b) => b.cards.length - a.cards.length);
      return cards
        .filter(({ name }) => name !== endIn(ruling)?.winner)
        .map(({ name }, at) => mistake(at === 0 ? 'most-cards' : 'pays-less', { type: 'who', who: [name] }));
    },
    trains: (ruling) => paymentRules(ruling, payers(ruling)[0] ?? ''),
  }),
};

const LOSERS = 3;

/** Many cards and few that cost more. */
const MEETINGS: readonly [readonly Left[], ...(readonly Left[])[]] = [
  ['many', 'two', 'few'],
  ['many', 'quad', 'few'],
  ['many', 'quad', 'two'],
  ['cong', 'two', 'few'],
  ['cong', 'few', 'many'],
  ['cong', 'twos', 'few'],
  ['cong-two', 'twos', 'few'],
];

/** Who pays the most, or all who do. */
function payers(ruling: SamRuling): readonly string[] {
  const players = (endIn(ruling)?.players ?? []).filter(({ cards }) => cards > 0);
  const least = Math.min(...players.map(({ net }) => net));
  return players.filter(({ net }) => net === least).map(({ name }) => name);
}
