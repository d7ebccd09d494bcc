import type { SourceNames } from '#words/ui/sources/vi.ts';
import { PAGE_LANGS, pageWords } from '../loading/page-words.ts';

const names = pageWords<SourceNames>({
  vi: () => import('#words/ui/sources/vi.ts'),
  en: () => import('#words/ui/sources/en.ts'),
});

/** Short names of the sources in the page's language. */
export function sourceNames(): Readonly<Record<string, string>> {
  return names.in(PAGE_LANGS[0] ?? 'vi') ?? {};
}
