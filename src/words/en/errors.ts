/** What is wrong with the text of a case, in English: where it is wrong, and what was expected. */

import { displayCard } from '#core/card.ts';
import type { Role } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import { displayName } from '../text.ts';

const ROLE_NAMES: Readonly<Record<Role, string>> = {
  cai: 'banker',
  bai: 'hand',
  ban: 'table',
  danh: 'play',
  player: 'a player’s name',
};

/** A game that a text can begin with. */
const EXAMPLE = 'xi-dach';

/** Who holds the cards of a reserved field, at the beginning of a sentence. */
const HOLDERS: ReadonlyMap<string, string> = new Map<Exclude<Role, 'player'>, string>([
  ['cai', 'The banker'],
  ['bai', 'The hand'],
  ['ban', 'The table'],
  ['danh', 'The play'],
]);

function holderWords(name: string): string {
  return HOLDERS.get(name) ?? displayName(name);
}

/** A sentence or two about one error, without its code. */
export function en(error: CaseError): string {
  const found = shorten(error.found);
  switch (error.code) {
    case 'empty':
      return `There is nothing to rule on yet. Begin with the game, for example ${EXAMPLE}.`;
    case 'too-long':
      if (error.tooMuch) return 'There is too much in this to be read. Write less, one case at a time.';
      return `Too long. A case fits in ${error.limit} characters.`;
    case 'bad-syntax':
      return SYNTAX[error.what](found);
    case 'unknown-game':
      return `There is no game called “${found}”. The games here: ${error.known.join(', ')}.`;
    case 'unknown-preset':
      return `There is no rule set “${found}”. This game has: ${error.known.join(', ')}.`;
    case 'unknown-setting':
      return `There is no house rule “${found}”. This game has: ${error.known.join(', ')}.`;
    case 'bad-value':
      return error.twice
        ? `The house rule ${error.key} is given twice. Keep one.`
        : `${error.key} does not take this value. Choose one: ${error.allowed.join(', ')}.`;
    case 'unknown-field':
      if (error.eatenFrom) return eatenFromWords(found, error.eatenFrom);
      // The game has such a field, but not beside the one that stands before it.
      if (error.roles.length === 0) {
        return `The field “${found}” does not go with the one before it.`;
      }
      return `This game has no field “${found}”. It has: ${error.roles.map((role) => ROLE_NAMES[role]).join(', ')}.`;
    case 'missing-field':
      // A name is missed only where one of the players must be out.
      if (error.role === 'player') {
        return 'Nobody is out yet. Write - for the player who has won.';
      }
      return `The field “${ROLE_NAMES[error.role]}” is missing.`;
    case 'duplicate-field':
      if (error.out) {
        return `Somebody before ${displayName(error.name)} is already out. Only one player in a round can be out of cards.`;
      }
      return `“${found}” is already there. Use each name only once.`;
    case 'bad-card':
      if (error.why === 'no-suit') return CARD['no-suit'](error.rank);
      return error.why === 'not-told' ? CARD['not-told'](found, error) : CARD[error.why](found);
    case 'duplicate-card': {
      const card = displayCard(error.card);
      const holder = holderWords(error.holder);
      return `${holder} already holds ${card}. A pack has only one of each card.`;
    }
    case 'card-not-in-deck':
      return `${displayCard(error.card)} is not in this house’s pack.`;
    case 'wrong-card-count': {
      if (error.name === 'ban' && error.count === 0) {
        return 'Where the table is empty, leave “table” out and write only “play”.';
      }
      const range = error.min === error.max ? `${error.min}` : `${error.min}–${error.max}`;
      const holder = holderWords(error.name);
      return `${holder} has ${error.count} ${error.count === 1 ? 'card' : 'cards'}. It takes ${range}.`;
    }
    case 'wrong-player-count':
      return `There ${error.count === 1 ? 'is 1 player' : `are ${error.count || 'no'} players`}. It takes ${error.min} to ${error.max}.`;
    case 'eaten-card-outside-meld':
      return `${displayCard(error.card)} was eaten but fits no meld.`;
    case 'too-many-unknown':
      return 'Too many cards are unknown to count every way they could fall. Name a few more.';
  }
}

/** The name behind a star is nobody's whose card could be eaten. */
function eatenFromWords(found: string, players: readonly string[]): string {
  if (players.length === 0) {
    return `After a * goes the name of whoever discarded that card, and this case has nobody else yet.`;
  }
  const names = players.map(shorten).join(', ');
  return `The card cannot have been eaten from “${found}”. After a * write another player’s name, spelled as in the case: ${names}.`;
}

const SYNTAX = {
  'after-game': (found: string) => `A semicolon goes after the game, not “${found}”.`,
  'unclosed-brace': () => 'The brace { is not closed. Put } after the last house rule.',
  setting: (found: string) => `“${found}” is not a house rule. Write it as name=value, with commas between.`,
  'field-without-colon': (found: string) => `“${found}” has no colon. Write a name, a colon, then the cards.`,
  'two-ways': () => 'This can be understood in more than one way. Choose the one you mean.',
  'which-game': () => 'It is not clear which game this is. Choose the one you play.',
  name: (found: string) => `“${found}” cannot be a name. A name has letters, digits, - and _, 1 to 24 characters.`,
} as const;

/** What a hand can be worth, and no card. */
const TOTAL = /^(?:1[1-9]|[2-9]\d)$/;

const CARD = {
  'not-a-card': (found: string) =>
    TOTAL.test(found)
      ? `“${found}” is not a card. If it is a total, write the cards that make it, like 10 8.`
      : `“${found}” is not a card. Write rank and suit, like 10♥, 10h or 10 cơ.`,
  nothing: () => 'No cards here yet. Write the cards, or - for an empty hand.',
  'not-told': (found: string, { name, counted }: { readonly name: string; readonly counted: boolean }) => {
    const holder = holderWords(name);
    return counted
      ? `${holder}: ${found}. Which cards are they? Name each one.`
      : `${holder}: “${found}”. Which cards make it? Name each one, like 10 8.`;
  },
  'no-suit': (rank: string) => `Which suit is this ${rank}? In this case the suit decides, so it must be known.`,
  'not-held': (found: string) =>
    `“${found}” was discarded, laid off or is still waited for, so it is in nobody’s hand. Leave it out.`,
  unknown: () => 'Every card must be known here, so a ? will not do. Write the card.',
  'behind-star': (found: string) => `After a * write only a name, not “${found}”. Leave a space before the next card.`,
  star: () => 'A * marks an eaten card, in Tá Lả only.',
} as const;

function shorten(text: string): string {
  const units = [...text];
  return units.length > 24 ? `${units.slice(0, 23).join('')}…` : text;
}
