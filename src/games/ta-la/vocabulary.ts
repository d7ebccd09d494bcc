import type { Vocabulary } from '#core/game/vocabulary.ts';

/** How people describe a hand of Tá Lả. */
export const vocabulary: Vocabulary = {
  names: [{ says: 'tá lả, tá lã, tala, phỏm, fỏm, bài phỏm, tá lảm, phõm, ta lả, tả lả' }],
  ruleSetNames: {
    'mien-bac': 'miền bắc, northern',
    'adam-tips': 'adam tips',
    online: 'tá lả trên mạng, online tá lả',
  },
  roles: ['bai', 'player'],
  hand: { least: 2, most: 10, usual: [2, 3, 4, 5, 6, 7, 8, 9, 10], named: true },
  terms:
    'ù, phỏm, móm, ù khan, ù tròn, phom, phỏm dọc, phỏm ngang, melds, meld, deadwood, cháy, hạ bài, hạ phỏm, gửi bài, cây rác, u khan, u tron, rác, fỏm, u lien, ù liền, cạ, hạ, laid down, chốt, cây chốt, tay mình',
  phrases: [
    [
      { is: 'role', role: 'bai' },
      'bài, tay bài, bài tôi, bài của tôi, bài mình, bài của mình, bài em, bài của em, bài tui, bài của tui, the hand, hand, my hand, my cards, tay mình, tay em, tay tôi, tay tui, bài tao, my ten cards, my nine cards, bài tớ, bài trên tay, trên tay, bài con, bài này, bài minh, bài bác, bài anh, bài nó, my 9 cards, my 10 cards',
    ],
    [{ is: 'kind', kind: 'u' }, 'ù, ù rồi, ù luôn, ù liền, gin, ù tròn, is ù, declared ù, báo ù, kêu ù'],
    [{ is: 'kind', kind: 'u-khan' }, 'ù khan, u khan, kêu ù khan'],
    [
      { is: 'kind', kind: 'mom' },
      'móm, bị móm, no melds, cháy, no meld, bị cháy, has no meld, burnt, burned, got burnt, got burned, no phom, without a meld',
    ],
    [{ is: 'eaten' }, 'ăn, lá ăn, ate, took, eaten, eaten card, ăn được, ăn cây, ăn con, ăn lá, cây ăn'],
    [{ is: 'chot' }, 'chốt, lá chốt, cây chốt, con chốt, ăn chốt, ăn cây chốt'],
    [{ is: 'without' }, 'đánh, đánh ra, đánh đi, vứt, thải, bỏ'],
    [
      { is: 'chatter' },
      'nhà, trả, lẻ, rác, dư, phỏm, bộ, sảnh, dọc, ngang, hạ, laid, lays, left with, is left with, keeps, loose, left',
    ],
  ],
  kinds: {
    u: (told) =>
      told.get('u') !== null && told.get('u') !== undefined
        ? true
        : told.get('points') === 0 && told.get('mom') === false,
    'u-khan': (told) => told.get('u') === 'khan',
    mom: (told) => told.get('mom') === true || (told.get('mom') === undefined && told.get('points') !== undefined),
  },
  agrees: (total, told) => told.get('points') === total,
};
