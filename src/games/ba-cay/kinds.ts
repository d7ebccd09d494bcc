/** The kinds of question about Ba Cây, in the order in which they are introduced. */
export const KINDS = ['points', 'who-wins', 'banker', 'third-card', 'best-card', 'pays', 'house'] as const;
export type KindId = (typeof KINDS)[number];

/** Those about a moment of a round. */
export const PLAYS = [
  'who-looks',
  'what-now',
  'after-look',
  'in-pack',
  'left-over',
  'players-fit',
  'show-last',
  'banker-chips',
  'bien',
  'pot-wins',
  'tie-pot',
  'odds-points',
  'odds-rarer',
  'odds-last',
  'odds-win',
] as const;
export type PlayId = (typeof PLAYS)[number];
