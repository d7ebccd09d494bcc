import type { GameSiteWords } from '#core/game/game-words.ts';

/** What the site says of Sâm as a whole, in English. */
export const site: GameSiteWords = {
  called: 'Sâm (Sâm lốc)',
  line: 'Ten cards each. The first to run out collects from everyone.',
  deck: '40 or 52 cards: houses differ',
  sections: { values: 'Ranks', combinations: 'Combinations', comparing: 'Calling Sâm, instant wins, fines' },
  told: ['On the table 5 6 7, I play 8 9 10', 'On the table 2 of hearts, I play 6 6 6 6'],
};
