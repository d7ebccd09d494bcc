import { useState } from 'preact/hooks';
import type { Action } from '#core/game/round.ts';
import type { MoveButton, StatusLine } from '#core/game/table-screen.ts';
import { SuitText } from '../cards/Suits.tsx';
import { Button } from '../page/controls.tsx';
import type { TableContext } from './words.ts';

interface Props extends Pick<TableContext, 'words'> {
  readonly offers: readonly MoveButton[];
  /** The move that a coach wants: its button is marked. */
  readonly wanted?: Action | undefined;
  onMove(action: Action): void;
  onAsk(say: StatusLine): void;
}

/** The reader's moves, a button each, always in the same place; one that is not legal now explains why. */
export function Moves({ offers, wanted, words, onMove, onAsk }: Props) {
  // Two to a row; an odd one takes the whole row.
  const odd = offers.filter(({ kind }) => kind !== 'step').length % 2 === 1;
  return (
    <div class="tb-moves">
      {offers.map((offer, at) =>
        offer.kind === 'step' ? (
          <Step key={offer.type} of={offer} wanted={wanted} words={words} onMove={onMove} />
        ) : (
          <button
            key={offer.type}
            type="button"
            class={`btn${offer.kind === 'move' && offer.main ? '' : ' b2'}${offer.kind === 'ask' ? ' why' : ''}${odd && at === offers.length - 1 ? ' wide' : ''}${offer.kind === 'move' && isMove(offer.action, wanted) ? ' wanted' : ''}`}
            data-move={offer.type}
            aria-disabled={offer.kind === 'wait'}
            onClick={() => {
              if (offer.kind === 'move') onMove(offer.action);
              else if (offer.say) onAsk(offer.say);
            }}
          >
            <SuitText as="span" text={offer.text} />
            {offer.small && <small>{offer.small}</small>}
          </button>
        ),
      )}
    </div>
  );
}

/** Is it this move? The order of cards says nothing. */
export function isMove(action: Action, wanted: Action | undefined): boolean {
  return wanted !== undefined && nameOf(action) === nameOf(wanted);
}

function nameOf(action: Action): string {
  return JSON.stringify({ ...action, cards: action.cards?.toSorted((one, other) => one - other) });
}

interface StepProps extends Pick<Props, 'words' | 'wanted' | 'onMove'> {
  readonly of: Extract<MoveButton, { readonly kind: 'step' }>;
}

/** One move in several amounts: limited to what the rules allow. */
function Step({ of: { type, ways, main }, wanted, words, onMove }: StepProps) {
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, ways.length - 1);
  const way = ways[at];
  if (!way) return null;
  return (
    <div class="tb-raise">
      <Button
        class="btn b2 nudge"
        aria-label={words.less}
        aria-disabled={at === 0}
        onClick={() => setChosen(Math.max(0, at - 1))}
        text="−"
      />
      <button
        type="button"
        class={`${main ? 'btn' : 'btn b2'}${isMove(way.action, wanted) ? ' wanted' : ''}`}
        data-move={type}
        onClick={() => onMove(way.action)}
      >
        <span>{way.text}</span>
        <small>{way.small}</small>
      </button>
      <Button
        class="btn b2 nudge"
        aria-label={words.more}
        aria-disabled={at === ways.length - 1}
        onClick={() => setChosen(Math.min(ways.length - 1, at + 1))}
        text="+"
      />
    </div>
  );
}
