import type { SamRuleId } from './rules.ts';

/** The rules by which cards are something together: a step that held by one of them names a combination. */
export const combinations = [
  'sam-pair',
  'sam-triple',
  'sam-run',
  'sam-quad',
  'sam-instant',
] as const satisfies readonly SamRuleId[];
