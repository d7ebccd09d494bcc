import type { ShareWords } from '#words/ui/share/vi.ts';
import { pageWords } from '../loading/page-words.ts';

/** The words of a ruling that is sent; they come with what sends it. */
export const shareWords = pageWords<ShareWords>({
  vi: () => import('#words/ui/share/vi.ts'),
  en: () => import('#words/ui/share/en.ts'),
});
