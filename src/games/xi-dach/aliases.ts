import type { Alias } from '#core/game/book.ts';

/** What Xì Dách is called. */
export const aliases: readonly Alias[] = [
  { said: 'xi dach' },
  { said: 'xidach' },
  { said: 'xi lac' },
  { said: 'xi lat' },
  { said: 'blackjack' },
];
