/** Loaded once something was chosen or opened: messages, folded parts, and the sheet to print. */

import type { LazyWords } from '#words/ui/contract/late/vi.ts';
import { pageWords } from '../../loading/page-words.ts';

import { Agreements } from './Agreements.tsx';
import { Faults } from './Faults.tsx';
import { Flips } from './Flips.tsx';
import { OlderLink } from './OlderLink.tsx';
import { PrintedContract } from './PrintedContract.tsx';

export const lateWords = pageWords<LazyWords>({
  vi: () => import('#words/ui/contract/late/vi.ts'),
  en: () => import('#words/ui/contract/late/en.ts'),
});

export const lateParts = { Agreements, Faults, Flips, OlderLink, PrintedContract };
