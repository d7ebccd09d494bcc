import type { GameSiteWords } from '#core/game/game-words.ts';

/** What the site says of Tá Lả as a whole, in English. */
export const site: GameSiteWords = {
  called: 'Tá Lả (Phỏm)',
  line: 'Build melds, eat (take) the last discard or draw, end with the fewest points.',
  deck: '52 cards, 2 to 4 players',
  sections: { values: 'Points and melds', comparing: 'Counting and ranking' },
  told: ['An mom, Binh 12, Chi 20'],
};
