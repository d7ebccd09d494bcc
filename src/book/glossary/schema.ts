import { z } from 'astro/zod';
import { bilingual } from '../catalogue/schema.ts';

const spellings = z.array(z.string().trim().min(1));

export const glossaryFile = z.array(
  z.strictObject({
    id: z.string(),
    /** The games that say it; none is all of them. */
    games: z.array(z.string()).default([]),
    vi: z.string().trim().min(1),
    /** One English term, or several with commas between. */
    en: z.string().trim().min(1),
    /** Where the term itself is said, if a source tells. */
    where: bilingual.optional(),
    synonyms: z
      .array(
        z.strictObject({
          text: z.string().trim().min(1),
          where: bilingual.optional(),
          /** The sources that say it so. */
          said: z.array(z.string()).default([]),
        }),
      )
      .default([]),
    meaning: bilingual,
    /** The rules that define it. */
    rules: z.array(z.string()).default([]),
    see: z.array(z.string()).default([]),
    /** The spellings by which lessons link to it, where they are not the term itself; false for words that everyone knows. */
    link: z
      .union([z.literal(false), z.strictObject({ vi: spellings.optional(), en: spellings.optional() })])
      .default({}),
  }),
);
export type TermRecord = z.infer<typeof glossaryFile>[number];
