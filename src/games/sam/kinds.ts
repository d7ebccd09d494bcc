/** The kinds of question about Sâm, in the order in which they are introduced. */
export const KINDS = ['name', 'legal', 'beats', 'deal', 'pays', 'most', 'house'] as const;
export type KindId = (typeof KINDS)[number];

/** Those about a moment of a round. */
export const PLAYS = [
  'in-pack',
  'left-over',
  'may-call',
  'who-calls',
  'lead-first',
  'lead-next',
  'lead-call',
  'single',
  'follow',
  'doi-thong',
  'direction',
  'next-turn',
  'pass-back',
  'may-pass',
  'last-cards',
  'last-two',
  'last-single',
  'last-pays',
  'sam-fails',
  'sam-pays',
  'chop-pays',
  'white-pays',
  'odds-dealt',
  'odds-instant',
] as const;
export type PlayId = (typeof PLAYS)[number];
