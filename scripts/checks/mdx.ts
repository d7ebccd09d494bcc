import { globSync, readFileSync } from 'node:fs';
import type { Lang } from '../../src/site.ts';

/** A component as written in a lesson. */
interface Tag {
  readonly name: string;
  readonly line: number;
  readonly attributes: ReadonlyMap<string, string>;
}

export interface LessonFile {
  /** From the repository's root. */
  readonly file: string;
  /** Without the language: `xi-dach/so-bai.mdx`. */
  readonly path: string;
  readonly text: string;
  readonly tags: readonly Tag[];
  readonly headingIds: readonly string[];
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
        headingIds: headingIds(text),
      };
    });
}

function tagsOf(text: string): Tag[] {
  return [...text.matchAll(/<([A-Z]\w*)\b([^<>]*?)\/>/gs)].map((match) => ({
    name: match[1] ?? '',
    line: text.slice(0, match.index).split('\n').length,
    attributes: new Map(
      [...(match[2] ?? '').matchAll(/([\w-]+)=(?:"([^"]*)"|\{([^}]*)\})/g)].map(([, key = '', plain, braced]) => [
        key,
        plain ?? braced ?? '',
      ]),
    ),
  }));
}

function headingIds(text: string): string[] {
  return [...text.matchAll(/^#{2,3} .*\{#([\w-]+)\}\s*$/gm)].map(([, id = '']) => id);
}
