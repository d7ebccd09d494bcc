import { type Card, isRed, rankOf, suitOf } from '../../src/engine/core/card.ts';
import type { UiWords } from '../../src/i18n/ui/vi.ts';

const SYMBOLS = { S: 's', H: 'h', D: 'd', C: 'c' } as const;

/** `át bích`, `ace of spades`. */
export function spokenCard(card: Card, ui: UiWords): string {
  return ui.cardName(ui.ranks[rankOf(card)], ui.suits[suitOf(card)]);
}

/** A card's face; its name is spoken in the page's language. */
export function CardFace({ card, ui, eaten = false }: { card: Card; ui: UiWords; eaten?: boolean }) {
  const rank = rankOf(card);
  const suit = SYMBOLS[suitOf(card)];
  const court = rank === 'J' || rank === 'Q' || rank === 'K';
  const classes = ['card', suit === 's' ? 'sp' : suit, isRed(card) && 'r', court && 'court', eaten && 'eaten'];
  return (
    <span
      class={classes.filter(Boolean).join(' ')}
      role="img"
      aria-label={eaten ? ui.eaten(spokenCard(card, ui)) : spokenCard(card, ui)}
    >
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

interface HandProps {
  readonly cards: readonly Card[];
  /** Those of the cards that were eaten. */
  readonly eaten?: readonly Card[] | undefined;
  readonly ui: UiWords;
}

/** A hand, in the order in which it was dealt and drawn; many cards overlap, and each one's corner stays in sight. */
export function Hand({ cards, eaten = [], ui }: HandProps) {
  return (
    <div class="hand m" style={cards.length > 5 ? `--n:${cards.length}` : undefined}>
      {cards.map((card) => (
        <CardFace key={card} card={card} ui={ui} eaten={eaten.includes(card)} />
      ))}
    </div>
  );
}
