/** Writes each lesson as Markdown beside its page: for assistants and whoever else reads text. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { markdownOf, pathOf } from '#book/address.ts';
import { EDITION } from '#book/edition.ts';
import { lessonFiles } from '#book/mdx.ts';
import { displayCase } from '#core/display-case.ts';
import { LANGS } from '#core/lang.ts';
import { engineOf, readCase } from '#games/engines.ts';
import { toMarkdown } from './markdown/to-markdown.ts';

/** @param site its whole address, with a slash at its end */
export function markdown(site: string): AstroIntegration {
  return {
    name: 'markdown',
    hooks: {
      'astro:build:done': ({ dir }) => {
        for (const path of lessonPaths()) {
          const address = site + path.slice(1);
          const html = readFileSync(`${fileURLToPath(dir)}${path.slice(1)}index.html`, 'utf8');
          const text = toMarkdown(html, { absolute: (href) => new URL(href, address).href, display });
          const file = fileURLToPath(dir) + markdownOf(path).slice(1);
          writeFileSync(file, `${text}\n---\n\nLuật Bài, edition ${EDITION}: <${address}>\n`);
        }
      },
    },
  };
}

/** `/vi/xi-dach/so-bai/`: the page of every lesson. */
export function lessonPaths(): string[] {
  return LANGS.flatMap((lang) =>
    lessonFiles(lang).map(({ path }) => pathOf(lang, path.replace(/(^|\/)index\.mdx$|\.mdx$/, ''))),
  );
}

function display(canonical: string): string {
  const read = readCase(canonical);
  const game = read.ok ? engineOf(read.value.game) : undefined;
  return read.ok && game ? displayCase(read.value, game) : canonical;
}
