import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** What people read: `vi/xi-dach/so-bai`, and `vi/xi-dach/index` for a game's front page. */
const lessons = defineCollection({
  loader: glob({
    base: './content',
    pattern: '{vi,en}/**/*.mdx',
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  }),
  schema: z.object({
    title: z.string(),
    lead: z.string(),
    description: z.string(),
    minutes: z.number().int().positive().optional(),
    /** Only for pages that are not in CHAPTERS: they follow it, in this order. */
    order: z.number().optional(),
  }),
});

export const collections = { lessons };
