/** The widgets' words in English. */

import { displayName } from '../text.ts';
import type { UiWords } from './vi.ts';

/** What the reserved fields are called: over a hand, in a sentence, and where their cards are changed. */
const SEATS: ReadonlyMap<string, readonly [seat: string, who: string, cards: string]> = new Map([
  ['cai', ['Banker', 'the banker', 'of the banker']],
  ['bai', ['The hand', 'the hand', 'of the hand']],
  ['ban', ['On the table', 'the table', 'on the table']],
  ['danh', ['Played', 'the play', 'that are played']],
]);

const who = (name: string) => SEATS.get(name)?.[1] ?? displayName(name);

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
  seatName: (name) => SEATS.get(name)?.[0] ?? displayName(name),

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
    incomplete: (name, min, max) =>
      `${displayName(who(name))} needs ${min === max ? min : `${min} to ${max}`} ${max === 1 ? 'card' : 'cards'}.`,
    waiting: 'Not enough cards to rule on.',
    eatenOutside: (card) => `${card} was eaten, but fits no meld.`,
    notInDeck: (card) => `${card} is not in this deck.`,
    edit: 'Change cards',
    editDone: 'Stop changing',
    editHand: (name) => `Change the cards ${SEATS.get(name)?.[2] ?? `of ${displayName(name)}`}`,
    add: 'Add a player',
    remove: (name) => `Remove ${who(name)}`,
    undo: 'Undo',
    reset: 'Start over',
    open: 'Open in Referee',
    copyLink: 'Copy link',
    copyText: 'Copy as text',
    copied: 'Copied',
    copyFailed: 'Copying is blocked here',
    report: 'My house plays it otherwise, or this is wrong',
    announce: (big, why) => `${big}. ${why}`,
  },
  house: {
    title: 'House rules this case used',
    preset: 'Rule set',
    decides: 'decides this case',
    all: 'All house rules',
    hide: 'Show fewer',
    round: 'matters in play only, never to a verdict',
    sources: 'Who plays it so:',
    ours: 'this book’s choice',
    idle: 'No other house rule can change this case.',
  },
  branches: {
    title: 'Other houses, other verdicts',
    lead: 'No house is wrong. This is where they part.',
    none: 'Every house agrees, whatever its rules.',
    change: (label, value) => `“${label}” to ${value}`,
    otherwise: (changes) => `Change ${changes}.`,
    presets: (names) => `${names}.`,
    impossible: 'No such deal',
    try: 'Judge it so',
  },
  referee: {
    label: 'Write it any way you like',
    withheld: 'Mend what is wrong, then there is a ruling.',
    stillRead: 'What could be read is still laid out.',
  },
};
