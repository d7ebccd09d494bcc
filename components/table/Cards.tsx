import { type Card, isRed, rankOf, SUIT_GLYPHS, suitOf } from '#core/card.ts';
import type { SmallCards as TokenOf } from '#core/game/table-screen.ts';
import type { UiWords } from '#words/ui/vi.ts';
import { CardBack, CardFace, spokenCard } from '../cards/Card.tsx';

/** Cards as they lie; null lies face down. A card comes into sight where it was not before. */
export function LaidCards({ cards, ui }: { readonly cards: readonly (Card | null)[]; readonly ui: UiWords }) {
  return (
    <>
      {cards.map((card, at) =>
        card === null ? <CardBack key={`back ${at}`} ui={ui} /> : <CardFace key={card} card={card} ui={ui} />,
      )}
    </>
  );
}

const KINDS = { fresh: ' here', eaten: ' own', meld: ' meld' } as const;

/** Cards no taller than a line: rank and suit side by side. */
export function SmallCardsView({ of: { cards, kind }, ui }: { readonly of: TokenOf; readonly ui: UiWords }) {
  return (
    <span
      class={`tok${kind ? KINDS[kind] : ''}`}
      role="img"
      aria-label={cards
        .map((card) => (kind === 'eaten' ? ui.eaten(spokenCard(card, ui)) : spokenCard(card, ui)))
        .join(', ')}
    >
      {shortened(cards).map(([ranks, card]) => (
        <span key={card} class={isRed(card) ? 'r' : undefined}>
          {ranks}
          {SUIT_GLYPHS[suitOf(card)]}
        </span>
      ))}
    </span>
  );
}

/** `J Q K♠` for a run, `9♣♠♥` for cards of a rank: what is the same on all of them is said once. */
function shortened(cards: readonly Card[]): readonly (readonly [ranks: string, card: Card])[] {
  const [first] = cards;
  if (first === undefined) return [];
  if (cards.every((card) => suitOf(card) === suitOf(first))) return [[cards.map(rankOf).join(' '), first]];
  const alike = cards.every((card) => rankOf(card) === rankOf(first));
  return cards.map((card) => [alike && card !== first ? '' : rankOf(card), card]);
}
