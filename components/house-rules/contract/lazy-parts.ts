/** Loaded once something was chosen or opened: messages, folded parts, and the sheet to print. */

import type { LazyWords } from '#words/ui/contract/late/vi.ts';
import { pageWords } from '../../loading/page-words.ts';

export { Agreements } from './Agreements.tsx';
export { Faults } from './Faults.tsx';
export { Flips } from './Flips.tsx';
export { OlderLink } from './OlderLink.tsx';
export { PrintedContract } from './PrintedContract.tsx';

export const lateWords = pageWords<LazyWords>({
  vi: () => import('#words/ui/contract/late/vi.ts'),
  en: () => import('#words/ui/contract/late/en.ts'),
});
