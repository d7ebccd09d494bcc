import type { misconceptions as caseSlips } from '../words/vi/cases.ts';
import type { roundMisconceptions as playSlips } from '../words/vi/quiz.ts';

export type { KindId, PlayId } from '../kinds.ts';

/** Common mistakes that lead to wrong answers: those that Vietnamese, which is written first, has a sentence on. */
export type MisconceptionId = keyof typeof caseSlips;

/** Mistakes that occur only in questions from rounds. */
export type PlayMisconceptionId = keyof typeof playSlips;
