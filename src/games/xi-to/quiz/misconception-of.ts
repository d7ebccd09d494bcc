import type { MissedGuess } from '#core/quiz/kind.ts';
import type { XiToVerdict } from '../engine/decide.ts';
import type { XiToRules } from '../engine/rules.ts';
import type { XiToStep } from '../engine/steps.ts';
import type { MisconceptionId } from './ids.ts';
import { misconceptionsForBest } from './mistakes.ts';

/** The mistake behind a wrong guess about who is strongest. */
export function misconceptionOf({
  fields,
  ruling,
  rules,
  chosen,
}: MissedGuess<XiToVerdict, XiToStep, XiToRules>): MisconceptionId | undefined {
  if (!fields.some(({ name }) => name === chosen)) return 'one-is-better';
  const misconceptions = misconceptionsForBest(fields, ruling, rules);
  const found = misconceptions.find(({ answer }) => answer.type === 'who' && answer.who.join() === chosen);
  return found?.misconception;
}
