import type { SourceNames } from '#words/vi/ui/sources.ts';
import { pageWords, WORD_LANGS } from '../loading/page-words.ts';

const names = pageWords<SourceNames>({
  vi: () => import('#words/vi/ui/sources.ts'),
  en: () => import('#words/en/ui/sources.ts'),
});

/** Short names of the sources in the page's language. */
export function sourceNames(): Readonly<Record<string, string>> {
  return names.in(WORD_LANGS[0] ?? 'vi') ?? {};
}
