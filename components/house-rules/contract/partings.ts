/** Where two houses rule otherwise, each difference with hands that show it. */

import { ALL_CARDS } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { type OneIn, ranked } from '#core/house/weights.ts';
import { differences, type RuleSet } from '#core/house-rules.ts';
import type { Loaded } from '../../loading/loaded.ts';
import { type SideVerdict, sideTexts, sideVerdict } from './side-verdict.ts';

/** A setting in which two houses differ, and the shortest hands on which it makes them say something else. */
export interface Parting {
  readonly key: string;
  /** Undefined where no hands are known. */
  readonly shown?: { readonly fields: readonly Field[]; readonly sides: readonly [SideVerdict, SideVerdict] };
}

type Houses = readonly [RuleSet, RuleSet];

/**
 * The differences of two houses, those first that change a result most often.
 * @param hands by setting, those that show it somewhere
 */
export function partingsOf(
  all: Loaded,
  houses: Houses,
  oneIn: OneIn | undefined,
  hands: Readonly<Record<string, readonly (readonly Field[])[]>>,
): Parting[] {
  const { schema } = all.game;
  const differing = new Set(differences(schema, houses[0].rules, houses[1].rules));
  return ranked(schema, oneIn)
    .filter(({ key }) => differing.has(key))
    .map(({ key }) => {
      const own = shortest(hands[key] ?? []);
      const fields =
        tellingIn([...own, ...shortest(Object.values(hands).flat())], all, houses, key) ??
        tellingIn(own.flatMap(withAnotherCard), all, houses, key);
      return { key, ...(fields && { shown: { fields, sides: sidesOf(all, houses, fields) } }) };
    });
}

/** The first hands that show a difference: better ones that both houses can deal; of two packs there may be none. */
function tellingIn(
  hands: readonly (readonly Field[])[],
  all: Loaded,
  houses: Houses,
  key: string,
): readonly Field[] | undefined {
  const telling = hands.filter((fields) => parts(all, houses, key, fields));
  return telling.find((fields) => areDealt(all, houses, fields)) ?? telling[0];
}

/** The same hands with one card in place of another, in every way: what shows a rule at 15 shows it at 13. */
function withAnotherCard(fields: readonly Field[]): Field[][] {
  const held = fields.flatMap(({ cards }) => cards);
  const others = ALL_CARDS.filter((card) => !held.includes(card));
  return fields.flatMap((field, at) =>
    field.cards.flatMap((card, place) => {
      if (field.eaten.some((mark) => mark.card === card)) return [];
      return others.map((other) => fields.with(at, { ...field, cards: field.cards.with(place, other) }));
    }),
  );
}

function shortest(hands: readonly (readonly Field[])[]): readonly (readonly Field[])[] {
  const cards = (fields: readonly Field[]): number => fields.reduce((sum, field) => sum + field.cards.length, 0);
  return hands.toSorted((a, b) => cards(a) - cards(b));
}

function sidesOf(all: Loaded, [a, b]: Houses, fields: readonly Field[]): readonly [SideVerdict, SideVerdict] {
  return [sideVerdict(fields, a, all), sideVerdict(fields, b, all)];
}

/** Are the hands a case in both houses? */
function areDealt(all: Loaded, houses: Houses, fields: readonly Field[]): boolean {
  return dealtIn(all, houses, fields) === 2;
}

/** In how many of the two. */
function dealtIn(all: Loaded, houses: Houses, fields: readonly Field[]): number {
  return sidesOf(all, houses, fields).filter(({ ruling }) => ruling !== undefined).length;
}

/** Do the houses say something else of the hands, and is it this setting that makes one of them say so? */
function parts(all: Loaded, houses: Houses, key: string, fields: readonly Field[]): boolean {
  const [a, b] = houses;
  const changed: readonly Houses[] = [
    [a, taking(a, key, b)],
    [b, taking(b, key, a)],
  ];
  // Where only one of them deals such hands, the setting must be the one that says with what pack.
  if (!areDealt(all, houses, fields)) return changed.some((two) => dealtIn(all, two, fields) === 1);
  const differ = (two: Houses): boolean => {
    const [is, other] = sideTexts(sidesOf(all, two, fields));
    return is !== other;
  };
  return differ(houses) && changed.some(differ);
}

/** A house that takes over one setting from another. */
function taking(house: RuleSet, key: string, { rules }: RuleSet): RuleSet {
  const value = rules[key];
  return value === undefined ? house : { ...house, rules: { ...house.rules, [key]: value } };
}
