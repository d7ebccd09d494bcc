/** The referee's own words in English. */

import { reserved } from '#words/en/reserved.ts';
import { listed } from '#words/text.ts';
import type { RefereeWords } from '../../vi/ui/referee.ts';

export const en: RefereeWords = {
  reserved,
  game: 'Game',
  questions: 'What do you ask',
  title: 'Who wins?',
  sheet: 'The referee says',
  houseOf: 'House rules',
  house: 'House rules of this case',
  changedName: (name, n) => `${name}, ${n} changed`,
  changed: 'changed',
  decides: 'decides this case',
  why: (n) => `Why: ${n} ${n === 1 ? 'step' : 'steps'}`,
  others: (n) =>
    n === undefined
      ? 'Other houses'
      : n === 0
        ? 'Other houses rule the same'
        : `Other houses: ${n} other ${n === 1 ? 'ruling' : 'rulings'}`,
  edit: (cards) => (cards ? 'Change cards, players or rules' : 'House rules and examples'),
  whoPlays: 'Who plays which, and where they part',
  compare: (house, other) => `Compare ${house} with ${other}`,
  which: 'Cannot name your rules? Settle 8 deals',
  who: 'Who says what?',
  claims: 'Two opinions? Who says what',
  disagree: 'My house plays it otherwise, or this is wrong',
  lay: 'Put it on the table',
  fresh: 'New case',
  challenge: { make: 'Copy a challenge link', title: 'Guess first', see: 'Just show me' },
  label: 'Write it any way you like',
  blank: {
    label: 'Tell the hand as you would text a friend. The referee says who wins, and why.',
    try: 'Or tap one to try',
  },
  withheld: 'No ruling yet: see below the box.',
  stillRead: 'What could be read is still laid out.',
  boxHelp: 'A line for each player. Signs, letters or words will do.',
  readAs: {
    title: 'Read as',
    byHand: 'Pick the cards',
    chip: { before: 'from the words', after: 'Change these words.' },
    any: 'A card without a suit was given one that was free. Under these house rules no suit changes this case.',
  },
  unread: (words) =>
    words.length === 1
      ? `“${words[0]}” is not understood, so it does not count.`
      : `${words.map((word) => `“${word}”`).join(', ')} are not understood, so they do not count.`,
  leaveOut: (which) => (which === undefined ? 'Leave it out' : `Leave out “${which}”`),
  contradicted: (who, said, is) =>
    `${who === '' ? '' : `${who}: `}“${said}” was said, but the cards are ${is === '' ? 'something else' : is}.`,
  corrected: (who) => `${who}: the cards named last were used.`,
  nameless: (who, card) => `It is not said whose cards begin with “${card}”; here the player is called ${who}.`,
  gameByItsWords: (game) => `No game is named. Going by the words, it is ${game}.`,
  houseByItsCards: (house) => `The pack with these cards is that of ${house}, so its rules apply.`,
  toldOrder: (names) => `Placed in the order you told them: ${names}. Tell whoever laid down first before the others.`,
  otherGame: (found, games) =>
    `“${found}” is another game, and not on this site. The games here are ${listed(games, 'and')}.`,
  places: 'This site has something on this:',
  undo: 'Undo',
  redo: 'Redo',
  loading: 'Opening…',
  still: {
    title: 'No ruling just now.',
    lead: 'Your words are still here, and kept. Once the network is back they are ruled on.',
  },
  suggest: {
    change: (to) => `Change it to ${to}`,
    add: (text) => `Add ${text}`,
    remove: 'Leave this out',
  },

  byRule: (number) => `Rule ${number}`,

  ticket: {
    title: 'Tear this off for a friend',
    lead: 'The link holds the case and its house rules. It opens the same for everyone.',
    link: 'Copy link',
    text: 'Copy as text',
    share: 'Share',
    qr: 'QR code',
    more: 'Copy as text, embed, print, take the rules',
    embed: 'Embed',
    print: 'Print',
    contract: 'Take these house rules',
    copied: 'Copied',
    failed: 'Copying is blocked here. Hold the line above to copy it by hand.',
    qrLabel: 'QR code of this ruling',
    qrHelp: 'Hold it across the table for the other phone to read.',
    qrTooLong: 'This case is longer than a QR code can hold. Copy the link and send that.',
    embedHelp: 'Paste this into your page. The frame grows with what is in it.',
    embedCopy: 'Copy this',
    embedLabel: 'Code to embed',
  },
};
