import type { GameSiteWords } from '#core/game/game-words.ts';

/** What the site says of Ba Cây as a whole, in English. */
export const site: GameSiteWords = {
  line: 'Add up three cards. 10 or 20 is best in the north, worst in the south.',
  deck: '36 cards, or 52 for Bài Cào',
  sections: { values: 'Counting points', comparing: 'Ways to play, and comparing' },
  told: ['Bài cào: me 3 6 K, Ann J Q K'],
};
