import type { GameSiteWords } from '#core/game/game-words.ts';

/** What the site says of Xì Dách as a whole, in Vietnamese. */
export const site: GameSiteWords = {
  line: 'Gần 21 hơn nhà cái thì ăn. Năm lá không quắc thì khỏi bàn.',
  deck: '52 lá, từ 2 người',
  sections: {},
  told: ['Cái 18, tôi 17', 'Cái 10 7, tôi 9 2 bốc A 6', 'Cái quắc, tôi quắc'],
};
