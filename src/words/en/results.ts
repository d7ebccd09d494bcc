import type { BankerLineWords } from '../results/against-banker.ts';
import type { PotLine } from '../results/pot.ts';
import { listed } from '../text.ts';

const COUNTS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const counted = (count: number): string => COUNTS[count] ?? String(count);
const names = (some: readonly string[]): string => listed(some, 'and');
const both = (players: number): string => (players === 2 ? 'both' : `all ${counted(players)}`);

/** How rounds are told in English, whatever the game. */
export const en: { readonly banker: BankerLineWords; readonly pot: PotLine } = {
  banker: {
    listed: names,
    banker: 'The banker',
    outcomes: {
      win: (who, many) => `${who} ${many ? 'beat' : 'beats'} the banker`,
      push: (who, many) => `${who} ${many ? 'draw' : 'draws'}`,
      lose: (who, many) => `${who} ${many ? 'lose' : 'loses'}`,
    },
    rest: {
      win: (players) => `the other ${counted(players)} win`,
      push: (players) => `the other ${counted(players)} draw`,
      lose: (players) => `the other ${counted(players)} lose`,
    },
    all: {
      win: (players) => `${both(players)} are paid`,
      push: (players) => `${both(players)} draw`,
      lose: (players) => `${both(players)} lose`,
    },
    alone: {
      win: (players) => `The banker pays ${both(players)}`,
      push: () => 'Everybody draws',
      lose: (players) => `The banker beats ${both(players)}`,
    },
  },
  pot: {
    listed: names,
    taken: (who) => `${who} takes the pot`,
    shared: (who) => `${who} share the pot`,
  },
};
