import type { EatWords } from '../vi/eat.ts';

/** “Can I eat this?” in English. */
export const en: EatWords = {
  kinds: { ngang: 'Set', doc: 'Run' },
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
      `${card} fits only a meld that holds an eaten card. This house allows only one eaten card in a meld.`,
  },
  changeHand: 'Change your hand',
  changeDiscard: 'Change the discard',
  empty: 'Choose a hand and a discard.',
};
