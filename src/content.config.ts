import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { lessonFront } from '#book/mdx.ts';
import { PAGE_LANGS } from '#core/lang.ts';

/** What people read: `vi/xi-dach/so-bai`, and `vi/xi-dach/index` for a game's front page. */
const lessons = defineCollection({
  loader: glob({
    base: './content',
    pattern: PAGE_LANGS.map((lang) => `${lang}/**/*.mdx`),
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  }),
  schema: lessonFront,
});

export const collections = { lessons };
