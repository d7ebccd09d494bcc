import type { HandFacts, HandKind, Vocabulary } from '#core/game/vocabulary.ts';

const is =
  (...kinds: readonly HandKind[]) =>
  (told: HandFacts): boolean =>
    kinds.some((kind) => kind === told.get('kind'));

/** How people describe a play, or the end, of Sâm. */
export const vocabulary: Vocabulary = {
  names: [{ says: 'sâm lốc, sâm, xâm, xâm lốc, sâm lóc, bài sâm, samloc, sâm tỉnh, xâm lóc' }],
  ruleSetNames: {
    'mien-bac': 'miền bắc, northern',
    'adam-tips': 'adam tips',
    strict: 'sâm lốc v1',
    local: 'chill & thrill',
    'samloc-app': 'samloc',
  },
  roles: ['ban', 'danh', 'bai', 'player'],
  hand: { least: 0, most: 10, usual: [1, 2, 3, 4, 5] },
  terms:
    'heo, chặt, chặt heo, thối, thúi, thối heo, cóng, báo sâm, báo một, báo 1, chop, chops, chặn, đè, deuce, chopped, chặt chồng, thối tứ quý, heo đỏ, heo đen, trên bàn, on the table, bàn, hết bài, về nhất, đút ngược, xin sâm, cong, chặt được, is out, on top, chat',
  phrases: [
    [{ is: 'role', role: 'bai' }, 'bài, tay bài, the hand, hand, my hand, my cards, được chia, bài tôi, bài em'],
    [
      { is: 'group', size: 3, kind: 'sam-co' },
      'sám, sám cô, xám, xám cô, xám chi, sáp, sám chi, bộ ba, triple, triple of, triples, trips, three of a kind, set of, set',
    ],
    [{ is: 'group', size: 2, kind: 'doi' }, 'đôi, cặp, pair, pair of'],
    [{ is: 'chatter' }, 'lẻ, con lẻ, rác, lá rác, single, a single, lone, red, black, đỏ, đen, heo đỏ là, một lá lẻ'],
  ],
  kinds: {
    doi: is('doi'),
    'sam-co': is('sam-co'),
    sam: is('sam-co'),
    'tu-quy': is('tu-quy', 'hai-tu-quy'),
    sanh: is('sanh'),
  },
};
