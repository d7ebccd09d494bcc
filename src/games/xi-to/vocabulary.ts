import type { HandFacts, HandKind, Vocabulary } from '#core/game/vocabulary.ts';

const is =
  (category: HandKind) =>
  (told: HandFacts): boolean =>
    told.get('category') === category;

/** How people describe a hand of Xì Tố. */
export const vocabulary: Vocabulary = {
  names: [{ says: 'xì tố, xito, xì tố 5 lá, xì tố năm lá' }],
  ruleSetNames: {
    vipgame: 'vipgame',
    'thung-lon': 'thùng lớn, thùng lớn (flush high), flush high',
    'short-deck': 'poker 32 lá, 32-card poker, 32 lá, 32 cards',
  },
  roles: ['player'],
  hand: { least: 1, most: 5, usual: [5], suitForAll: true },
  ranks: ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'],
  terms:
    'thùng, cù lũ, mậu thầu, thùng phá sảnh, thú, flush, full house, two pair, two pairs, straight flush, high card, cù lủ, stud, poker, hole card, up cards, lá tẩy, bài tẩy, lá úp, trips, pot, five card stud, mậu, đồng hoa, xì phé, showhand, gà, tẩy, hốt gà, ngửa, úp, bài ngửa',
  phrases: [
    [{ is: 'versus' }, 'còn'],
    [
      { is: 'kind', kind: 'mau-thau' },
      'mậu thầu, mậu, high card, high card only, mậu thầu hết trơn, nothing but high card, mụ thầu, ace high, king high, queen high, jack high, ten high',
    ],
    [
      { is: 'chatter' },
      'up card, up cards, hole card, lá ngửa, ngửa, nói trước, lên bài, lá tẩy, bài tẩy, lẻ, kicker, kickers, ace kicker',
    ],
    [{ is: 'rank', rank: 'A' }, 'xì'],
  ],
  kinds: {
    'mau-thau': is('mau-thau'),
    doi: is('doi'),
    thu: is('thu'),
    sam: is('sam'),
    sanh: is('sanh'),
    thung: is('thung'),
    'cu-lu': is('cu-lu'),
    'tu-quy': is('tu-quy'),
    'thung-pha-sanh': is('thung-pha-sanh'),
  },
};
