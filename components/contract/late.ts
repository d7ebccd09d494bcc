/** Loaded once something was chosen or opened: messages, folded parts, and the sheet to print. */

import type { Lang } from '#core/lang.ts';
import type { LateWords } from '#words/ui/contract/late/vi.ts';
import { wordsIn } from '../case/widget-words.ts';
import { Agreements } from './Agreements.tsx';
import { Faults } from './Faults.tsx';
import { Flips } from './Flips.tsx';
import { OlderLink } from './OlderLink.tsx';
import { Sheet } from './Sheet.tsx';

export interface Late {
  readonly say: LateWords;
  readonly Agreements: typeof Agreements;
  readonly Faults: typeof Faults;
  readonly Flips: typeof Flips;
  readonly OlderLink: typeof OlderLink;
  readonly Sheet: typeof Sheet;
}

/** All of it, in the language of the page. */
export async function lateParts(lang: Lang): Promise<Late | undefined> {
  const say = (
    await wordsIn<LateWords>({
      vi: () => import('#words/ui/contract/late/vi.ts'),
      en: () => import('#words/ui/contract/late/en.ts'),
    })
  ).get(lang);
  return say && { say, Agreements, Faults, Flips, OlderLink, Sheet };
}
