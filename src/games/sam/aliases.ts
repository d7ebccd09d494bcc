import type { Alias } from '#core/game/book.ts';

/** What Sâm is called. */
export const aliases: readonly Alias[] = [
  { said: 'sam loc' },
  { said: 'xam', doubt: 'term' },
  { said: 'sam', doubt: 'term' },
];
