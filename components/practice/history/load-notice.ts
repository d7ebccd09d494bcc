import { wordsIn } from '#components/loading/page-words.ts';
import { addLazyStyle } from '#components/page/lazy-style.ts';
import type { HistoryUi } from '#words/ui/history/vi.ts';
import { Notice } from './Notice.tsx';
import styles from './unkept.css?inline';

addLazyStyle(styles);

/** The notice about a history that is not saved or cannot be read, with its words in the page's languages. */
export async function loadHistoryNotice() {
  const words = await wordsIn<HistoryUi>({
    vi: () => import('#words/ui/history/vi.ts'),
    en: () => import('#words/ui/history/en.ts'),
  });
  return { Notice, words };
}
