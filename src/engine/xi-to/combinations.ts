import type { XiToRuleId } from './rules.ts';

/** The rules by which cards are something together: a step that held by one of them names a combination. */
export const combinations = [
  'xt-doi',
  'xt-thu',
  'xt-sam',
  'xt-sanh',
  'xt-thung',
  'xt-cu-lu',
  'xt-tu-quy',
  'xt-thung-pha-sanh',
] as const satisfies readonly XiToRuleId[];
