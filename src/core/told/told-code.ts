/** Which hands of a case were told by what they come to, in a link (`&t=cai:18;an:thung`): the case's cards stand in for them. */

import { ALL_CARDS, type Card, formatCard } from '../card.ts';
import type { Field } from '../case.ts';
import type { Told, ToldHand } from './told-hand.ts';

/** Each hand that was told, as `name:total.kind.c<number of cards>.<cards that were named>`, what was not told left out. */
export function formatToldHands(hands: readonly ToldHand[]): string {
  return hands
    .flatMap(({ name, told, cards }) => {
      if (!told) return [];
      const { total, kind, count } = told;
      const said = [total, kind, count === undefined ? undefined : `c${count}`, ...cards.map(formatCard)];
      return [`${name}:${said.filter((one) => one !== undefined).join('.')}`];
    })
    .join(';');
}

/**
 * The hands of a case of which some were told.
 * @param fields the hands with cards that stand in
 * @returns undefined where none of them is told of
 */
export function parseToldHands(text: string, fields: readonly Field[]): readonly ToldHand[] | undefined {
  const told = new Map(
    text.split(';').flatMap((part) => {
      const [name = '', said = ''] = part.split(':');
      return said === '' ? [] : [[name, said.split('.')] as const];
    }),
  );
  const hands = fields.map((field): ToldHand => {
    const said = told.get(field.name);
    if (!said) return field;
    return { ...field, cards: said.flatMap((word) => cardIn(word) ?? []), told: toldIn(said) };
  });
  return hands.some((hand) => hand.told) ? hands : undefined;
}

function toldIn(words: readonly string[]): Told {
  const plain = words.filter((word) => cardIn(word) === undefined);
  const total = plain.find((word) => /^\d{1,2}$/.test(word));
  const count = plain.find((word) => COUNT.test(word));
  const kind = plain.find((word) => word !== total && word !== count);
  return {
    ...(total === undefined ? {} : { total: Number(total) }),
    ...(kind === undefined ? {} : { kind }),
    ...(count === undefined ? {} : { count: Number(count.slice(1)) }),
  };
}

const COUNT = /^c\d{1,2}$/;

function cardIn(word: string): Card | undefined {
  return ALL_CARDS.find((card) => formatCard(card) === word);
}
