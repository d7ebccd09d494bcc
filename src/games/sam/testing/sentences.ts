/** What Sâm has sentences for. */

import type { SentencesKit } from '#testing/conformance/kit.ts';
import type { SamStep } from '../engine/steps.ts';

const KINDS = ['ba-sam-co', 'dong-mau', 'nam-doi', 'sanh-rong', 'tu-quy-heo'] as const;

/** What makes a sentence about a step another one. */
function variant(step: SamStep): string {
  const why = 'why' in step ? step.why : '';
  const kind = step.rule === 'sam-instant' && 'kind' in step ? step.kind : '';
  const first = step.rule === 'sam-instant' && step.outcome === 'held' && !step.decides ? 'after' : '';
  const two = 'kinds' in step && step.rule === 'sam-chop-two' ? step.kinds[0] : '';
  return [step.rule, step.outcome, why, kind, first, two].filter(Boolean).join(' ');
}

export const sentences: SentencesKit<SamStep> = {
  rulings: 12000,
  junk: /\b(bai|ban|danh)\b|\b1 (cards|units)\b|\b(?!1 )\d+ (card|unit)\b/u,
  variant,
  variants: [
    'sam-chop-two failed house hai-tu-quy',
    'sam-chop-two failed house tu-quy',
    'sam-chop-two failed lead',
    'sam-chop-two failed one-quad tu-quy',
    'sam-chop-two failed two-quads hai-tu-quy',
    'sam-chop-two held chop hai-tu-quy',
    'sam-chop-two held chop tu-quy',
    'sam-cong failed house',
    'sam-cong held',
    'sam-end held',
    'sam-follow failed kind',
    'sam-follow failed table',
    'sam-follow held lead',
    'sam-instant failed none',
    ...KINDS.flatMap((kind) => [
      `sam-instant failed house ${kind}`,
      `sam-instant failed near ${kind}`,
      `sam-instant held ${kind}`,
    ]),
    'sam-instant held ba-sam-co after',
    'sam-instant held dong-mau after',
    'sam-no-doi-thong failed doi-thong',
    'sam-no-other-chop failed no-two',
    'sam-no-other-chop failed three-twos',
    'sam-no-suit failed equal',
    'sam-pair held kind',
    'sam-pay-cards failed none',
    'sam-pay-cards held cards',
    'sam-pay-cards held flat',
    'sam-pay-cong held cards',
    'sam-pay-cong held flat',
    'sam-pay-thoi held quad',
    'sam-pay-thoi held twos',
    'sam-pay-thoi held twos-more',
    'sam-quad held kind',
    'sam-quad-quad failed lower',
    'sam-quad-quad held quad',
    'sam-rank failed lower',
    'sam-rank held higher',
    'sam-run failed gap',
    'sam-run failed mixed',
    'sam-run failed short',
    'sam-run held kind',
    'sam-run-length failed longer',
    'sam-run-length failed shorter',
    'sam-run-length held longer',
    'sam-run-two failed ace-gap',
    'sam-run-two failed dragon',
    'sam-run-two failed house',
    'sam-run-two failed wrap',
    'sam-run-two held',
    'sam-single held kind',
    'sam-triple held kind',
  ],
};
