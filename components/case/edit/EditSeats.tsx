import { useState } from 'preact/hooks';
import { pickerWords } from '#components/cards/picker/picker-words.ts';
import type { Card } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import type { SeatWords } from '#core/game/game-words.ts';
import type { Rules } from '#core/house-rules.ts';
import type { PickerWords } from '#words/ui/picker/vi.ts';
import { listAhead, part } from '../../loading/part.ts';
import { usePart } from '../../loading/use-part.ts';
import type { SeatsProps } from '../SeatHand.tsx';
import { addPlayer, cardCount, maxCards, worthAlone } from './company.ts';
import { EditHands } from './EditHands.tsx';

/** The deck is loaded only when a hand is to be edited. */
const deck = listAhead(part(() => import('#components/cards/picker/CardPicker.tsx')));

const NOTHING: SeatWords = { sum: '', state: '' };

/** The seats of a case that is or was edited: each hand opens the deck, players are added and removed. */
export function EditSeats(props: SeatsProps) {
  const { fields, ruling, all, rules, editing, bare = false, onFields } = props;
  const { game, words, ui } = all;
  const says = pickerWords(props.lang);
  const [picking, setPicking] = useState<string>();
  const picker = usePart(deck);
  const setCards = (name: string, cards: readonly Card[]): void =>
    onFields?.(
      fields.map((field) =>
        field.name === name
          ? { ...field, cards, eaten: field.eaten.filter((mark) => cards.includes(mark.card)) }
          : field,
      ),
    );
  const worthOf = (field: Field): SeatWords => {
    if (bare) return NOTHING;
    const worth = ruling ? words.seat(ruling.verdict, field.name) : worthAlone(field, game, rules, words);
    return worth.state ? worth : { ...worth, state: missing(field, fields, game, rules, says) };
  };
  const picked = fields.find((field) => field.name === picking);

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
        <div class="add-seat">
          <button type="button" class="link" onClick={() => onFields?.(addPlayer(fields, game, rules))}>
            {says.addPlayer}
          </button>
        </div>
      )}
      {picked && picker.part && (
        <picker.part.CardPicker
          name={picked.name}
          cards={picked.cards}
          max={maxCards(picked, game, rules)}
          holders={holdersBut(picked, fields)}
          hasCard={(card) => game.hasCard(card, rules)}
          worth={worthOf(picked)}
          ui={ui}
          onCards={(cards) => setCards(picked.name, cards)}
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
