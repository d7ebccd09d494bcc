import type { GameSiteWords } from '#core/game/game-words.ts';

/** What the site says of Sâm as a whole, in Vietnamese. */
export const site: GameSiteWords = {
  called: 'Sâm (Sâm lốc)',
  line: 'Mười lá. Ai hết bài trước thì cả làng chung.',
  deck: '40 hay 52 lá, tùy nhà',
  sections: { values: 'Thứ tự lá', combinations: 'Các bộ', comparing: 'Báo sâm, ăn trắng, thối, cóng' },
  told: ['Bàn 5 6 7, tôi đánh 8 9 10 được không', 'Bàn 2 cơ, tôi chặt tứ quý 6 được không'],
};
