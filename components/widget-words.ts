import { LANGS, type Lang } from '../src/site.ts';

/** What `import.meta.glob('…/{vi,en}.ts')` finds: a file of words for each language, by its path. */
type Files<Words> = Readonly<Record<string, () => Promise<Partial<Record<Lang, Words>>>>>;

/** The words of one widget by language: the build has both, a browser only those of its page. */
export async function wordsIn<Words>(files: Files<Words>): Promise<ReadonlyMap<Lang, Words>> {
  const words = new Map<Lang, Words>();
  for (const lang of LANGS) {
    if (!import.meta.env.SSR && lang !== document.documentElement.lang) continue;
    const path = Object.keys(files).find((path) => path.endsWith(`/${lang}.ts`));
    const found = (await files[path ?? '']?.())?.[lang];
    if (found) words.set(lang, found);
  }
  return words;
}
