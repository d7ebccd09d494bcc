import type { Lang } from '#core/lang.ts';
import type { OfflineWords } from './vi/offline.ts';

export type { OfflineWords } from './vi/offline.ts';

/** The words of offline saving: loaded in the page's language, or, without a network, in one that the device has saved. */
export async function offlineWords(lang: Lang): Promise<OfflineWords> {
  return lang === 'vi' ? vi().catch(en) : en().catch(vi);
}

async function vi(): Promise<OfflineWords> {
  return (await import('./vi/offline.ts')).vi;
}

async function en(): Promise<OfflineWords> {
  return (await import('./en/offline.ts')).en;
}
