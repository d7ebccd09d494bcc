import type { SorterWords } from './vi.ts';

/** The hand-sorter and “can I eat this?” in English. */
export const en: SorterWords = {
  title: 'Sort this hand',
  lead: 'Tap some cards, then “Make a meld”. When you are done, ask the engine.',
  hand: 'Cards in hand, tap to choose',
  meld: 'Make a meld',
  kinds: { ngang: 'Set', doc: 'Run' },
  none: 'Tap at least 3 cards.',
  noMeld: (cards) => `${cards} is no meld: one rank, or one suit with no gap.`,
  crowded: (cards) => `${cards}: one eaten card in each meld, no more.`,
  made: (kind, cards) => `${kind} ${cards}.`,
  takeBack: (cards) => `Take back the meld ${cards}`,
  left: (points) => (points === 1 ? '1 point left' : `${points} points left`),
  ask: 'Ask the engine',
  best: (points) => (points === 1 ? '1 point at best' : `${points} points at best`),
  same: 'Nobody can sort it better.',
  worse: (points) => (points === 1 ? 'Yours costs 1 point more.' : `Yours costs ${points} points more.`),
  bestMelds: 'The engine’s melds',
  loose: 'Loose cards',
  discard: 'What to discard',
  discardRow: (card, points) => `Discard ${card}: ${points} ${points === 1 ? 'point' : 'points'} left`,
  discardNote: 'This looks at your own hand only. It cannot know what the next player waits for.',
  out: 'This hand is ù: it is out, with nothing to discard.',
  again: 'Deal another hand',
  change: 'Choose the cards',

  eat: {
    title: 'Can you eat it?',
    hand: 'In your hand',
    discard: 'The player before you discards',
    question: 'May you eat this card?',
    yes: 'You may',
    no: 'You may not',
    makes: (kind, cards) => `${kind} ${cards}.`,
    refused: {
      'tl-eat-proof': (card) => `No two cards of yours make a meld with ${card}.`,
      'tl-one-meld-each': (card) => `Two cards of yours fit ${card}, but a card that you ate needs them for its meld.`,
      'tl-eat-limit': (card) =>
        `${card} fits only a meld that holds an eaten card. This house allows one of those in each meld.`,
    },
    changeHand: 'Change your hand',
    changeDiscard: 'Change the discard',
    empty: 'Choose a hand and a discard.',
  },
};
