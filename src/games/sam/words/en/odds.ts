import type { SamOddsWords } from '../vi/odds.ts';

/** The words of the odds charts of Sâm in English. */
export const en: SamOddsWords = {
  unit: 'Chance',
  oneIn: (count) => `1 hand in ${count}`,
  instant: {
    title: (deck) => `Instant wins from the deal, ${deck} cards`,
    hand: 'Ten cards',
    kinds: {
      'sanh-rong': 'Ten-card run',
      'tu-quy-heo': 'Four 2s',
      'dong-mau': 'One colour',
      'ba-sam-co': 'Three triples',
      'nam-doi': 'Five pairs',
    },
    four: 'A house with four kinds',
    five: 'A house with five kinds',
    note: (hands) => `All ${hands} hands were counted. In the last two rows a hand of two kinds counts once.`,
  },
  sets: {
    title: (deck) => `Quads, triples and 2s, ${deck} cards`,
    hand: 'Ten cards with',
    quad: 'A quad',
    triple: 'A triple or a quad',
    twos: (least) => ['A 2 or more', 'Two 2s or more', 'Three 2s or more'][least - 1] ?? '',
    note: 'Counted, not simulated.',
  },
};
