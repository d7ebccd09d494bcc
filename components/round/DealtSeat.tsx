import type { Card } from '#core/card.ts';
import type { SeatView } from '#core/game/round.ts';
import { signed } from '#words/text.ts';
import type { UiWords } from '#words/ui/vi.ts';
import { CardBack, CardFace, fan } from '../cards/Card.tsx';
import { Lying } from '../cards/Lying.tsx';

interface Props {
  readonly seat: SeatView;
  /** It is this seat's move. */
  readonly moves: boolean;
  /** The seat of the reader. */
  readonly own: boolean;
  readonly tapped: readonly Card[];
  readonly words: Readonly<Record<'down' | 'melds' | 'row', string>>;
  readonly ui: UiWords;
  canTap(card: Card): boolean;
  onTap(card: Card): void;
}

/** One seat of a round: its name, its chips, its cards as the reader sees them, and what lies openly before it. */
export function DealtSeat({ seat, moves, own, tapped, words, ui, canTap, onTap }: Props) {
  const { who, cards, down, melds, row, net } = seat;
  return (
    <div class={`seat${moves ? ' acts-now' : ''}`}>
      <div class="who">{ui.seatName(who)}</div>
      <div class="sum chips">{net === 0 ? '' : signed(net)}</div>
      <div class={own ? 'hand m rows' : 'hand m'} style={own ? undefined : fan(cards.length)}>
        {cards.map((card, i) =>
          card === null ? (
            <CardBack key={`back ${i}`} ui={ui} />
          ) : own && canTap(card) ? (
            <button type="button" key={card} aria-pressed={tapped.includes(card)} onClick={() => onTap(card)}>
              <CardFace card={card} ui={ui} />
            </button>
          ) : down?.includes(card) ? (
            <span class="down" key={card}>
              <small>{words.down}</small>
              <CardFace card={card} ui={ui} />
            </span>
          ) : (
            <CardFace key={card} card={card} ui={ui} />
          ),
        )}
      </div>
      <Lying melds={melds} row={row} words={words} ui={ui} />
    </div>
  );
}
