import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { OpenHand } from '#components/cards/OpenHand.tsx';
import { deck } from '#components/cards/picker/deck.ts';
import { pickerWords } from '#components/cards/picker/picker-words.ts';
import { WORD_LANG } from '#components/loading/word-langs.ts';
import { Button } from '#components/page/controls.tsx';
import type { Card } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import type { SeatWords } from '#core/game/game-words.ts';
import type { Rules } from '#core/house-rules.ts';
import type { PickerWords } from '#words/vi/ui/picker.ts';
import { usePart } from '../../loading/use-part.ts';
import { SeatHead, type SeatsProps, SortedHand } from '../SeatHand.tsx';
import { addPlayer, canLeave, cardCount, maxCards, removePlayer, worthAlone } from './company.ts';
import { handLength, withCards, withUnknown } from './open-field.ts';

const NOTHING: SeatWords = { sum: '', state: '' };

/** The seats of a case that is or was edited: each hand opens the deck, players are added and removed. */
export function EditSeats(props: SeatsProps) {
  const { fields, ruling, all, rules, editing, bare = false, onFields } = props;
  const { game, words, ui } = all;
  const says = pickerWords[props.lang ?? WORD_LANG];
  const [picking, setPicking] = useState<string>();
  const picker = usePart(deck);
  const setHand = (next: Field): void => onFields?.(fields.map((field) => (field.name === next.name ? next : field)));
  const worthOf = (field: Field): SeatWords => {
    if (bare) return NOTHING;
    const worth = ruling ? words.seat(ruling.verdict, field.name) : worthAlone(field, game, rules, words);
    return worth.state ? worth : { ...worth, state: missing(field, fields, game, rules, says) };
  };
  const picked = fields.find((field) => field.name === picking);
  // A player who leaves takes the button along. After the layout: a case has a place of its own for the focus.
  const more = useRef<HTMLDivElement>(null);
  const seated = useRef(fields.length);
  useEffect(() => {
    if (fields.length < seated.current && document.activeElement === document.body)
      more.current?.querySelector('button')?.focus();
    seated.current = fields.length;
  }, [fields.length]);

  return (
    <>
      <EditHands
        of={props}
        says={says}
        behind={picked !== undefined && picker.part !== undefined}
        worthOf={worthOf}
        onNear={picker.load}
        onPick={(name) => {
          picker.load();
          setPicking(name);
        }}
      />
      {/* A hand that is judged by itself has no other players. */}
      {editing && fields.some(({ role }) => role === 'player') && (
        <div class="add-seat" ref={more}>
          <Button class="link" onClick={() => onFields?.(addPlayer(fields, game, rules))} text={says.addPlayer} />
        </div>
      )}
      {picked && picker.part && (
        <picker.part.CardPicker
          name={picked.name}
          cards={picked.cards}
          unknown={picked.unknown?.length ?? 0}
          max={maxCards(picked, game, rules)}
          holders={holdersBut(picked, fields)}
          hasCard={(card) => game.hasCard(card, rules)}
          worth={worthOf(picked)}
          ui={ui}
          onCards={(cards) => setHand(withCards(picked, cards))}
          onUnknown={
            props.open && game.unknownIn?.includes(picked.role)
              ? (count) => setHand(withUnknown(picked, count))
              : undefined
          }
          onClear={() => setHand({ ...withUnknown(picked, 0), cards: [], eaten: [] })}
          onClose={() => setPicking(undefined)}
        />
      )}
    </>
  );
}

/** What a hand lacks to make a case; empty where it lacks nothing. */
function missing(field: Field, fields: readonly Field[], game: Game, rules: Rules, says: PickerWords): string {
  const count = cardCount(field, fields, game, rules);
  return count ? says.incomplete(field.name, count.min, count.max) : '';
}

function holdersBut(but: Field, fields: readonly Field[]): ReadonlyMap<Card, string> {
  return new Map(
    fields.filter((field) => field !== but).flatMap((field) => field.cards.map((card) => [card, field.name] as const)),
  );
}

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
function EditHands(props: Props) {
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
        <OpenHand {...field} ui={ui}>
          {handLength(field) < maxCards(field, game, rules) && <span class="card slot" aria-hidden="true" />}
        </OpenHand>
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
        <Button class="link" onClick={() => onFields?.(removePlayer(field, fields))} text={says.remove(field.name)} />
      )}
    </div>
  );
}

/**
 * Delays the content of a part that is behind something else until that has been painted.
 * @param behind it is behind something at present; else its content changes at once
 */
function useAfterPaint<T>(given: T, behind: boolean): T {
  const [shown, setShown] = useState({ given });
  // Effects run after the paint.
  useEffect(() => setShown({ given }), [given]);
  return behind ? shown.given : given;
}
