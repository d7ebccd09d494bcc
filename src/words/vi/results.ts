import type { BankerLineWords } from '../results/against-banker.ts';
import type { PotLine } from '../results/pot.ts';
import { listed } from '../text.ts';

const COUNTS = ['', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy'];
const counted = (count: number): string => COUNTS[count] ?? String(count);
const names = (some: readonly string[]): string => listed(some, 'và');

/** How rounds are told in Vietnamese, whatever the game. */
export const vi: { readonly banker: BankerLineWords; readonly pot: PotLine } = {
  banker: {
    listed: names,
    banker: 'Cái',
    outcomes: {
      win: (who) => `${who} ăn cái`,
      push: (who) => `${who} hòa`,
      lose: (who) => `${who} thua`,
    },
    rest: {
      win: (players) => `${counted(players)} người kia ăn`,
      push: (players) => `${counted(players)} người kia hòa`,
      lose: (players) => `${counted(players)} người kia thua`,
    },
    all: {
      win: (players) => `chung cả ${counted(players)}`,
      push: () => 'hòa cả bàn',
      lose: (players) => `ăn cả ${counted(players)}`,
    },
    alone: {
      win: (players) => `Cái chung cả ${counted(players)}`,
      push: () => 'Cả bàn hòa',
      lose: (players) => `Cái ăn cả ${counted(players)}`,
    },
  },
  pot: {
    listed: names,
    taken: (who) => `${who} ăn hết`,
    shared: (who, winners) => (winners === 2 ? `${who} chia đôi` : `${who} chia ${counted(winners)}`),
  },
};
