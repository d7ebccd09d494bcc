import type { XiDachRuleId } from './rules.ts';

/** The rules by which cards are something together: a step that held by one of them names a combination. */
export const combinations = ['xd-xi-ban', 'xd-xi-dach', 'xd-ngu-linh'] as const satisfies readonly XiDachRuleId[];
