import type { RoundUi } from './vi.ts';

/** What every round says, whatever the game, in English. */
export const en: RoundUi = {
  replay: 'A round, step by step',
  step: (at, of) => `Step ${at} of ${of}`,
  previous: 'Back',
  next: 'Next',
  whole: 'The whole round in words',
  again: 'New round',
  story: 'What happened',
  pot: 'Pot',
  down: 'Hole card',
  amount: 'Choose an amount',
  choose: 'Tap the cards to play',
  hint: 'Hint',
  melds: 'Laid down',
  row: 'Discarded',
};
