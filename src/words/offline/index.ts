import type { Lang } from '#core/lang.ts';
import { type OfflineWords, vi } from './vi.ts';

export type { OfflineWords } from './vi.ts';

/** The words of keeping the site, brought for the language of a page. */
export async function offlineWords(lang: Lang): Promise<OfflineWords> {
  return lang === 'en' ? (await import('./en.ts')).en : vi;
}
