import { assertDefined } from '#core/assert-defined.ts';
import type { Field, Role } from '#core/case.ts';
import type { SettingValue } from '#core/house-rules.ts';
import { makeRng } from '#core/random/rng.ts';
import { anyFieldsOf } from '#testing/any-case.ts';
import { caseTextOf, flips, type Hands, type Witnessed } from '../checks/witnesses.ts';

/** So many cases are dealt before the next preset is tried, and so many of the flips found are minimised. */
const TRIES = 12_000;
const ENOUGH = 20;

const NAMES = ['an', 'bình', 'chi', 'dung', 'giang', 'hà'] as const;

/**
 * A small case that flips between a value of a setting and its first value; undefined where none is found. Under the first preset
 * that has one; the cases are random, as the tests of the game deal them.
 */
export function findHands(of: Witnessed, key: string, value: SettingValue): string | undefined {
  const { game } = of;
  for (const [preset, rules] of Object.entries(game.presets)) {
    const house = { preset, rules };
    const rng = makeRng(1);
    const found: Hands[] = [];
    for (let tries = 0; tries < TRIES && found.length < ENOUGH; tries++) {
      const ruleSet = tries % 2 === 0 ? rules : { ...rules, [key]: value };
      const hands = { house, fields: anyFieldsOf(game, rng, ruleSet) };
      if (flips(of, key, value, hands)) found.push(madeSmall(hands, (fewer) => flips(of, key, value, fewer)));
    }
    const [smallest] = found.sort((a, b) => sizeOf(a) - sizeOf(b));
    if (smallest) return caseTextOf(game, { house, fields: inOrder(named(smallest.fields), game.roles) });
  }
  return undefined;
}

/** Takes away whole hands, then cards and marks, as long as the case still flips. */
function madeSmall(hands: Hands, still: (fewer: Hands) => boolean): Hands {
  const fewer = smaller(hands.fields)
    .map((fields) => ({ ...hands, fields }))
    .find(still);
  return fewer ? madeSmall(fewer, still) : hands;
}

/** A hand less; a card less, in all hands for games with hands of one size, or in one; a mark less. A hand's last card stays. */
function smaller(fields: readonly Field[]): Field[][] {
  const most = Math.max(...fields.map(({ cards }) => cards.length));
  const places = Array.from({ length: most }, (_, place) => place);
  const each = (change: (field: Field) => readonly Field[]): Field[][] =>
    fields.flatMap((one, at) => change(one).map((changed) => fields.with(at, changed)));
  return [
    ...fields.map((gone) => fields.filter((field) => field !== gone)),
    ...places
      .filter((place) => fields.every((field) => mayGo(field, place)))
      .map((place) => fields.map((field) => withoutCard(field, place))),
    ...each((field) => places.filter((place) => mayGo(field, place)).map((place) => withoutCard(field, place))),
    ...each((field) => field.eaten.map((gone) => ({ ...field, eaten: field.eaten.filter((mark) => mark !== gone) }))),
  ];
}

const mayGo = ({ cards }: Field, place: number): boolean => cards.length > 1 && place < cards.length;

function withoutCard(field: Field, place: number): Field {
  const cards = field.cards.filter((_, at) => at !== place);
  return { ...field, cards, eaten: field.eaten.filter(({ card }) => cards.includes(card)) };
}

const sizeOf = ({ fields }: Hands): number => fields.reduce((sum, { cards }) => sum + 10 + cards.length, 0);

/** The banker and the table come before the players. */
function inOrder(fields: readonly Field[], roles: readonly Role[]): Field[] {
  return fields.toSorted((a, b) => roles.indexOf(a.role) - roles.indexOf(b.role));
}

/** Players by the names that the book gives them, where they are eaten from as well. */
function named(fields: readonly Field[]): Field[] {
  const players = fields.filter(({ role }) => role === 'player');
  const names = new Map(players.map(({ name }, at) => [name, assertDefined(NAMES[at])]));
  const nameOf = (name: string): string => names.get(name) ?? name;
  return fields.map(({ name, eaten, ...field }) => ({
    ...field,
    name: nameOf(name),
    eaten: eaten.map((mark) => (mark.from === undefined ? mark : { ...mark, from: nameOf(mark.from) })),
  }));
}
