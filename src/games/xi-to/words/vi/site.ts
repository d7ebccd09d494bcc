import type { GameSiteWords } from '#core/game/game-words.ts';

/** What the site says of Xì Tố as a whole, in Vietnamese. */
export const site: GameSiteWords = {
  line: 'Bốn lá ngửa, một lá úp. Tố, theo, hoặc úp bỏ.',
  deck: '32 lá, từ 7 đến át',
  sections: { values: 'Số và chất', combinations: 'Các bộ', paying: 'Ăn gà' },
  told: ['Tôi A A 8 8 K, nó A A 8 8 Q'],
};
