/** What Ba Cây has sentences for. */

import { facts } from '#testing/conformance/alike.ts';
import type { SentencesKit } from '#testing/conformance/kit.ts';
import type { BaCayStep } from '../engine/steps.ts';

/** What makes a sentence about a step another one. */
function variant(step: BaCayStep): string {
  const { rule, outcome, ...rest } = step;
  const marks = ['why', 'by', 'place', 'compare', 'aceHigh', 'bankerTie', 'times'];
  const values = Object.entries(rest).flatMap(([key, value]) => (marks.includes(key) ? [String(value)] : []));
  return [rule, outcome, ...values].join(' ');
}

export const sentences: SentencesKit<BaCayStep> = {
  rulings: 5000,
  states: (text) => facts(text, /[Bb]anker|[Cc]ái/u),
  // An ace and a face count in the same words, and so do the points of Ba Cây and of Bài Cào.
  kin: () => '',
  variant,
  variants: [
    'bc-10-at-cu failed aces-high',
    'bc-10-at-cu failed points-draw',
    'bc-10-at-cu held',
    'bc-ace held',
    'bc-at-cu held low-ace',
    'bc-at-cu held top-card',
    'bc-ba-tien failed a-ten',
    'bc-ba-tien failed house',
    'bc-ba-tien held',
    'bc-batien-tie failed',
    'bc-batien-tie held',
    'bc-cmp-cao held draw',
    'bc-cmp-cao held kind',
    'bc-cmp-cao held points',
    'bc-cmp-cay held points',
    'bc-cmp-cay held rank rank-first false',
    'bc-cmp-cay held rank rank-first true',
    'bc-cmp-cay held rank suit-first false',
    'bc-cmp-cay held rank suit-first true',
    'bc-faces held',
    'bc-mode-cai held banker',
    'bc-mode-cai held draw',
    'bc-mode-tat held',
    'bc-pay held 1',
    'bc-pay held 2',
    'bc-points-cao held',
    'bc-points-cay held',
    'bc-sap failed ba-tien',
    'bc-sap failed house',
    'bc-sap held above-all',
    'bc-sap held below-ba-tien',
    'bc-sap held kind',
    'bc-sap held rank',
    'bc-suit-order held rank-first',
    'bc-suit-order held suit-first',
    'bc-tat-tie held',
  ],
};
