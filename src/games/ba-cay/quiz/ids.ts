import type { misconceptions as caseMisconceptions } from '../words/vi/misconceptions.ts';
import type { roundMisconceptions as playMisconceptions } from '../words/vi/play-misconceptions.ts';

/** Common mistakes that lead to wrong answers: those that Vietnamese, which is written first, has a sentence on. */
export type MisconceptionId = keyof typeof caseMisconceptions;

/** Mistakes that occur only in questions from rounds. */
export type PlayMisconceptionId = keyof typeof playMisconceptions;
