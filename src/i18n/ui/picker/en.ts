/** The deck's words in English. */

import { displayName } from '../../text.ts';
import type { PickerWords } from './vi.ts';

/** Whose cards, and where one lies: a player, or a place on the table. */
const OWN: ReadonlyMap<string, readonly [title: string, holds: string]> = new Map([
  ['cai', ['The banker’s cards', 'held by the banker']],
  ['bai', ['The hand', 'in the hand']],
  ['ban', ['On the table', 'on the table']],
  ['danh', ['The play', 'being played']],
]);
const titleOf = (name: string): string => OWN.get(name)?.[0] ?? `${displayName(name)}’s cards`;
const holds = (name: string): string => OWN.get(name)?.[1] ?? `held by ${displayName(name)}`;

export const en: PickerWords = {
  title: titleOf,
  close: 'Close',
  four: 'Four colours',
  clear: 'Clear',
  done: 'Done',
  type: 'Type a card',
  typeHint: '7h, AS, 10 cơ',
  add: 'Add',
  held: (card, name) => `${card}, ${holds(name)}`,
  heldNote: 'Struck through: it lies elsewhere.',
  bad: (text) => `“${text}” is not a card.`,
  taken: (card, name) => `${card}: ${holds(name)}.`,
  full: (max) => `${max} cards at most. Take one out first.`,
  added: (card) => `Added ${card}.`,
  removed: (card) => `Removed ${card}.`,
  cleared: 'All cards out: the hand is empty.',
  hand: 'Chosen cards',
};
