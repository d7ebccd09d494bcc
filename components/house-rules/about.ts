import { PAGE_LANGS, wordsIn } from '#components/loading/page-words.ts';
import { findGame } from '#games/index.ts';
import type { SourceNames } from '#words/ui/sources/vi.ts';

/** A sentence on each house rule of a game, in the page's language; nothing where there is none. */
export async function aboutSettings(game: string): Promise<Readonly<Record<string, string>>> {
  const [lang = 'vi'] = PAGE_LANGS;
  return (await findGame(game)?.load.about[lang]())?.about ?? {};
}

/** Short names of the sources in the page's language. */
export async function sourceNames(): Promise<Readonly<Record<string, string>>> {
  const [lang = 'vi'] = PAGE_LANGS;
  const names = await wordsIn<SourceNames>({
    vi: () => import('#words/ui/sources/vi.ts'),
    en: () => import('#words/ui/sources/en.ts'),
  });
  return names.get(lang) ?? {};
}
