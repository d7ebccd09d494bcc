import type { TaLaOddsWords } from '../vi/odds.ts';

/** The words of the odds charts of Tá Lả in English. */
export const en: TaLaOddsWords = {
  unit: 'Chance',
  oneIn: (count) => `1 hand in ${count}`,
  dealt: {
    title: 'A meld straight from the deal',
    hand: 'Hand',
    meld: (cards) => `${cards} cards, a meld`,
    note: (nine, ten) => `All ${nine} hands of 9 cards and all ${ten} of 10 were counted.`,
  },
  khan: {
    title: 'Ù khan: no half meld at all',
    hand: 'Hand',
    row: (cards, gap) => `${cards} cards, ${gap ? 'a gap counts as a half meld' : 'a gap does not count'}`,
    note: (hands) => `Counted, not simulated. There are ${hands} hands of 9 cards without any half meld.`,
  },
  out: {
    title: 'Ù straight from the deal',
    hand: 'Hand',
    nine: '9 cards, all melded',
    tenOrOne: '10 cards, at most 1 left over',
    ten: '10 cards, all melded',
    note: (nine, ten) => `There are ${nine} hands of 9 cards and ${ten} of 10 with every card in a meld.`,
  },
  waits: {
    title: 'What you hold, and what it waits for',
    holds: 'You hold',
    waitsFor: 'You may eat',
    count: 'Cards',
    note: 'Every other card of the pack was tried; these make a meld.',
  },
};
