import { useState } from 'preact/hooks';
import type { Action } from '#core/game/round.ts';
import type { MoveButton, StatusLine } from '#core/game/table-screen.ts';
import { SuitText } from '../cards/Suits.tsx';
import { Button } from '../page/controls.tsx';
import type { TableContext } from './words.ts';

interface Props extends Pick<TableContext, 'words'> {
  readonly offers: readonly MoveButton[];
  /** The move of a hint, or the one that a coach wants: its button is filled, and stands in a ring. */
  readonly wanted?: Action | undefined;
  onMove(action: Action): void;
  onAsk(say: StatusLine): void;
}

/** The reader's moves, a button each, always in the same place; one that is not legal now explains why. */
export function Moves({ offers, wanted, words, onMove, onAsk }: Props) {
  const ready = wanted && offers.find((offer) => placeOf(offer, wanted) >= 0);
  // Two to a row; an odd one takes the whole row.
  const odd = offers.filter(({ kind }) => kind !== 'step').length % 2 === 1;
  return (
    <div class="tb-moves">
      {offers.map((offer, at) =>
        offer.kind === 'step' ? (
          <Step
            key={offer === ready ? 'wanted' : offer.type}
            of={ready ? { ...offer, main: offer === ready } : offer}
            ready={offer === ready}
            from={offer === ready && wanted ? placeOf(offer, wanted) : 0}
            words={words}
            onMove={onMove}
          />
        ) : (
          <button
            key={offer.type}
            type="button"
            class={`btn${(ready ? offer === ready : offer.kind === 'move' && offer.main) ? '' : ' b2'}${offer.kind === 'ask' ? ' why' : ''}${odd && at === offers.length - 1 ? ' wide' : ''}${offer === ready ? ' wanted' : ''}`}
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

/** Where in this button the action is, counting from 0; below 0 where it is another move. */
function placeOf(offer: MoveButton, action: Action): number {
  const wanted = actionKey(action);
  if (offer.kind === 'step') return offer.ways.findIndex((way) => actionKey(way.action) === wanted);
  return offer.kind === 'move' && actionKey(offer.action) === wanted ? 0 : -1;
}

/** The order of cards that are put down together says nothing. */
export function actionKey(action: Action): string {
  return JSON.stringify({ ...action, cards: action.cards?.toSorted((one, other) => one - other) });
}

interface StepProps extends Pick<Props, 'words' | 'onMove'> {
  readonly of: Extract<MoveButton, { readonly kind: 'step' }>;
  /** It is the move that is wanted. */
  readonly ready: boolean;
  /** The amount that it shows first, by its place. */
  readonly from: number;
}

/** One move in several amounts: limited to what the rules allow. */
function Step({ of: { type, ways, main }, ready, from, words, onMove }: StepProps) {
  const [chosen, setChosen] = useState(from);
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
        class={`${main ? 'btn' : 'btn b2'}${ready && at === from ? ' wanted' : ''}`}
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
