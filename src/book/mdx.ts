/** The lessons as they are written: their components and headings, read without building the site. */

import { globSync, readFileSync } from 'node:fs';
import type { Lang } from '#core/lang.ts';

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
  readonly tags: readonly Tag[];
  readonly headings: readonly Heading[];
}

export function lessonFiles(lang: Lang): LessonFile[] {
  return globSync(`content/${lang}/**/*.mdx`)
    .sort()
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      return {
        file,
        path: file.replace(`content/${lang}/`, ''),
        text,
        tags: tagsOf(text),
        headings: headingsOf(text),
      };
    });
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
