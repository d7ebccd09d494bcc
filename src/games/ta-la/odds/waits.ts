import { ALL_CARDS, type Card } from '#core/card.ts';
import { PRESETS } from '../engine/rules.ts';
import { canEat } from '../hands/eat.ts';

/** The cards of the rest of the deck that these may eat: what a half meld waits for. Rules tl-ca and tl-eat-proof. */
export function waitsFor(cards: readonly Card[]): readonly Card[] {
  return ALL_CARDS.filter((card) => !cards.includes(card) && canEat(cards, [], card, PRESETS['mien-bac']).ok);
}
