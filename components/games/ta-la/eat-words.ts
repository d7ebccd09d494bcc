import { wordsIn } from '#components/case/widget-words.ts';
import type { EatWords } from '#games/ta-la/words/eat/vi.ts';

/** The words of “can I eat this?”. */
export const eatWords = await wordsIn<EatWords>({
  vi: () => import('#games/ta-la/words/eat/vi.ts'),
  en: () => import('#games/ta-la/words/eat/en.ts'),
});
