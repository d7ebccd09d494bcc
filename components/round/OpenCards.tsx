import type { Card } from '#core/card.ts';
import type { UiWords } from '#words/ui/vi.ts';
import { CardFace } from '../cards/Card.tsx';

interface Props {
  readonly melds?: readonly (readonly Card[])[] | undefined;
  readonly row?: readonly Card[] | undefined;
  readonly words: { readonly melds: string; readonly row: string };
  readonly ui: UiWords;
}

/** What lies openly before a seat: its melds, and its row of discards; nothing in games that have neither. */
export function OpenCards({ melds = [], row = [], words, ui }: Props) {
  if (melds.length + row.length === 0) return null;
  return (
    <div class="lying">
      {melds.length > 0 && (
        <div>
          <small>{words.melds}</small>
          {melds.map((meld) => (
            <Small key={meld.join()} cards={meld} ui={ui} />
          ))}
        </div>
      )}
      {row.length > 0 && (
        <div>
          <small>{words.row}</small>
          <Small cards={row} ui={ui} />
        </div>
      )}
    </div>
  );
}

function Small({ cards, ui }: { cards: readonly Card[]; ui: UiWords }) {
  return (
    <span class="hand s">
      {cards.map((card) => (
        <CardFace key={card} card={card} ui={ui} />
      ))}
    </span>
  );
}
