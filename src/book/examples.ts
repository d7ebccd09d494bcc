import { z } from 'astro/zod';
import { readYaml } from './catalogue/read.ts';

const text = z.string().min(1);

const file = z.strictObject({
  notation: text,
  setting: text,
  ruling: text,
  houses: z.strictObject({ game: text, hands: text, presets: z.array(text) }),
  frame: text,
  faults: z.record(z.string(), z.array(z.string()).min(1)),
});

/** The cases that pages of the site itself show. */
export function examples(): z.infer<typeof file> {
  return readYaml('content/examples.yaml', file);
}
