import type { Vocabulary } from '#core/game/vocabulary.ts';

/** How people describe a hand of Xì Dách. */
export const vocabulary: Vocabulary = {
  names: [
    {
      says: 'xì dách, xì lác, xì lát, xì zách, xì jack, xì dzách, xì rách, xì dác, xidach, xi zach, blackjack, vietnamese blackjack, viet blackjack, xi dzach, xidzach, xizach, xì dế, xd, xid',
    },
  ],
  ruleSetNames: {
    'pho-thong': 'phổ thông',
    'bach-khoa': 'bách khoa',
    vipgame: 'vipgame',
    blog: 'blog xì dách',
    'adam-tips': 'adam tips',
    'co-noi': 'mốc 14, 14-point house',
    'mien-nam': 'miền nam, southern',
  },
  roles: ['cai', 'player'],
  hand: { least: 2, most: 5, usual: [2, 3] },
  terms:
    'quắc, quá, dằn, dằn non, ngũ linh, xì bàn, xì bàng, đủ tuổi, chưa đủ tuổi, non tuổi, bust, busts, busted, five card charm, natural, of age, underage, blackjack, bung, hit, hits, hit once, stands, stand, standing on, quoắc, quac, xét bài, ngu linh, xì lác, hai mốt, twenty one, hit me, dừng, dan non, đủ tẩy, xét, quéo, quắt, dằn bài, bốc, rút, kéo, five card',
  phrases: [
    [{ is: 'versus' }, 'còn'],
    [{ is: 'kind', kind: 'xi-ban', cards: ['A', 'A'] }, 'xì bàn, xì bàng, xì bang, double ace, double aces, xi bang'],
    [
      { is: 'kind', kind: 'xi-dach' },
      'xì dách, xì lác, xì lát, xì zách, xi jack, natural, a natural, blackjack, a blackjack, xì dzách, xì dác, xì rách',
    ],
    [
      { is: 'kind', kind: 'ngu-linh' },
      'ngũ linh, ngũ lin, ngũ ninh, five card charm, five card hand, năm lá, a five card charm, five card trick, five card charlie, 5 card charlie, ngũ lĩnh',
    ],
    [
      { is: 'kind', kind: 'quac' },
      'quắc, quắc rồi, quác, bust, busts, busted, bị quắc, bị cháy, cháy, over 21, quoắc, quéo, quắt, went bust, goes bust, is bust, quá 21, went over, goes over',
    ],
    [
      { is: 'kind', kind: 'non' },
      'non, dằn non, chưa đủ tuổi, thiếu tuổi, under age, underage, short, non tuổi, chưa đủ, non quá, chưa đủ tẩy',
    ],
    // Two of J, Q, K: which ones does not matter.
    [
      { is: 'kind', kind: 'hai-tay', cards: ['K', 'Q'] },
      'hai tây, 2 tây, hai lá tây, 2 lá tây, hai con tây, 2 con tây, hai hình, 2 hình, two faces, two face cards, two pictures, two picture cards, 2 faces, 2 face cards',
    ],
    [{ is: 'kind', kind: 'du' }, 'đủ tuổi, of age, đủ tẩy'],
  ],
  kinds: {
    'xi-ban': (told) => told.get('kind') === 'xi-ban',
    'xi-dach': (told) => told.get('kind') === 'xi-dach',
    'hai-tay': (told) => told.get('points') === 20,
    'ngu-linh': (told) => told.get('kind') === 'ngu-linh',
    quac: (told) => told.get('kind') === 'quac',
    non: (told) => told.get('kind') === 'non',
    du: (told) => told.get('kind') === 'du' || told.get('kind') === 'ngu-linh',
  },
  // Two aces, and an ace with a ten, have no points of their own: at the table they are 21.
  agrees: (total, told) =>
    told.get('points') === null ? total === 21 || total === 20 || total === 11 : told.get('points') === total,
};
