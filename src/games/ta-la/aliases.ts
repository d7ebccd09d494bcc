import type { Alias } from '#core/game/book.ts';

/** What Tá Lả is called. */
export const aliases: readonly Alias[] = [{ said: 'ta la' }, { said: 'tala' }, { said: 'phom', doubt: 'term' }];
