import type { TableModeWords } from '#words/ui/table-mode/vi.ts';
import { pageWords } from '../loading/page-words.ts';

/** They come with the first thing that is laid on the table. */
export const tableModeWords = pageWords<TableModeWords>({
  vi: () => import('#words/ui/table-mode/vi.ts'),
  en: () => import('#words/ui/table-mode/en.ts'),
});
