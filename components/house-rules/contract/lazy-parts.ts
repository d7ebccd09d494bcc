/** Loaded once something was chosen or opened: messages, folded parts, and the sheet to print. */

import type { Lang } from '#core/lang.ts';
import type { LazyWords } from '#words/ui/contract/late/vi.ts';
import { wordsIn } from '../../loading/page-words.ts';
import { Agreements } from './Agreements.tsx';
import { Faults } from './Faults.tsx';
import { Flips } from './Flips.tsx';
import { OlderLink } from './OlderLink.tsx';
import { PrintedContract } from './PrintedContract.tsx';

export interface LazyParts {
  readonly say: LazyWords;
  readonly Agreements: typeof Agreements;
  readonly Faults: typeof Faults;
  readonly Flips: typeof Flips;
  readonly OlderLink: typeof OlderLink;
  readonly Sheet: typeof PrintedContract;
}

/** All of it, in the language of the page. */
export async function lazyParts(lang: Lang): Promise<LazyParts | undefined> {
  const say = (
    await wordsIn<LazyWords>({
      vi: () => import('#words/ui/contract/late/vi.ts'),
      en: () => import('#words/ui/contract/late/en.ts'),
    })
  ).get(lang);
  return say && { say, Agreements, Faults, Flips, OlderLink, Sheet: PrintedContract };
}
