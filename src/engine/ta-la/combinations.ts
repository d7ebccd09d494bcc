import type { TaLaRuleId } from './rules.ts';

/** The rules by which cards are something together: a step that held by one of them names a combination. */
export const combinations = ['tl-phom-ngang', 'tl-phom-doc'] as const satisfies readonly TaLaRuleId[];
