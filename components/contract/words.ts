import type { Lang } from '#core/lang.ts';
import type { ContractWords } from '#words/ui/contract/vi.ts';
import { wordsIn } from '../case/widget-words.ts';

const words = await wordsIn<ContractWords>({
  vi: () => import('#words/ui/contract/vi.ts'),
  en: () => import('#words/ui/contract/en.ts'),
});

/** The contract's words; the build has both languages, a browser only that of its page. */
export function contractWords(lang: Lang): ContractWords | undefined {
  return words.get(lang);
}
