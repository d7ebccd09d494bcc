import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { lessonFront } from '#book/mdx.ts';

/** What people read: `vi/xi-dach/so-bai`, and `vi/xi-dach/index` for a game's front page. */
const lessons = defineCollection({
  loader: glob({
    base: './content',
    pattern: '{vi,en}/**/*.mdx',
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  }),
  schema: lessonFront,
});

export const collections = { lessons };
