import type { Vocabulary } from '#core/game/vocabulary.ts';

/** The vocabulary of hands of Lá Lớn. */
export const vocabulary: Vocabulary = {
  names: [{ says: 'lá lớn' }],
  ruleSetNames: {},
  roles: ['player'],
  hand: { least: 1, most: 1, usual: [1] },
  terms: '',
  phrases: [],
  kinds: {},
};
