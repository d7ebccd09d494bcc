import { useEffect, useMemo, useRef } from 'preact/hooks';
import { HandCards } from '#components/cards/Card.tsx';
import type { Field } from '#core/case.ts';
import type { SeatWords } from '#core/game/game-words.ts';
import type { PickerWords } from '#words/ui/picker/vi.ts';
import { SeatHead, type SeatsProps, SortedHand } from '../SeatHand.tsx';
import { canLeave, maxCards, removePlayer } from './company.ts';
import { useAfterPaint } from './use-after-paint.ts';

interface Props {
  readonly of: SeatsProps;
  readonly says: PickerWords;
  /** The deck is open in front of them, so it is painted first. */
  readonly behind: boolean;
  worthOf(field: Field): SeatWords;
  /** A hint that the deck will be wanted soon. */
  onNear(): void;
  onPick(name: string): void;
}

/** Everybody's hand; while they are edited each opens the deck, and a player who can be removed has a button for it. */
export function EditHands(props: Props) {
  const shown = useAfterPaint(props, props.behind);
  const seats = useRef<HTMLDivElement>(null);
  const { editing } = props.of;
  // The explanation of the verdict makes room: otherwise the hands to edit would scroll out of sight.
  useEffect(() => {
    if (editing) seats.current?.scrollIntoView({ block: 'nearest' });
  }, [editing]);
  return useMemo(
    () => (
      <div class="seats" ref={seats}>
        {shown.of.fields.map((field) => (
          <div class="seat" key={field.name}>
            <SeatHead name={field.name} worth={shown.worthOf(field)} ui={shown.of.all.ui} />
            {shown.of.editing ? <EditHand field={field} {...shown} /> : <SortedHand field={field} of={shown.of} />}
          </div>
        ))}
      </div>
    ),
    [shown],
  );
}

function EditHand({ field, of, says, onNear, onPick }: Props & { readonly field: Field }) {
  const { fields, all, rules, onFields } = of;
  const { game, ui } = all;
  return (
    <div class="editing">
      {/* The button lies over the hand, not around it: the cards stay readable. */}
      <div class="pick-hand">
        <HandCards cards={field.cards} eaten={field.eaten.map(({ card }) => card)} ui={ui}>
          {field.cards.length < maxCards(field, game, rules) && <span class="card slot" aria-hidden="true" />}
        </HandCards>
        <button
          type="button"
          data-pick={field.name}
          aria-label={says.editHand(field.name)}
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={() => onPick(field.name)}
        />
      </div>
      {canLeave(field, fields, game, rules) && (
        <button type="button" class="link" onClick={() => onFields?.(removePlayer(field, fields))}>
          {says.remove(field.name)}
        </button>
      )}
    </div>
  );
}
