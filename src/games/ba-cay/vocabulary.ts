import type { Vocabulary } from '#core/game/vocabulary.ts';

/** How people describe a hand of Ba Cây or Bài Cào. */
export const vocabulary: Vocabulary = {
  names: [
    { says: 'ba cây, bacay, 3 cây, bài ba cây, bài 3 cây', counts: true },
    {
      says: 'bài cào, cào, cào rùa, cào ba lá, cào 3 lá, bài ba lá, bài 3 lá, three card cao, bai cao, 3 card cao',
      preset: 'bai-cao',
    },
    { says: 'ba lá, 3 lá', preset: 'bai-cao', counts: true },
  ],
  ruleSetNames: {
    'ba-cay': 'ba cây (bắc), ba cây (north), miền bắc, northern',
    'bai-cao': 'bài cào (nam), bài cào (south), miền nam, southern',
    'online-cao': 'bài cào trên mạng, online bài cào',
    'online-36': '36 lá trên mạng, online 36 cards',
  },
  roles: ['cai', 'player'],
  hand: { least: 3, most: 3, usual: [3] },
  terms:
    'nút, bù, ba tiên, ba tây, ba cào, sáp, three faces, three face, át rô, at ro, 3 tây, 3 tiên, ba hình, 3 cào, tịt, 3 faces, nut, chín nút, mấy nút, bài cào, xập, xập ba, nhất ăn tất',
  phrases: [
    [{ is: 'versus' }, 'còn'],
    [
      { is: 'kind', kind: 'ba-tien' },
      'ba tiên, 3 tiên, ba tây, 3 tây, ba cào, 3 cào, three faces, three face cards, 3 faces, three face, ba hình, 3 hình, three picture cards, three pictures, ba tây luôn, 3 face cards, ba lá hình, ba ông tây, ba đầu người, 3 đầu người, ba cào luôn',
    ],
    [
      { is: 'kind', kind: 'bu' },
      'bù, tịt, bù luôn, zero, bù trất, bù tịt, bù te, bù ngắt, nothing, nil, bù trớt, zilch, nada',
    ],
    [
      { is: 'group', size: 3, kind: 'sap' },
      'sáp, xáp, xập, xập ba, triple, triples, trips, three of a kind, set, set of, triple of, trips of, sám, sám cô, bộ ba, xám, xám cô, three of, xập xám, sám chi',
    ],
    [{ is: 'kind', kind: 'sap' }, 'sáp, ba con giống nhau, 3 con giống nhau'],
    [{ is: 'chatter' }, 'cầm ba lá, ba lá, bài, tây, hình, face, faces, face cards, nhất ăn tất, ăn tất'],
  ],
  kinds: {
    'ba-tien': (told) => told.get('kind') === 'ba-tien',
    bu: (told) => told.get('kind') === 'bu' || told.get('points') === 0 || told.get('points') === 10,
    // Some rule sets have no sáp; there three of a rank are only three of a rank.
    sap: (told) => new Set(String(told.get('ranks')).split(' ')).size === 1,
  },
  // `hai mươi tính mười`: tens are left out.
  agrees: (total, told) => total % 10 === Number(told.get('points')) % 10,
};
