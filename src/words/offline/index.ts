import type { Lang } from '#core/lang.ts';
import type { OfflineWords } from './vi.ts';

export type { OfflineWords } from './vi.ts';

/** The words of keeping the site, brought for the language of a page; without a network for that which the device keeps. */
export async function offlineWords(lang: Lang): Promise<OfflineWords> {
  return lang === 'vi' ? vi().catch(en) : en().catch(vi);
}

async function vi(): Promise<OfflineWords> {
  return (await import('./vi.ts')).vi;
}

async function en(): Promise<OfflineWords> {
  return (await import('./en.ts')).en;
}
