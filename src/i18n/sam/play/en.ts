import type { PlayWords } from './vi.ts';

/** The widgets of Sâm in English. */
export const en: PlayWords = {
  beats: {
    title: 'What beats this?',
    table: 'On the table',
    nothing: 'The table is empty: you lead.',
    hand: 'In your hand',
    lead: 'Tap the cards that you want to play.',
    empty: 'You hold no cards yet. Use “Change your hand”.',
    all: 'See every play',
    wrongTable: 'The cards on the table are no combination in this house.',
    changeTable: 'Change the table',
    changeHand: 'Change your hand',
    house: 'House rules',
  },
  runs: {
    title: 'The ladder of runs',
    lead: 'Tap a run to put it on the table. The rungs that beat it light up.',
    length: 'Cards in the run',
    cards: '0 cards',
    onTable: 'on the table',
    beats: 'beats it',
    longer: 'In this house a longer run beats it too, if its top is higher.',
    lies: 'On the table: 0.',
    above: 'Rungs that beat it: 0.',
    caption: 'Lowest first',
    none: 'Not a run',
  },
  pack: {
    title: '52 cards or 40',
    lead: 'ADAM TIPS takes out J, Q and K, which leaves 40 cards. Every other source plays with all 52. Choose your table’s pack and the whole page follows.',
    question: 'The pack',
    option: '0 cards',
    gone: 'without J, Q, K',
    all: 'with J, Q, K',
    players: 'Players',
    left: 'Left over of 0',
    short: 'too few',
  },
};
