/** The deck's words in English. */

import { inPersons } from '#words/en/persons.ts';
import { displayName } from '#words/text.ts';
import type { PickerWords } from '../../vi/ui/picker.ts';

/** Whose cards, where one lies, who it is, and whose cards are changed: a player, or a place on the table. */
const OWN: ReadonlyMap<string, readonly [title: string, holds: string, who: string, cards: string]> = new Map([
  ['cai', ['The banker’s cards', 'held by the banker', 'the banker', 'of the banker']],
  ['bai', ['The hand', 'in the hand', 'the hand', 'of the hand']],
  ['ban', ['On the table', 'on the table', 'the table', 'on the table']],
  ['danh', ['The play', 'being played', 'the play', 'that are played']],
]);
const titleOf = (name: string): string => OWN.get(name)?.[0] ?? inPersons(`${displayName(name)}’s cards`);
const holds = (name: string): string => OWN.get(name)?.[1] ?? inPersons(`held by ${displayName(name)}`);
const who = (name: string): string => OWN.get(name)?.[2] ?? displayName(name);

export const en: PickerWords = {
  incomplete: (name, min, max) =>
    inPersons(
      `${displayName(who(name))} needs ${min === max ? min : `${min} to ${max}`} ${max === 1 ? 'card' : 'cards'}.`,
    ),
  editHand: (name) => inPersons(`Change the cards ${OWN.get(name)?.[3] ?? `of ${displayName(name)}`}`),
  addPlayer: 'Add a player',
  remove: (name) => inPersons(`Remove ${who(name)}`),

  title: titleOf,
  close: 'Close',
  four: 'Four colours',
  clear: 'Clear',
  unknown: 'Unknown card',
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
