import type { BaCayRuleId } from './rules.ts';

/** The rules by which cards are something together: a step that held by one of them names a combination. */
export const combinations = ['bc-ba-tien', 'bc-sap', 'bc-10-at-cu'] as const satisfies readonly BaCayRuleId[];
