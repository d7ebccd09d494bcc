import type { Alias } from '#core/game/book.ts';

/** Other names of Ba Cây. */
export const aliases: readonly Alias[] = [
  { said: 'ba cay', doubt: 'count' },
  { said: 'bacay' },
  { said: '3 cay', doubt: 'count' },
  { said: 'bai cao', preset: 'bai-cao' },
  { said: 'ba la', preset: 'bai-cao', doubt: 'count' },
];
