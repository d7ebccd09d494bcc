/** The kinds of question about Tá Lả, in the order in which they are introduced. */
export const KINDS = ['meld', 'points', 'eat', 'discard', 'out', 'first', 'last', 'pays', 'house'] as const;
export type KindId = (typeof KINDS)[number];

/** Those about a moment of a round. */
export const PLAYS = [
  'seats',
  'stock-left',
  'first-card',
  'first-ten',
  'direction',
  'may-draw',
  'eat-source',
  'may-eat',
  'eat-show',
  'may-discard',
  'eat-pays',
  'shift-card',
  'extra-turn',
  'after-last',
  'when-lay',
  'lays-first',
  'is-mom',
  'may-gui',
  'gui-which',
  'u-now',
  'u-den',
  'waits',
  'safest',
  'odds-draw',
  'odds-dealt',
  'odds-khan',
] as const;
export type PlayId = (typeof PLAYS)[number];
