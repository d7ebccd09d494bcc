import type { TableModeWords } from '#words/vi/ui/table-mode.ts';
import { pageWords } from '../loading/page-words.ts';

/** They come with the first thing that is laid on the table. */
export const tableModeWords = pageWords<TableModeWords>({
  vi: () => import('#words/vi/ui/table-mode.ts'),
  en: () => import('#words/en/ui/table-mode.ts'),
});
