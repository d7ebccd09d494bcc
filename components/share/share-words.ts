import type { ShareWords } from '#words/vi/ui/share.ts';
import { pageWords } from '../loading/page-words.ts';

/** The words of a ruling that is sent; they come with what sends it. */
export const shareWords = pageWords<ShareWords>({
  vi: () => import('#words/vi/ui/share.ts'),
  en: () => import('#words/en/ui/share.ts'),
});
