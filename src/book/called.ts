import type { Lang } from '#core/lang.ts';
import { buildOf } from '#games/build.ts';
import { type GameId, gameOf } from '#games/index.ts';

/** What a game is called by those who look for it: `Tá Lả (Phỏm)`. */
export function calledGame(lang: Lang, id: GameId): string {
  return buildOf(id).site[lang].called ?? gameOf(id).name;
}
