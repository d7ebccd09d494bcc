import { useState } from 'preact/hooks';
import type { Card } from '#core/card.ts';
import { parseCard } from '#core/notation/read-text.ts';
import type { PickerWords } from '#words/ui/picker/vi.ts';
import type { UiWords } from '#words/ui/vi.ts';
import { spokenCard } from '../Card.tsx';

/** A hand being edited, and the deck that it is taken from. */
export interface PickedHand {
  readonly cards: readonly Card[];
  readonly max: number;
  /** Who holds each card that is taken elsewhere. */
  readonly holders: ReadonlyMap<Card, string>;
  readonly ui: UiWords;
  hasCard(card: Card): boolean;
  onCards(cards: readonly Card[]): void;
}

/** Cards put in and taken out, and the message about the last one. */
export function useHand({ cards, max, holders, ui, hasCard, onCards }: PickedHand, words: PickerWords) {
  const [said, setSaid] = useState('');

  /** Puts a card in or takes it out; says what happened. */
  const toggle = (card: Card): boolean => {
    const spoken = spokenCard(card, ui);
    const holder = holders.get(card);
    if (holder !== undefined || !hasCard(card)) {
      setSaid(holder === undefined ? ui.case.notInDeck(spoken) : words.taken(spoken, holder));
      return false;
    }
    if (cards.includes(card)) {
      onCards(cards.filter((held) => held !== card));
      setSaid(words.removed(spoken));
      return true;
    }
    if (cards.length >= max) {
      setSaid(words.full(max));
      return false;
    }
    onCards([...cards, card]);
    setSaid(words.added(spoken));
    return true;
  };

  return {
    said,
    toggle,
    /** Puts in a card as typed; false where there is no such card, or it is not available. */
    toggleTyped(text: string): boolean {
      const card = parseCard(text);
      if (card !== undefined) return toggle(card);
      setSaid(words.bad(text));
      return false;
    },
    clear(): void {
      onCards([]);
      setSaid(words.cleared);
    },
  };
}
