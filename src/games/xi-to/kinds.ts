/** The kinds of question about Xì Tố, in the order in which they are introduced. */
export const KINDS = ['name', 'who-wins', 'speaks-first', 'tie-break', 'fifth-card', 'second', 'house'] as const;
export type KindId = (typeof KINDS)[number];

/** Those about a moment of a round. */
export const PLAYS = [
  'in-pack',
  'more-players',
  'ante-pot',
  'seen-cards',
  'up-rank',
  'up-suit',
  'rank-first',
  'next-first',
  'may-now',
  'may-check',
  'bet-ok',
  'call-cost',
  'raise-costs',
  'pot-after',
  'next-turn',
  'who-answers',
  'after-call',
  'who-gets-card',
  'rounds-left',
  'fold-lost',
  'after-fold',
  'must-show',
  'pot-winner',
  'win-net',
  'odds-dealt',
  'odds-rarer',
  'odds-outs',
  'odds-draw',
  'odds-pair',
] as const;
export type PlayId = (typeof PLAYS)[number];
