import { fallbackOf, PAGE_LANGS, type PageLang } from '#core/lang.ts';
import { pageLangOf } from './address.ts';
import { lessonFiles } from './mdx.ts';

/** The languages that a page is written in; none for one that stands for all of them. Of a language that is being translated, lessons alone. */
export function writtenIn(path: string): readonly PageLang[] {
  const own = pageLangOf(path);
  if (!own) return [];
  const slug = path.slice(own.length + 2, -1);
  const files = [`${slug}.mdx`, `${slug}/index.mdx`];
  const written = (lang: PageLang): boolean => lessonFiles(lang).some((lesson) => files.includes(lesson.path));
  return PAGE_LANGS.filter((lang) => lang === fallbackOf(lang) || written(lang));
}

/** Is a page written in its own language? */
export function isTranslated(path: string): boolean {
  const own = pageLangOf(path);
  return !own || writtenIn(path).includes(own);
}
