/** What Tá Lả has sentences for. */

import type { SentencesKit } from '#testing/conformance/kit.ts';
import type { TaLaStep } from '../engine/steps.ts';
import { placeName } from '../words/shape.ts';

const MARKS = ['why', 'by', 'kind', 'gap', 'chot'];

/** What makes a sentence about a step another one. */
function variant(step: TaLaStep): string {
  const { rule: id, outcome, ...rest } = step;
  const values = Object.entries(rest).flatMap(([key, value]) => (MARKS.includes(key) ? [String(value)] : []));
  const place = 'place' in step ? [placeName(step.place, step.of)] : [];
  return [id, outcome, ...values, ...place].join(' ');
}

export const sentences: SentencesKit<TaLaStep> = {
  rulings: 8000,
  junk: /\bbai\b|\b1 (points|cards|units)\b/u,
  variant,
  variants: [
    'tl-ace-low failed',
    'tl-ca failed',
    'tl-ca held khan false',
    'tl-ca held khan true',
    'tl-ca held loose',
    'tl-eat-limit failed',
    'tl-eat-limit held',
    'tl-eat-proof held',
    'tl-gui failed house',
    'tl-gui failed later',
    'tl-gui failed mom',
    'tl-gui held',
    'tl-mom held first',
    'tl-mom held last',
    'tl-mom held second',
    'tl-mom held third',
    'tl-mom-many held all-last',
    'tl-mom-many held all-mom',
    'tl-mom-many held lay-order',
    'tl-one-meld-each failed doc',
    'tl-one-meld-each failed ngang',
    'tl-pay-eat held false',
    'tl-pay-eat held true',
    'tl-pay-mom held',
    'tl-pay-rank failed',
    'tl-pay-rank held',
    'tl-pay-u held thuong',
    'tl-pay-u held tron',
    'tl-phom-doc held',
    'tl-phom-ngang held',
    'tl-points held',
    'tl-rac held',
    'tl-rank held first',
    'tl-rank held last',
    'tl-rank held second',
    'tl-rank held third',
    'tl-score held',
    'tl-tie held',
    'tl-u failed few',
    'tl-u failed loose',
    'tl-u failed no-khan',
    'tl-u failed one-left',
    'tl-u held khan',
    'tl-u held thuong',
    'tl-u held tron',
    'tl-u-den failed ate-chot',
    'tl-u-den failed chot',
    'tl-u-den failed three-eaten',
    'tl-u-den held ate-chot',
    'tl-u-den held chot',
    'tl-u-den held three-eaten',
    'tl-u-rank failed',
    'tl-u-rank held thuong',
    'tl-u-rank held tron',
  ],
};
