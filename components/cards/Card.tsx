import { type Card, isRed, rankOf, suitOf } from '../../src/engine/core/card.ts';
import type { UiWords } from '../../src/i18n/ui/vi.ts';

const SYMBOLS = { S: 's', H: 'h', D: 'd', C: 'c' } as const;

/** `át bích`, `ace of spades`. */
export function spokenCard(card: Card, ui: UiWords): string {
  return ui.cardName(ui.ranks[rankOf(card)], ui.suits[suitOf(card)]);
}

/** A card's face; its name is spoken in the page's language. */
export function CardFace({ card, ui }: { card: Card; ui: UiWords }) {
  const rank = rankOf(card);
  const suit = SYMBOLS[suitOf(card)];
  const court = rank === 'J' || rank === 'Q' || rank === 'K';
  const classes = ['card', suit === 's' ? 'sp' : suit, isRed(card) && 'r', court && 'court'];
  return (
    <span class={classes.filter(Boolean).join(' ')} role="img" aria-label={spokenCard(card, ui)}>
      <b>{rank}</b>
      <svg class="i" aria-hidden="true">
        <use href={`#${suit}`} />
      </svg>
      <svg class="q" aria-hidden="true">
        <use href={`#${court ? rank : suit}`} />
      </svg>
    </span>
  );
}

/** A card face down. */
export function CardBack({ ui }: { ui: UiWords }) {
  return (
    <span class="card back" role="img" aria-label={ui.cardBack}>
      <svg aria-hidden="true">
        <use href="#back" />
      </svg>
    </span>
  );
}

/** A hand, in the order in which it was dealt and drawn. */
export function Hand({ cards, ui }: { cards: readonly Card[]; ui: UiWords }) {
  return (
    <div class="hand m">
      {cards.map((card) => (
        <CardFace key={card} card={card} ui={ui} />
      ))}
    </div>
  );
}
