import { z } from 'astro/zod';
import { readYaml } from './catalogue/read.ts';
import { gameId } from './catalogue/schema.ts';

/** How many questions find a house: `npm run which-house` writes it. */
export const WHICH_HOUSE = 'content/which-house.json';

/** The presets, presets with a setting or two changed, houses at random. */
export const HOUSE_SAMPLES = ['presets', 'near', 'random'] as const;
export type HouseSample = (typeof HOUSE_SAMPLES)[number];

const sample = z.strictObject({
  houses: z.int().positive(),
  /** So many questions are enough for all presets, and for nine in ten of other houses. */
  questions: z.int().positive(),
  /** The same where each house gives one wrong answer. */
  slipped: z.int().positive(),
  /** The share of dealt cases that found houses rule otherwise than those that were asked, without a slip. */
  unlike: z.number().nonnegative(),
});

const file = z.array(
  z.strictObject({
    game: gameId,
    date: z.iso.date(),
    seconds: z.number().nonnegative(),
    /** So many rounds dealt for each house say how far the one that was found is from it. */
    deals: z.int().positive(),
    samples: z.strictObject({ presets: sample, near: sample, random: sample }),
  }),
);

/** How many questions the houses of one game take. */
export type HouseQuestions = z.infer<typeof file>[number];

/** The last measurement of each game that has been measured. */
export function houseQuestions(): HouseQuestions[] {
  return readYaml(WHICH_HOUSE, file);
}
