import { type Card, isRed, rankOf, SUIT_GLYPHS, suitOf } from '#core/card.ts';
import type { TableCards } from '#core/game/table-screen.ts';
import type { UiWords } from '#words/vi/ui.ts';
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

interface SmallProps {
  readonly cards: readonly Card[];
  readonly kind?: 'thrown' | 'fresh' | 'left' | undefined;
  readonly ui: UiWords;
}

/** Cards no taller than a line, in one piece: rank and suit side by side. */
export function SmallCards({ cards, kind, ui }: SmallProps) {
  return (
    <span class={kind ? `tok ${kind}` : 'tok'} role="img" aria-label={spokenCards(cards, ui)}>
      <Shortened cards={cards} />
    </span>
  );
}

/** What lies openly before a seat: each card by itself, or a meld, of which it is told which card was eaten or laid off. */
export function TableCardsView({ of, ui }: { readonly of: TableCards; readonly ui: UiWords }) {
  if (of.kind !== 'meld') {
    const kind = of.kind === 'hand' ? undefined : of.kind;
    return (
      <span class="tb-outs">
        {of.cards.map((card) => (
          <SmallCards key={card} cards={[card]} kind={kind} ui={ui} />
        ))}
      </span>
    );
  }
  const spoken = of.parts.map(({ mark, cards }) => [mark, spokenCards(cards, ui)].filter(Boolean).join(' '));
  return (
    <span class="tb-meld" role="img" aria-label={`${of.name}: ${spoken.join(', ')}`}>
      {of.parts.map(({ mark, cards }) => [
        mark && <i key={mark}>{mark}</i>,
        <span key={cards.join(' ')} class="tok">
          <Shortened cards={cards} />
        </span>,
      ])}
    </span>
  );
}

function spokenCards(cards: readonly Card[], ui: UiWords): string {
  return cards.map((card) => spokenCard(card, ui)).join(', ');
}

function Shortened({ cards }: Pick<SmallProps, 'cards'>) {
  return shortened(cards).map(([ranks, card]) => (
    <span key={card} class={isRed(card) ? 'r' : undefined}>
      {ranks}
      {SUIT_GLYPHS[suitOf(card)]}
    </span>
  ));
}

/** `J Q K♠` for a run, `9♣♠♥` for cards of a rank: what is the same on all of them is said once. */
function shortened(cards: readonly Card[]): readonly (readonly [ranks: string, card: Card])[] {
  const [first] = cards;
  if (first === undefined) return [];
  if (cards.every((card) => suitOf(card) === suitOf(first))) return [[cards.map(rankOf).join(' '), first]];
  const alike = cards.every((card) => rankOf(card) === rankOf(first));
  return cards.map((card) => [alike && card !== first ? '' : rankOf(card), card]);
}
