import type { Lang } from '#core/lang.ts';

/** Looking back at a round, for one game: it comes when it is asked for. */
export async function bringReview(game: string, lang: Lang) {
  const { loadReview } = await import('../review/load.ts');
  return loadReview(game, lang);
}
