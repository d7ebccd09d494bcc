import { useEffect, useState } from 'preact/hooks';
import { ALL_CARDS, type Card } from '../../src/engine/core/card.ts';
import type { Field } from '../../src/engine/core/case.ts';
import type { Game } from '../../src/engine/core/game.ts';
import type { Rules } from '../../src/engine/core/house-rules.ts';
import { judge } from '../../src/engine/core/judge.ts';
import type { Ruling } from '../../src/engine/core/ruling.ts';
import type { GameWords, SeatWords } from '../../src/i18n/game-words.ts';
import type { UiWords } from '../../src/i18n/ui/vi.ts';
import { Hand } from '../cards/Card.tsx';

interface Props {
  readonly fields: readonly Field[];
  /** Undefined while a hand is not complete. */
  readonly ruling: Ruling<unknown> | undefined;
  readonly game: Game;
  readonly rules: Rules;
  readonly words: GameWords;
  readonly ui: UiWords;
  readonly editing: boolean;
  onFields(fields: readonly Field[]): void;
}

type Picker = typeof import('../cards/CardPicker.tsx').CardPicker;

const NOTHING: SeatWords = { sum: '', state: '' };

/** Everybody's hand with what it is worth; while editing, each hand is a button that opens the deck. */
export function Seats({ fields, ruling, game, rules, words, ui, editing, onFields }: Props) {
  const [picking, setPicking] = useState<string>();
  // The deck comes only with the wish to change a hand.
  const [Picker, setPicker] = useState<{ component: Picker }>();
  useEffect(() => {
    if (editing) import('../cards/CardPicker.tsx').then(({ CardPicker }) => setPicker({ component: CardPicker }));
  }, [editing]);
  const players = fields.filter((field) => field.role === 'player').length;
  const setCards = (name: string, cards: readonly Card[]): void =>
    onFields(
      fields.map((field) =>
        field.name === name
          ? { ...field, cards, eaten: field.eaten.filter((mark) => cards.includes(mark.card)) }
          : field,
      ),
    );
  const picked = fields.find((field) => field.name === picking);

  return (
    <>
      <div class="seats">
        {fields.map((field) => {
          const worth = ruling ? words.seat(ruling.verdict, field.name) : worthAlone(field, game, rules, words);
          return (
            <div class="seat" key={field.name}>
              <div class="who">{ui.seatName(field.name)}</div>
              <div class="st">{worth.state || incompleteText(field, game, rules, ui)}</div>
              <div class={/\d/.test(worth.sum) || !worth.sum ? 'sum' : 'sum word'}>{worth.sum}</div>
              {editing ? (
                <div class="editing">
                  {/* The button lies over the hand, not around it: the cards stay to be read. */}
                  <div class="pick-hand">
                    <Hand cards={field.cards} ui={ui} />
                    <span class="card slot" aria-hidden="true" />
                    <button
                      type="button"
                      aria-label={ui.case.editHand(field.name)}
                      onClick={() => setPicking(field.name)}
                    />
                  </div>
                  {field.role === 'player' && players > 1 && (
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
                <Hand cards={field.cards} ui={ui} />
              )}
            </div>
          );
        })}
      </div>
      {editing && (
        <div class="add-seat">
          <button type="button" class="link" onClick={() => onFields(withPlayer(fields, game, rules, ui))}>
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
          worth={ruling ? words.seat(ruling.verdict, picked.name) : worthAlone(picked, game, rules, words)}
          ui={ui}
          onCards={(cards) => setCards(picked.name, cards)}
          onClose={() => setPicking(undefined)}
        />
      )}
    </>
  );
}

/** What a hand is worth while another one is not complete: asked of the engine, against any hand that makes a case. */
function worthAlone(field: Field, game: Game, rules: Rules, words: GameWords): SeatWords {
  const rest = ALL_CARDS.filter((card) => !field.cards.includes(card) && game.hasCard(card, rules));
  const [first, second] = rest;
  if (first === undefined || second === undefined) return NOTHING;
  const other: Field = {
    role: field.role === 'cai' ? 'player' : 'cai',
    name: field.role === 'cai' ? 'x' : 'cai',
    cards: [first, second],
    eaten: [],
  };
  const ruled = judge(game, [field, other], rules);
  return ruled.ok ? words.seat(ruled.value.verdict, field.name) : NOTHING;
}

function incompleteText(field: Field, game: Game, rules: Rules, ui: UiWords): string {
  const fault = game.check([field], rules).find((found) => found.code === 'wrong-card-count');
  return fault?.code === 'wrong-card-count' ? ui.case.incomplete(field.name, fault.min, fault.max) : '';
}

/** How many cards the game allows in this hand: what it says of a hand that is too long. */
function maxCards(field: Field, game: Game, rules: Rules): number {
  const tooLong = { ...field, cards: ALL_CARDS };
  const fault = game.check([tooLong], rules).find((found) => found.code === 'wrong-card-count');
  return fault?.code === 'wrong-card-count' ? fault.max : ALL_CARDS.length;
}

function holdersBut(but: Field, fields: readonly Field[]): ReadonlyMap<Card, string> {
  return new Map(
    fields.filter((field) => field !== but).flatMap((field) => field.cards.map((card) => [card, field.name] as const)),
  );
}

/** One more player, with the first two cards that nobody holds. */
function withPlayer(fields: readonly Field[], game: Game, rules: Rules, ui: UiWords): Field[] {
  const taken = new Set(fields.flatMap((field) => field.cards));
  const name = ui.case.playerNames.find((free) => !fields.some((field) => field.name === free));
  const cards = ALL_CARDS.filter((card) => !taken.has(card) && game.hasCard(card, rules));
  if (name === undefined) return [...fields];
  const fresh = [cards[7], cards[22]].filter((card) => card !== undefined);
  return [...fields, { role: 'player', name, cards: fresh, eaten: [] }];
}
