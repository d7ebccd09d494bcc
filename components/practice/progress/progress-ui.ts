import { wordsIn } from '#components/loading/page-words.ts';
import type { Lang } from '#core/lang.ts';
import type { ProgressUi } from '#words/ui/progress/vi.ts';

let words: ReadonlyMap<Lang, ProgressUi> = new Map();

/** Loads the words of the progress page: in a browser those of the page's language. */
export async function loadProgressUi(): Promise<void> {
  if (words.size === 0)
    words = await wordsIn<ProgressUi>({
      vi: () => import('#words/ui/progress/vi.ts'),
      en: () => import('#words/ui/progress/en.ts'),
    });
}

/** The words of the progress page, or undefined until they are loaded. */
export function progressUi(lang: Lang): ProgressUi | undefined {
  return words.get(lang);
}
