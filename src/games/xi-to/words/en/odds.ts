import type { XiToOddsWords } from '../vi/odds.ts';
import { en as ladder } from './ladder.ts';

/** The words of the odds charts of Xì Tố in English. */
export const en: XiToOddsWords = {
  names: ladder.names,
  category: 'Combination',
  unit: 'Chance',
  census: {
    title: 'How many hands make each combination',
    hands: (count) => `${count} hands`,
    note: (house, { all, thung, cuLu, tuQuy }) =>
      `House rules: ${house}. All ${all} hands of five cards that a pack of 32 can deal, weakest combination first. A flush (${thung}) is rarer than a full house (${cuLu}), and rarer even than four of a kind (${tuQuy}). A pair is more common than a high card.`,
  },
  order: {
    title: 'By number of hands: the rarer, the higher',
    count: 'Hands',
    byCount: 'Rung by count',
    byHouse: 'Rung by the rules',
    passes: (names) => `passes ${names}`,
    note: (house) =>
      `House rules: ${house}. Rung 9 is the highest. A combination that passes another is rarer than it, though the house ranks it lower.`,
  },
  endings: {
    title: (missing) => (missing === 1 ? 'What the next card makes' : `What the next ${missing} cards make`),
    ways: (count, written, missing) => {
      const what = missing === 1 ? 'card' : 'way';
      return `${written} ${what}${count === 1 ? '' : 's'}`;
    },
    note: (house, missing, unseen, ways) =>
      `House rules: ${house}. You have not seen ${unseen} cards, and any of them is as likely to come as another.${
        missing > 1 ? ` There are ${ways} ways to take ${missing} of them.` : ''
      } What cannot come is left out.`,
  },
};
