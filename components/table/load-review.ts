import type { Lang } from '#core/lang.ts';

/** Loads the look-back for one game, on demand. */
export async function loadReviewFor(game: string, lang: Lang) {
  const { loadReview } = await import('./review/load.ts');
  return loadReview(game, lang);
}
