/** The kinds of question about Xì Dách, in the order in which they are introduced. */
export const KINDS = ['total', 'name', 'who-wins', 'third-card', 'may-check', 'pays', 'house'] as const;
export type KindId = (typeof KINDS)[number];

/** Those about a moment of a round. */
export const PLAYS = [
  'next-card',
  'first-card',
  'show-now',
  'natural-paid',
  'turn',
  'may-draw',
  'cards-at-most',
  'draw-bust',
  'stand-now',
  'risk',
  'who-checks',
  'check-early',
  'check-each',
  'ask-total',
  'stake',
  'who-pays',
  'den-amount',
  'five-open',
  'stock-left',
  'who-sees',
  'phases',
  'odds-natural',
  'odds-bust',
  'odds-good',
  'odds-safer',
] as const;
export type PlayId = (typeof PLAYS)[number];
