import type { Card } from '#core/card.ts';
import type { HandLayout as HandOf, HeldCard } from '#core/game/table-screen.ts';
import type { UiWords } from '#words/ui/vi.ts';
import { CardBack, CardFace } from '../cards/Card.tsx';
import { SuitText } from '../cards/Suits.tsx';
import type { TableUi } from './words.ts';

interface Props {
  readonly hand: HandOf;
  readonly tapped: readonly Card[];
  readonly words: TableUi;
  readonly ui: UiWords;
  onTap(card: Card): void;
}

/** The reader's cards, the largest group on the screen. Cards that can be tapped are buttons. */
export function PlayerHand({ hand, ...rest }: Props) {
  if (hand.kind === 'hole') return <TwoHands hand={hand} {...rest} />;
  return (
    <div class={`tb-hand ${hand.kind}`} style={`--n:${hand.cards.length}`}>
      {hand.cards.map((held, at) => (
        <Place key={held?.card ?? `back ${at}`} held={held} hand={hand} {...rest} />
      ))}
    </div>
  );
}

interface PlaceProps extends Props {
  readonly held: HeldCard | null;
}

function Place({ held, hand, tapped, ui, onTap }: PlaceProps) {
  if (!held) return <CardBack ui={ui} />;
  const { card, name, tone } = held;
  const face = <CardFace card={card} ui={ui} />;
  const lies =
    hand.taps === 'none' ? (
      face
    ) : (
      <button type="button" aria-pressed={tapped.includes(card)} onClick={() => onTap(card)}>
        {face}
      </button>
    );
  if (hand.kind !== 'groups') return lies;
  return (
    <div class={`tb-g${tone ? ` ${tone}` : ''}${name ? ' first' : ''}`}>
      {lies}
      <em>{name && <SuitText text={name} />}</em>
    </div>
  );
}

/** Xì Tố: the card that only the reader sees stands on its own back, beside the open ones. */
function TwoHands({ hand: { cards }, words, ui }: Props) {
  const [hole, ...open] = cards;
  return (
    <div class="tb-two" style={`--n:${cards.length}`}>
      <div class="secret">
        <div class="tb-hand">{hole && <CardFace card={hole.card} ui={ui} />}</div>
        <p class="tb-lab">
          <b>{words.hole}</b>
        </p>
      </div>
      <div class="open">
        <div class="tb-hand">{open.map((held) => held && <CardFace key={held.card} card={held.card} ui={ui} />)}</div>
        <p class="tb-lab">
          {open.length} {words.open}
        </p>
      </div>
    </div>
  );
}
