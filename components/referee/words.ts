import type { RefereeWords } from '../../src/i18n/ui/referee/vi.ts';
import type { Lang } from '../../src/site.ts';

const files = import.meta.glob<Partial<Record<Lang, RefereeWords>>>('../../src/i18n/ui/referee/{vi,en}.ts');
const brought = new Map<Lang, RefereeWords>();

/** Brings the referee's words in one language; a browser needs those of its page alone. */
export async function bringWords(lang: Lang): Promise<void> {
  const words = (await files[`../../src/i18n/ui/referee/${lang}.ts`]?.())?.[lang];
  if (words) brought.set(lang, words);
}

/** The referee's words, or undefined before they are here. */
export function refereeWords(lang: Lang): RefereeWords | undefined {
  return brought.get(lang);
}
