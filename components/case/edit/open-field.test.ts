/** Unknown cards as the picker puts them in, fills them and takes them out. */

import { expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { formatCard } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { fieldText } from '#core/format.ts';
import { parseOpenCase } from '#core/notation/parse.ts';
import { parseCard } from '#core/notation/read-text.ts';
import { ENGINES } from '#games/engines.ts';
import { withCards, withUnknown } from './open-field.ts';

function hand(text: string): Field {
  const read = parseOpenCase(`xi-dach;cai:${text};an:QH.QC`, ENGINES);
  if (!read.ok) throw new Error(text);
  return assertDefined(read.value.fields[0]);
}

const textOf = (field: Field): string => fieldText(field, formatCard, '.');
const card = (text: string) => assertDefined(parseCard(text));

test.each([
  ['a new card takes the first unknown place', 'KS.?.3D.?', ['KS', '3D', '9H'], 'KS.9H.3D.?'],
  ['the second one the next', 'KS.9H.3D.?', ['KS', '9H', '3D', '2C'], 'KS.9H.3D.2C'],
  ['without one it goes to the end', 'KS.3D', ['KS', '3D', '9H'], 'KS.3D.9H'],
  ['a card taken out leaves the unknown ones where they stand', 'KS.?.3D.?', ['3D'], '?.3D.?'],
  ['those behind it move up', 'KS.?.3D.?', ['KS'], 'KS.?.?'],
])('%s', (_, before, cards, after) => {
  expect(textOf(withCards(hand(before), cards.map(card)))).toBe(after);
});

test('an unknown card is put at the end, and the last one is taken out', () => {
  expect(textOf(withUnknown(hand('KS.?.3D'), 2))).toBe('KS.?.3D.?');
  expect(textOf(withUnknown(hand('KS.?.3D.?'), 1))).toBe('KS.?.3D');
  expect(withUnknown(hand('KS.?'), 0)).not.toHaveProperty('unknown');
});
