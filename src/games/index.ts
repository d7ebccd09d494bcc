import type { GameBook } from '#core/game/book.ts';
import type { EarlierMeaning } from '#core/house-rules.ts';
import { baCay } from './ba-cay/index.ts';
import { sam } from './sam/index.ts';
import { taLa } from './ta-la/index.ts';
import { xiDach } from './xi-dach/index.ts';
import { xiTo } from './xi-to/index.ts';

/** Every game of the book, in reading order. A new game is one line here, its folder, and its content. */
export const GAMES = [xiDach, xiTo, baCay, taLa, sam] as const;
export type GameId = (typeof GAMES)[number]['id'];
/** A game of the book. */
export type Book = GameBook<GameId>;

/** What links of earlier editions meant by house rules that they could not name. */
export const EARLIER_MEANINGS: readonly EarlierMeaning[] = GAMES.flatMap(({ meant = [] }) => meant);

/** A game of the book by its id, where there is one. */
export function findGame(id: string): Book | undefined {
  return GAMES.find((game) => game.id === id);
}

/** A game of the book. */
export function gameOf(id: GameId): Book {
  const game = findGame(id);
  if (!game) throw new Error(`no such game: ${id}`);
  return game;
}
