/** What is needed once something was chosen or opened: what is said of it, and the sheet to print. */

import type { ToldWords } from '../../src/i18n/ui/contract/told/vi.ts';
import type { Lang } from '../../src/site.ts';
import { Faults } from './Faults.tsx';
import { Sheet } from './Sheet.tsx';

const files = import.meta.glob<Partial<Record<Lang, ToldWords>>>('../../src/i18n/ui/contract/told/{vi,en}.ts');

export interface Late {
  readonly say: ToldWords;
  readonly Faults: typeof Faults;
  readonly Sheet: typeof Sheet;
}

/** All of it, in the language of the page. */
export async function lateParts(lang: Lang): Promise<Late | undefined> {
  const say = (await files[`../../src/i18n/ui/contract/told/${lang}.ts`]?.())?.[lang];
  return say && { say, Faults, Sheet };
}
