import type { GameSiteWords } from '#core/game/game-words.ts';

/** What the site says of Xì Tố as a whole, in English. */
export const site: GameSiteWords = {
  line: 'Four cards face up, one face down. Bet, call or fold.',
  deck: '32 cards, seven to ace',
  sections: { values: 'Ranks and suits', combinations: 'Combinations', paying: 'The pot' },
  told: ['Me A A 8 8 K, Ann A A 8 8 Q'],
};
