import { useState } from 'preact/hooks';
import type { Card } from '../../src/engine/core/card.ts';
import type { Field } from '../../src/engine/core/case.ts';
import type { Game } from '../../src/engine/core/game.ts';
import type { Rules } from '../../src/engine/core/house-rules.ts';
import type { Ruling } from '../../src/engine/core/ruling.ts';
import type { GameWords, SeatWords } from '../../src/i18n/game-words.ts';
import type { UiWords } from '../../src/i18n/ui/vi.ts';
import { Hand } from '../cards/Card.tsx';
import { canLeave, cardCount, maxCards, withPlayer, worthAlone } from './company.ts';

interface Props {
  readonly fields: readonly Field[];
  /** Undefined while a hand is not complete. */
  readonly ruling: Ruling<unknown> | undefined;
  readonly game: Game;
  readonly rules: Rules;
  readonly words: GameWords;
  readonly ui: UiWords;
  readonly editing: boolean;
  /** The hands alone: what they are worth is said elsewhere. */
  readonly bare?: boolean;
  /** The verdict may be seen: hands lie as it sorts them. */
  readonly sorted?: boolean;
  onFields(fields: readonly Field[]): void;
}

const NOTHING: SeatWords = { sum: '', state: '' };

type Picker = typeof import('../cards/CardPicker.tsx').CardPicker;

/** Everybody's hand with what it is worth; while editing, each hand is a button that opens the deck. */
export function Seats({
  fields,
  ruling,
  game,
  rules,
  words,
  ui,
  editing,
  bare = false,
  sorted = false,
  onFields,
}: Props) {
  const [picking, setPicking] = useState<string>();
  // The deck comes only with the wish to change a hand.
  const [Picker, setPicker] = useState<{ component: Picker }>();
  const fetchDeck = (): void => {
    if (!Picker) import('../cards/CardPicker.tsx').then(({ CardPicker }) => setPicker({ component: CardPicker }));
  };
  const setCards = (name: string, cards: readonly Card[]): void =>
    onFields(
      fields.map((field) =>
        field.name === name
          ? { ...field, cards, eaten: field.eaten.filter((mark) => cards.includes(mark.card)) }
          : field,
      ),
    );
  const incomplete = (field: Field): string => {
    const count = cardCount(field, fields, game, rules);
    return count ? ui.case.incomplete(field.name, count.min, count.max) : '';
  };
  const worthOf = (field: Field): SeatWords =>
    ruling ? words.seat(ruling.verdict, field.name) : worthAlone(field, game, rules, words);
  const picked = fields.find((field) => field.name === picking);
  const more = editing ? withPlayer(fields, game, rules, ui.case.playerNames) : fields;

  return (
    <>
      <div class="seats">
        {fields.map((field) => {
          const worth = bare ? NOTHING : worthOf(field);
          return (
            <div class="seat" key={field.name}>
              <div class="who">{ui.seatName(field.name)}</div>
              <div class="st">{worth.state || incomplete(field)}</div>
              <div class={/\d/.test(worth.sum) || !worth.sum ? 'sum' : 'sum word'}>{worth.sum}</div>
              {editing ? (
                <div class="editing">
                  {/* The button lies over the hand, not around it: the cards stay to be read. */}
                  <div class="pick-hand">
                    <Hand cards={field.cards} eaten={field.eaten.map(({ card }) => card)} ui={ui} />
                    {field.cards.length < maxCards(field, game, rules) && <span class="card slot" aria-hidden="true" />}
                    <button
                      type="button"
                      aria-label={ui.case.editHand(field.name)}
                      onPointerEnter={fetchDeck}
                      onFocus={fetchDeck}
                      onClick={() => {
                        fetchDeck();
                        setPicking(field.name);
                      }}
                    />
                  </div>
                  {canLeave(field, fields, game, rules) && (
                    <button
                      type="button"
                      class="link"
                      onClick={() => onFields(fields.filter((other) => other !== field))}
                    >
                      {ui.case.remove(field.name)}
                    </button>
                  )}
                </div>
              ) : (
                <Hand
                  cards={field.cards}
                  eaten={field.eaten.map(({ card }) => card)}
                  groups={ruling && sorted ? game.groups?.(ruling.verdict, field.name) : undefined}
                  ui={ui}
                />
              )}
            </div>
          );
        })}
      </div>
      {more.length > fields.length && (
        <div class="add-seat">
          <button type="button" class="link" onClick={() => onFields(more)}>
            {ui.case.add}
          </button>
        </div>
      )}
      {picked && Picker && (
        <Picker.component
          name={picked.name}
          cards={picked.cards}
          max={maxCards(picked, game, rules)}
          holders={holdersBut(picked, fields)}
          hasCard={(card) => game.hasCard(card, rules)}
          worth={bare ? NOTHING : worthOf(picked)}
          ui={ui}
          onCards={(cards) => setCards(picked.name, cards)}
          onClose={() => setPicking(undefined)}
        />
      )}
    </>
  );
}

function holdersBut(but: Field, fields: readonly Field[]): ReadonlyMap<Card, string> {
  return new Map(
    fields.filter((field) => field !== but).flatMap((field) => field.cards.map((card) => [card, field.name] as const)),
  );
}
