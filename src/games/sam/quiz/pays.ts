import { type Card, rankIndex } from '#core/card.ts';
import { type Mistakes, mistake, netAnswer } from '#core/quiz/answer.ts';
import { type DealtHands, verdictQuestion } from '#core/quiz/verdict-question.ts';
import type { Rng } from '#core/random/rng.ts';
import { game } from '../engine/index.ts';
import { isCong, PLUS, quadsIn, THOI } from '../engine/payment.ts';
import { isTwo } from '../engine/ranks.ts';
import type { SamRuleId, SamRules } from '../engine/rules.ts';
import { endFields, LEFT, leftOf } from './ends.ts';
import { pileOf } from './hands.ts';
import type { MisconceptionId } from './ids.ts';
import { playerOf, type SamRuling } from './verdict.ts';

export const paysKinds = {
  /** What does a loser pay? In units, where the rule set has payments. */
  pays: verdictQuestion(game, {
    fits: ({ payout }) => payout !== 'none',
    deal: dealEnd,
    read(ruling, about) {
      const player = playerOf(ruling, about);
      return player && netAnswer(about, player.net);
    },
    misconceptions({ fields, about }, ruling, rules): Mistakes<MisconceptionId> {
      const cards = fields.find(({ name }) => name === about)?.cards ?? [];
      const net = playerOf(ruling, about)?.net ?? 0;
      const paid = (misconception: MisconceptionId, units: number) => mistake(misconception, netAnswer(about, -units));
      const twos = cards.filter(isTwo).length;
      const ordinary = twos * (rules.cong > 0 && isCong(cards) ? 0 : 1);
      const quads = quadsIn(cards).length;
      const apart = twos * THOI - ordinary;
      const asQuads = quads * (THOI - (rules.cong > 0 && isCong(cards) ? 0 : 4));
      const thoi = rules.payout === 'per-card';
      const mistakes = [
        ...(thoi && twos > 0 && rules.thoiHeo === 15
          ? [
              paid('twos-as-cards', twos * (1 - THOI) - net),
              paid('twos-besides', twos - net),
              paid('cong-alone', THOI),
              paid('twos-plus-five', twos * (PLUS - THOI) + ordinary - net),
            ]
          : []),
        ...(thoi && twos > 0 && rules.thoiHeo === 'plus-5'
          ? [
              paid('twos-alone', -ordinary - net),
              paid('twos-fifteen', twos * (THOI - PLUS) - ordinary - net),
              paid('cong-alone', THOI),
            ]
          : []),
        ...(thoi && quads > 0 ? [paid('quad-as-cards', 4 - THOI - net), paid('quad-besides', 4 - net)] : []),
        ...(rules.payout === 'count' && apart + asQuads > 0 ? [paid('cards-alike', apart + asQuads - net)] : []),
        paid('every-card', cards.length),
        paid('points-not-cards', pips(cards)),
      ];
      // The order changes, so that the right answer is not always the largest or the smallest.
      const turn = pips(cards) % mistakes.length;
      return [...mistakes.slice(turn), ...mistakes.slice(0, turn)];
    },
    trains: (ruling, about) => paymentRules(ruling, about),
  }),
};

/** The points of the cards in a game that counts points. */
function pips(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + rankIndex(card) + 1, 0);
}

/** One is out, the other has cards left. */
export function dealEnd(rng: Rng, rules: SamRules): DealtHands | undefined {
  const cards = leftOf(rng.pick(LEFT), rng, pileOf(rng, rules), rules);
  return cards && { fields: endFields([cards]), about: 'bình' };
}

/** The rules by which somebody pays, the rarest first. */
export function paymentRules({ reasons }: SamRuling, about: string): readonly SamRuleId[] {
  const own = (rule: SamRuleId): boolean => reasons.some((step) => step.who === about && step.rule === rule);
  return [...PAYMENTS.filter(own), 'sam-end'];
}

const PAYMENTS: readonly SamRuleId[] = ['sam-pay-cong', 'sam-pay-thoi', 'sam-cong', 'sam-pay-cards'];
