import { wordsIn } from '#components/case/widget-words.ts';
import type { EatWords } from '#games/ta-la/words/vi/eat.ts';

/** The words of “can I eat this?”. */
export const eatWords = await wordsIn<EatWords>({
  vi: () => import('#games/ta-la/words/vi/eat.ts'),
  en: () => import('#games/ta-la/words/en/eat.ts'),
});
