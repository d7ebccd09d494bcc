/** The widgets' words in English. */

import { displayName } from '../text.ts';
import type { UiWords } from './vi.ts';

/** What the reserved fields are called. */
const SEATS: ReadonlyMap<string, string> = new Map([
  ['cai', 'Banker'],
  ['bai', 'The hand'],
  ['ban', 'On the table'],
  ['danh', 'Played'],
]);

export const en: UiWords = {
  ranks: {
    A: 'ace',
    '2': '2',
    '3': '3',
    '4': '4',
    '5': '5',
    '6': '6',
    '7': '7',
    '8': '8',
    '9': '9',
    '10': '10',
    J: 'jack',
    Q: 'queen',
    K: 'king',
  },
  suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
  cardName: (rank, suit) => `${rank} of ${suit}`,
  cardBack: 'card face down',
  noCards: 'No cards left',
  eaten: (card) => `${card}, eaten`,
  seatName: (name) => SEATS.get(name) ?? displayName(name),

  case: {
    label: 'A hand to judge',
    house: (name) => `${name} rules`,
    changedHouse: (name, n) => `${name} rules, ${n} changed`,
    guess: 'Who wins?',
    right: 'You are right.',
    wrong: 'Not quite.',
    seeWhy: 'Here is why.',
    reasons: 'Why, by rule number',
    rule: (number) => `Rule ${number}`,
    waiting: 'Not enough cards to rule on.',
    eatenOutside: (card) => `${card} was eaten, but fits no meld.`,
    notInDeck: (card) => `${card} is not in this deck.`,
    edit: 'Change cards',
    editDone: 'Stop changing',
    undo: 'Undo',
    reset: 'Start over',
    open: 'Open in Referee',
    copyLink: 'Copy link',
    copyText: 'Copy as text',
    copied: 'Copied',
    copyFailed: 'Copying is blocked here',
    report: 'My house plays it otherwise',
    announce: (big, why) => `${big}. ${why}`,
  },
  house: {
    title: 'House rules this case used',
    preset: 'Rule set',
    decides: 'decides this case',
    all: 'All house rules',
    hide: 'Show fewer',
    round: 'matters in play only',
    sources: 'Who plays it so:',
    ours: 'this book’s choice',
    noEffect: 'No other house rule can change this case.',
  },
  branches: {
    title: 'Other houses, other verdicts',
    lead: 'No house is wrong.',
    none: 'Every house agrees.',
    change: (label, value) => `“${label}” to ${value}`,
    otherwise: (changes) => `Change ${changes}.`,
    presets: (names) => `${names}.`,
    impossible: 'No such deal',
    try: 'Judge it so',
  },
};
