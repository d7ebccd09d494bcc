/** The deck's words in English. */

import { displayName } from '../../text.ts';
import type { PickerWords } from './vi.ts';

const who = (name: string) => (name === 'cai' ? 'the banker' : displayName(name));

export const en: PickerWords = {
  title: (name) => (name === 'cai' ? 'The banker’s cards' : `${displayName(name)}’s cards`),
  close: 'Close',
  four: 'Four colours',
  clear: 'Clear',
  done: 'Done',
  type: 'Type a card',
  typeHint: '7h, AS, 10 cơ',
  add: 'Add',
  held: (card, name) => `${card}, held by ${who(name)}`,
  heldNote: 'Struck through: someone else holds it.',
  bad: (text) => `“${text}” is not a card.`,
  taken: (card, name) => `${card}: held by ${who(name)}.`,
  full: (max) => `${max} cards at most. Take one out first.`,
  added: (card) => `Added ${card}.`,
  removed: (card) => `Removed ${card}.`,
  hand: 'Chosen cards',
};
