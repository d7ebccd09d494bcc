/** Lines as people type them, with their meaning; the heads of the files describe their format. */

import { readFileSync } from 'node:fs';
import { type Card, rankOf, suitOf } from '#core/card.ts';
import { fold } from '#src/search/fold.ts';

/** A hand as it is meant: its cards as `A`, `10H`; `*` is somebody whom nobody named. */
interface MeantHand {
  readonly name: string;
  readonly cards: readonly string[];
}

/** A line, and what it means. */
export interface TypedLine {
  readonly text: string;
  readonly game: string;
  readonly hands: readonly MeantHand[];
  /** A statement contradicts the cards, which must be reported. */
  readonly said: boolean;
}

/** The files of lines: those that were handed in, and those written by people who had not seen the reader. */
export const FILES = [
  'typed',
  'typed-2',
  'unseen-a',
  'unseen-b',
  'unseen-c',
  'unseen-d',
  'unseen-e',
  'unseen-f',
  'unseen-g',
] as const;

export function typedLines(file: (typeof FILES)[number]): TypedLine[] {
  return readFileSync(new URL(`./${file}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [text = '', meant = '', said] = line.split('\t');
      const [game = '', hands = ''] = meant.split('|');
      return {
        text: text.replaceAll('\\n', '\n'),
        game,
        hands: hands.split(';').map((hand) => {
          const [name = '', cards = ''] = hand.split(':');
          return { name, cards: cards.trim() === '' ? [] : cards.trim().split(' ') };
        }),
        said: said === 'said',
      };
    });
}

/** A hand as it was read. */
interface ReadHand {
  readonly role: string;
  readonly name: string;
  /** Its ranks, with a suit where one was said. */
  readonly cards: readonly { readonly rank: string; readonly suit: string | undefined }[];
}

/** Are these the hands that are meant? The banker may stand anywhere. */
export function isMeant({ hands }: TypedLine, read: readonly ReadHand[]): boolean {
  const bankerFirst = <T>(all: readonly T[], isBanker: (one: T) => boolean): T[] => [
    ...all.filter(isBanker),
    ...all.filter((one) => !isBanker(one)),
  ];
  const wanted = bankerFirst(hands, ({ name }) => name === 'cai');
  const found = bankerFirst(read, ({ role }) => role === 'cai');
  return wanted.length === found.length && wanted.every((hand, i) => isHand(hand, found[i]));
}

function isHand({ name, cards }: MeantHand, read: ReadHand | undefined): boolean {
  if (!read) return false;
  const alike =
    cards.length === read.cards.length &&
    cards.every((card, i) => {
      const suit = /[SHDC]$/.exec(card)?.[0];
      const one = read.cards[i];
      return one !== undefined && one.rank === card.replace(/[SHDC]$/, '') && (suit === undefined || one.suit === suit);
    });
  return alike && isCalled(name, read);
}

/** `chi-hai` is chị Hai, and `hai` is as right. */
function isCalled(name: string, { role, name: read }: ReadHand): boolean {
  if (name === '*') return role === 'player';
  if (role !== 'player') return role === name;
  const called = fold(read).replace(/[^a-z0-9]+/g, '-');
  return (
    called === name ||
    called === name.split('-').slice(1).join('-') ||
    called.endsWith(`-${name}`) ||
    (name.includes('-') && called.endsWith(`-${name.split('-').at(-1)}`))
  );
}

export const toReadCard = (card: Card): ReadHand['cards'][number] => ({ rank: rankOf(card), suit: suitOf(card) });
