import type { MissedGuess } from '#core/quiz/kind.ts';
import type { HandVerdict, TaLaVerdict } from '../engine/decide.ts';
import type { TaLaRules } from '../engine/rules.ts';
import type { TaLaStep } from '../engine/steps.ts';
import { aceHighIn, mixedIn } from './hands.ts';
import type { MisconceptionId } from './ids.ts';
import { whyNotPlain } from './out.ts';
import { misconceptionAtEnd } from './places.ts';
import { misconceptionsInPoints } from './points.ts';

/** The mistake behind a wrong guess: is a hand out, what does it leave, who comes first. */
export function misconceptionOf(missed: MissedGuess<TaLaVerdict, TaLaStep, TaLaRules>): MisconceptionId | undefined {
  const { verdict } = missed.ruling;
  if (verdict.kind === 'showdown') return misconceptionAtEnd(missed.ruling, missed.chosen);
  return missed.chosen === 'out' || missed.chosen === 'not'
    ? misconceptionOut(verdict)
    : misconceptionInPoints(verdict, missed);
}

function misconceptionOut({ u, melds, deadwood }: HandVerdict): MisconceptionId {
  if (u) return 'nothing-left';
  const cards = [...melds.flat(), ...deadwood];
  return aceHighIn(deadwood) ? 'ace-high' : whyNotPlain(cards, deadwood);
}

function misconceptionInPoints(
  hand: HandVerdict,
  { fields: [field], rules, chosen }: MissedGuess<TaLaVerdict, TaLaStep, TaLaRules>,
): MisconceptionId | undefined {
  const found =
    field && misconceptionsInPoints(field.cards, hand, rules).find(({ points }) => String(points) === chosen);
  if (found || chosen !== '0') return found?.misconception;
  // Who sees melds where none are sees an ace above the king, a run of mixed suits, or half a meld.
  if (aceHighIn(hand.deadwood)) return 'ace-high';
  return mixedIn(hand.deadwood) ? 'mixed-suits' : 'half-meld';
}
