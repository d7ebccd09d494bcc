import type { RefereeWords } from '#words/ui/referee/vi.ts';
import { pageWords } from '../loading/page-words.ts';

/** The referee's words. */
export const refereeWords = pageWords<RefereeWords>({
  vi: () => import('#words/ui/referee/vi.ts'),
  en: () => import('#words/ui/referee/en.ts'),
});

if (import.meta.env.SSR) await refereeWords.load();
