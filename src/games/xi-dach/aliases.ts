import type { Alias } from '#core/game/book.ts';

/** Other names of Xì Dách. */
export const aliases: readonly Alias[] = [
  { said: 'xi dach' },
  { said: 'xidach' },
  { said: 'xi lac' },
  { said: 'xi lat' },
  { said: 'blackjack' },
];
