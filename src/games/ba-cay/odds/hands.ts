import { deckUnder } from '#core/game/game.ts';
import { type Hand, readHand } from '../engine/hand.ts';
import { game } from '../engine/index.ts';
import type { BaCayRules } from '../engine/rules.ts';
import { handsFrom } from '../hands/all-hands.ts';

/** Every hand that the rule set's deck can deal, each once, as the rule set reads it: 7,140 of 36 cards, 22,100 of 52. */
export function allReadHands(rules: BaCayRules): readonly Hand[] {
  return handsFrom(deckUnder(game, rules)).map((cards) => readHand('', cards, rules));
}
