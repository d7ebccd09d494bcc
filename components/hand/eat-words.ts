import type { EatWords } from '../../src/i18n/ta-la/eat/vi.ts';
import type { Lang } from '../../src/site.ts';
import { wordsIn } from '../widget-words.ts';

/** The words of “can I eat this?”. */
export const eatWords = await wordsIn(
  import.meta.glob<Partial<Record<Lang, EatWords>>>('../../src/i18n/ta-la/eat/{vi,en}.ts'),
);
