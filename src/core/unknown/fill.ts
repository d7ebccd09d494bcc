import { assertDefined } from '../assert-defined.ts';
import { ALL_CARDS, byCard, type Card, withoutCards } from '../card.ts';
import { type Field, unknownCards } from '../case.ts';
import { deckUnder, type Game } from '../game/game.ts';
import type { Rules } from '../house-rules.ts';

/** The cards of the pack that a case does not name, A♠ first: ranks from the ace up, and of each ♠ ♥ ♦ ♣. */
export function cardsLeft<R extends Rules>(
  game: Pick<Game<R>, 'hasCard'>,
  fields: readonly Field[],
  rules: R,
): readonly Card[] {
  const seen = fields.flatMap(({ cards }) => cards);
  return withoutCards(deckUnder(game, rules), seen).sort(byCard);
}

/** A hand with cards in the places of its `?`, from left to right. */
export function filled({ unknown = [], ...field }: Field, cards: readonly Card[]): Field {
  const known = field.cards.values();
  const given = cards.values();
  const size = field.cards.length + unknown.length;
  const all = Array.from({ length: size }, (_, place) =>
    assertDefined((unknown.includes(place) ? given : known).next().value),
  );
  return { ...field, cards: all };
}

/** A case's hands with a card for each `?`, from left to right. */
export function filledFields(fields: readonly Field[], cards: readonly Card[]): Field[] {
  let from = 0;
  return fields.map((field) => {
    if (!field.unknown) return field;
    const to = from + field.unknown.length;
    const hand = filled(field, cards.slice(from, to));
    from = to;
    return hand;
  });
}

/** The hands with any card for each `?`, as many as there are: for what is checked by counting. */
export function withStandIns(game: Game, fields: readonly Field[], rules: Rules): readonly Field[] {
  const count = unknownCards(fields);
  if (count === 0) return fields;
  const unseen = cardsLeft(game, fields, rules);
  return filledFields(
    fields,
    Array.from({ length: count }, (_, place) => unseen[place] ?? assertDefined(ALL_CARDS[0])),
  );
}
