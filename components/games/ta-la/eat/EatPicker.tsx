import { CardPicker } from '#components/cards/picker/CardPicker.tsx';
import { ALL_CARDS, type Card } from '#core/card.ts';
import type { UiWords } from '#words/vi/ui.ts';

interface Props {
  /** What is being chosen: the hand, or the one card before it. */
  readonly part: 'hand' | 'discard';
  readonly hand: readonly Card[];
  readonly discard: readonly Card[];
  readonly ui: UiWords;
  onChoice(hand: readonly Card[], discard: readonly Card[]): void;
  onClose(): void;
}

const MOST_IN_HAND = 9;

/** The deck, open for the hand or for the discard; loaded when one of them is to be changed. */
export function EatPicker({ part, hand, discard, ui, onChoice, onClose }: Props) {
  const own = part === 'hand';
  return (
    <CardPicker
      name="bai"
      cards={own ? hand : discard}
      max={own ? MOST_IN_HAND : 1}
      holders={new Map((own ? discard : hand).map((card) => [card, 'bai']))}
      hasCard={(card) => ALL_CARDS.includes(card)}
      worth={{ sum: '', state: '' }}
      ui={ui}
      onCards={(cards) => (own ? onChoice(cards, discard) : onChoice(hand, cards))}
      onClose={onClose}
    />
  );
}
