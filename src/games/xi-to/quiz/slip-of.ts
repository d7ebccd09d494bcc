import type { MissedGuess } from '#core/quiz/kind.ts';
import type { XiToVerdict } from '../engine/decide.ts';
import type { XiToRules } from '../engine/rules.ts';
import type { XiToStep } from '../engine/steps.ts';
import type { SlipId } from './ids.ts';
import { slipsForBest } from './mistakes.ts';

/** The mistake behind a wrong guess about who is strongest. */
export function slipOf({
  fields,
  ruling,
  rules,
  chosen,
}: MissedGuess<XiToVerdict, XiToStep, XiToRules>): SlipId | undefined {
  if (!fields.some(({ name }) => name === chosen)) return 'one-is-better';
  const slips = slipsForBest(fields, ruling, rules);
  const found = slips.find(({ answer }) => answer.type === 'who' && answer.who.join() === chosen);
  return found?.slip;
}
