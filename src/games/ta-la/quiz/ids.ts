import type { slips as caseSlips } from '../words/vi/cases.ts';
import type { slips as playSlips } from '../words/vi/quiz.ts';

export type { KindId, PlayId } from '../kinds.ts';

/** Common mistakes that lead to wrong answers: those that Vietnamese, which is written first, has a sentence on. */
export type SlipId = keyof typeof caseSlips;

/** Those that only a question from a round meets. */
export type PlaySlipId = keyof typeof playSlips;
