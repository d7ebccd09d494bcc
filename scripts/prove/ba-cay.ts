import { type BaCayRules, PRESETS, SCHEMA } from '#games/ba-cay/engine/rules.ts';
import { headsUp } from '#games/ba-cay/testing/heads-up.ts';
import { everyVariation } from '#testing/rule-sets.ts';
import type { Proof } from './proofs.ts';

/** Every deal of two hands from the 36 cards, in order: 7,140 × 5,456. */
const DEALS = 38_955_840;

/** Every rule set of 36 cards that compares two hands in its own way: where equal points draw, no suit is asked. */
function ruleSets(): BaCayRules[] {
  const base = PRESETS['ba-cay'];
  return [
    ...everyVariation<BaCayRules>({ ...base, tie: 'draw' }, SCHEMA, ['ten', 'threeAlike']),
    ...everyVariation<BaCayRules>({ ...base, tie: 'suit' }, SCHEMA, ['ten', 'threeAlike', 'suits', 'ace', 'compare']),
  ];
}

export const provedBaCay: readonly Proof[] = [
  {
    id: 'ba-cay-heads-up',
    game: 'ba-cay',
    what: {
      vi: 'Mọi cách chia 2 tay từ 36 lá, dưới mọi luật nhà so bài khác nhau: ván nào cũng có phán quyết, đổi chỗ thì đảo lại, và khớp bản đối chiếu.',
      en: 'Every deal of two hands from 36 cards, in every house that compares them in its own way: each gets a ruling, the opposite one with the seats exchanged, and agrees with the reference.',
    },
    run() {
      const results = ruleSets().map((rules) => headsUp(rules));
      const odd = results.filter(({ deals, wins, losses }) => deals !== DEALS || wins !== losses).length;
      return {
        checked: results.reduce((sum, { deals }) => sum + deals, 0),
        faults: results.reduce((sum, { disagreements }) => sum + disagreements, odd),
        notes: { houses: results.length, dealsInEach: DEALS },
      };
    },
  },
];
