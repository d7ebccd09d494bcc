import type { GameSiteWords } from '#core/game/game-words.ts';

/** What the site says of Ba Cây as a whole, in Vietnamese. */
export const site: GameSiteWords = {
  line: 'Ba lá cộng lại. Tròn chục thì ngoài Bắc to nhất, trong Nam bét.',
  deck: '36 lá, Bài Cào 52 lá',
  sections: { values: 'Tính nút', comparing: 'Kiểu chơi và so bài' },
  told: ['Bài cào: tôi 3 6 K, nó J Q K'],
};
