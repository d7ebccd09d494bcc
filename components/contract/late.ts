/** What is needed once something was chosen or opened: what is said of it, and the sheet to print. */

import type { Lang } from '#core/lang.ts';
import type { ToldWords } from '#words/ui/contract/told/vi.ts';
import { wordsIn } from '../case/widget-words.ts';
import { Faults } from './Faults.tsx';
import { Sheet } from './Sheet.tsx';

export interface Late {
  readonly say: ToldWords;
  readonly Faults: typeof Faults;
  readonly Sheet: typeof Sheet;
}

/** All of it, in the language of the page. */
export async function lateParts(lang: Lang): Promise<Late | undefined> {
  const say = (
    await wordsIn<ToldWords>({
      vi: () => import('#words/ui/contract/told/vi.ts'),
      en: () => import('#words/ui/contract/told/en.ts'),
    })
  ).get(lang);
  return say && { say, Faults, Sheet };
}
