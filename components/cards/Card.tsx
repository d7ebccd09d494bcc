import type { ComponentChildren } from 'preact';
import { type Card, rankOf, suitOf } from '#core/card.ts';
import type { UiWords } from '#words/vi/ui.ts';

const SUIT_CLASSES = { S: 'sp', H: 'h', D: 'd', C: 'c' } as const;

/** `át bích`, `ace of spades`. */
export function spokenCard(card: Card, ui: UiWords): string {
  return ui.cardName(ui.ranks[rankOf(card)], ui.suits[suitOf(card)]);
}

interface FaceProps {
  readonly card: Card;
  readonly ui: UiWords;
  readonly eaten?: boolean;
  /** It begins a group of its own. */
  readonly apart?: boolean;
}

/** A card's face; its name is spoken in the page's language. */
export function CardFace({ card, ui, eaten = false, apart = false }: FaceProps) {
  const rank = rankOf(card);
  const court = rank === 'J' || rank === 'Q' || rank === 'K';
  const classes = ['card', SUIT_CLASSES[suitOf(card)], court && `court ${rank}`, eaten && 'eaten', apart && 'apart'];
  return (
    <span
      class={classes.filter(Boolean).join(' ')}
      role="img"
      aria-label={eaten ? ui.eaten(spokenCard(card, ui)) : spokenCard(card, ui)}
    >
      <b>{rank}</b>
    </span>
  );
}

/** A card face down. */
export function CardBack({ ui }: { ui: UiWords }) {
  return <span class="card back" role="img" aria-label={ui.cardBack} />;
}

interface HandProps {
  readonly cards: readonly Card[];
  /** Those of the cards that were eaten. */
  readonly eaten?: readonly Card[] | undefined;
  /** The same cards sorted, a little apart. */
  readonly groups?: readonly (readonly Card[])[] | undefined;
  readonly ui: UiWords;
  /** It stands in a label or a button, where no block may. */
  readonly inline?: boolean;
  /** A place for one more. */
  readonly children?: ComponentChildren;
}

/** A hand, in the order in which it was dealt and drawn; many cards overlap, and each one's corner stays in sight. */
export function HandCards({ cards, eaten = [], groups = [cards], ui, inline, children }: HandProps) {
  const Tag = inline ? 'span' : 'div';
  const some = groups.filter(({ length }) => length > 0);
  return (
    <Tag class="hand m" style={fan(cards.length + (children ? 1 : 0), some.length - 1)}>
      {some.flatMap((group, at) =>
        group.map((card, i) => (
          <CardFace key={card} card={card} ui={ui} eaten={eaten.includes(card)} apart={at > 0 && i === 0} />
        )),
      )}
      {children}
    </Tag>
  );
}

/**
 * Sets how many cards, and how many gaps between groups, must fit into one row: cards.css first makes them smaller, then overlaps
 * them.
 */
export function fan(cards: number, gaps = 0): string {
  return `--n:${cards}${gaps > 0 ? `;--gaps:${gaps}` : ''}`;
}
