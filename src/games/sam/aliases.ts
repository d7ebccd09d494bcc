import type { Alias } from '#core/game/book.ts';

/** Other names of Sâm. */
export const aliases: readonly Alias[] = [
  { said: 'sam loc' },
  { said: 'xam', doubt: 'term' },
  { said: 'sam', doubt: 'term' },
];
