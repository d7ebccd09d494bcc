import type { SorterWords } from '../vi/sorter.ts';

/** The hand-sorter in English. */
export const en: SorterWords = {
  title: 'Sort this hand',
  lead: 'Tap some cards, then “Make a meld”. When you are done, ask for the best way.',
  hand: 'Cards in hand, tap to choose',
  meld: 'Make a meld',
  kinds: { ngang: 'Set', doc: 'Run' },
  none: 'Tap at least 3 cards.',
  noMeld: (cards) => `${cards} do not make a meld: it takes one rank, or one suit with no gap.`,
  crowded: (cards) => `${cards}: one eaten card in each meld, no more.`,
  made: (kind, cards) => `${kind} ${cards}.`,
  takeBack: (cards) => `Take back the meld ${cards}`,
  left: (points) => (points === 1 ? '1 point left' : `${points} points left`),
  ask: 'Show the best way',
  best: (points) => (points === 1 ? '1 point left' : `${points} points left`),
  same: 'Nobody can sort it better.',
  worse: (points) =>
    points === 1
      ? 'This is the best way. Yours leaves 1 point more.'
      : `This is the best way. Yours leaves ${points} points more.`,
  bestMelds: 'The best melds',
  loose: 'Loose cards',
  discard: 'What to discard',
  discardRow: (card, points) => `Discard ${card}: ${points} ${points === 1 ? 'point' : 'points'} left`,
  discardNote: 'This looks at your own hand only. It cannot know what the next player waits for.',
  out: 'This hand is ù: it is out, with nothing to discard.',
  again: 'Deal another hand',
};
