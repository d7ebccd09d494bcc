import type { GameSiteWords } from '#core/game/game-words.ts';

/** What the site says of Tá Lả as a whole, in Vietnamese. */
export const site: GameSiteWords = {
  called: 'Tá Lả (Phỏm)',
  line: 'Ghép phỏm, ăn lá người trước đánh, ít điểm nhất thì thắng.',
  deck: '52 lá, 2 đến 4 người',
  sections: { values: 'Điểm và phỏm', comparing: 'Tính điểm và xếp hạng' },
  told: ['An móm, Bình 12, Chi 20'],
};
