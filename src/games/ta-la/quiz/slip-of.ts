import type { MissedGuess } from '#core/quiz/kind.ts';
import type { HandVerdict, TaLaVerdict } from '../engine/decide.ts';
import type { TaLaRules } from '../engine/rules.ts';
import type { TaLaStep } from '../engine/steps.ts';
import { aceHighIn, mixedIn } from './hands.ts';
import type { SlipId } from './ids.ts';
import { whyNotPlain } from './out.ts';
import { slipAtEnd } from './places.ts';
import { slipsInPoints } from './points.ts';

/** The mistake behind a wrong guess: is a hand out, what does it leave, who comes first. */
export function slipOf(missed: MissedGuess<TaLaVerdict, TaLaStep, TaLaRules>): SlipId | undefined {
  const { verdict } = missed.ruling;
  if (verdict.kind === 'showdown') return slipAtEnd(missed.ruling, missed.chosen);
  return missed.chosen === 'out' || missed.chosen === 'not' ? slipOut(verdict) : slipInPoints(verdict, missed);
}

function slipOut({ u, melds, deadwood }: HandVerdict): SlipId {
  if (u) return 'nothing-left';
  const cards = [...melds.flat(), ...deadwood];
  return aceHighIn(deadwood) ? 'ace-high' : whyNotPlain(cards, deadwood);
}

function slipInPoints(
  hand: HandVerdict,
  { fields: [field], rules, chosen }: MissedGuess<TaLaVerdict, TaLaStep, TaLaRules>,
): SlipId | undefined {
  const found = field && slipsInPoints(field.cards, hand, rules).find(({ points }) => String(points) === chosen);
  if (found || chosen !== '0') return found?.slip;
  // Who sees melds where none are sees an ace above the king, a run of mixed suits, or half a meld.
  if (aceHighIn(hand.deadwood)) return 'ace-high';
  return mixedIn(hand.deadwood) ? 'mixed-suits' : 'half-meld';
}
