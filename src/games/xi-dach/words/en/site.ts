import type { GameSiteWords } from '#core/game/game-words.ts';

/** What the site says of Xì Dách as a whole, in English. */
export const site: GameSiteWords = {
  line: 'Closer to 21 wins. Five cards without going over beat the rest.',
  deck: '52 cards, 2 players or more',
  sections: {},
  told: ['Dealer 18, me 17', 'Dealer K 9, me A 5 2', 'Dealer busts, I bust'],
};
