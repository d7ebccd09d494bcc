/** The lessons as they are written: their components and headings, read without building the site. */

import { globSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { CHAPTERS } from '#core/chapters.ts';
import type { Lang } from '#core/lang.ts';
import { parseYaml } from './catalogue/read.ts';

/** A component as written in a lesson. */
export interface Tag {
  readonly name: string;
  readonly line: number;
  readonly attributes: ReadonlyMap<string, string>;
}

/** A heading with an anchor of its own. */
export interface Heading {
  readonly id: string;
  readonly line: number;
  readonly text: string;
}

export interface LessonFile {
  /** From the repository's root. */
  readonly file: string;
  /** Without the language: `xi-dach/so-bai.mdx`. */
  readonly path: string;
  readonly text: string;
  readonly title: string;
  readonly lead: string;
  readonly tags: readonly Tag[];
  readonly headings: readonly Heading[];
}

/** What stands before a lesson. */
export const lessonFront = z.object({
  title: z.string(),
  lead: z.string(),
  description: z.string(),
  minutes: z.number().int().positive().optional(),
  /** Only for pages that are not in CHAPTERS: they follow it, in this order. */
  order: z.number().optional(),
});

/** The lessons of one language, by their paths. */
export function lessonFiles(lang: Lang): LessonFile[] {
  return globSync(`content/${lang}/**/*.mdx`).sort().map(readLesson);
}

/** One lesson. @param file from the repository's root */
export function readLesson(file: string): LessonFile {
  const text = readFileSync(file, 'utf8');
  const { title, lead } = frontMatter(text, file);
  return {
    file,
    path: file.replace(/^content\/[^/]+\//, ''),
    text,
    title,
    lead,
    tags: tagsOf(text),
    headings: headingsOf(text),
  };
}

/** The lessons of one game in reading order: `slug` is empty for its front page. */
export function lessonsOf(lang: Lang, game: string): readonly (LessonFile & { readonly slug: string })[] {
  return lessonFiles(lang)
    .filter(({ path }) => path.startsWith(`${game}/`))
    .map((file) => ({ ...file, slug: file.path.slice(game.length + 1).replace(/^index\.mdx$|\.mdx$/, '') }))
    .toSorted((a, b) => placeOf(a.slug) - placeOf(b.slug));
}

function placeOf(slug: string): number {
  const known: readonly string[] = CHAPTERS;
  return known.includes(slug) ? known.indexOf(slug) : known.length;
}

/** The line above counts: faults are told with their line in the whole file. */
function frontMatter(text: string, file: string): z.infer<typeof lessonFront> {
  return parseYaml(file, /^---(\n.*?\n)---\n/s.exec(text)?.[1] ?? '', lessonFront);
}

function tagsOf(text: string): Tag[] {
  return [...text.matchAll(/<([A-Z]\w*)\b([^<>]*?)\/?>/gs)].map((match) => ({
    name: match[1] ?? '',
    line: lineAt(text, match.index),
    attributes: new Map(
      [...(match[2] ?? '').matchAll(/([\w-]+)=(?:"([^"]*)"|\{([^}]*)\})/g)].map(([, key = '', plain, braced]) => [
        key,
        plain ?? braced ?? '',
      ]),
    ),
  }));
}

function headingsOf(text: string): Heading[] {
  return [...text.matchAll(/^#{2,3} (.*?) *\{#([\w-]+)\}\s*$/gm)].map(({ 1: title = '', 2: id = '', index }) => ({
    id,
    line: lineAt(text, index),
    text: title,
  }));
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
