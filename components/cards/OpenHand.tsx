import type { ComponentChildren } from 'preact';
import type { Field } from '#core/case.ts';
import type { UiWords } from '#words/vi/ui.ts';
import { addLazyStyle } from '../page/lazy-style.ts';
import { CardFace, fan } from './Card.tsx';
import styles from './open-hand.css?inline';

addLazyStyle(styles);

/** A card that nobody has told. */
export function UnknownCard({ ui }: { ui: UiWords }) {
  return (
    <span class="card unknown" role="img" aria-label={ui.cardBack}>
      <b>?</b>
    </span>
  );
}

interface Props extends Pick<Field, 'cards' | 'eaten' | 'unknown'> {
  readonly ui: UiWords;
  /** A place for one more. */
  readonly children?: ComponentChildren;
}

/** A hand in its own order, with its unknown cards where they stand. */
export function OpenHand({ cards, eaten, unknown = [], ui, children }: Props) {
  const faces = cards.map((card) => (
    <CardFace key={card} card={card} ui={ui} eaten={eaten.some((mark) => mark.card === card)} />
  ));
  for (const place of unknown) faces.splice(place, 0, <UnknownCard key={`?${place}`} ui={ui} />);
  return (
    <div class="hand m" style={fan(faces.length + (children ? 1 : 0))}>
      {faces}
      {children}
    </div>
  );
}
