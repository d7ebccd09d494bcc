/**
 * The shape of `/rules.json`, from which its JSON Schema (`/rules.schema.json`) is made. Programs rely on it: what is there keeps
 * its name and its meaning. Removing a field or changing its meaning increases the version; adding one does not.
 */

import { z } from 'astro/zod';
import { LANGS } from '#core/lang.ts';
import { SECTIONS } from '#core/sections.ts';
import { STANCES } from './catalogue/schema.ts';

/** The version of the shape, not of the rules: those have editions. */
export const CATALOGUE_VERSION = 1;

const text = z.record(z.enum(LANGS), z.string()).describe('The same in Vietnamese and in English');
const link = z.url();
const links = z.record(z.enum(LANGS), link);
const value = z.union([z.string(), z.number(), z.boolean()]);
const ruleId = z.string().describe('The id of a rule: it never changes, and no other rule ever gets it');
const caseText = z.string().describe('A case in the notation');
const date = z.iso.date();

const setting = z.strictObject({
  key: z.string(),
  label: text,
  readBy: z.enum(['case', 'round']).describe('What can be ruled otherwise by it: a case, or only a round of play'),
  values: z
    .array(z.strictObject({ value, label: text, sources: z.array(z.string()).describe('Who plays it so') }))
    .describe('The default first'),
});

const event = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('new') }),
  z.strictObject({ type: z.literal('changed'), what: text }),
  z.strictObject({ type: z.literal('setting'), key: z.string(), values: z.array(value), isNew: z.boolean() }),
]);

const rule = z.strictObject({
  id: ruleId,
  number: z.string().describe('What people cite: section and place in it'),
  section: z.enum(SECTIONS),
  title: text,
  statement: text,
  note: text,
  sources: z.array(z.strictObject({ source: z.string(), stance: z.enum(STANCES) })),
  settings: z.array(z.string()).describe('The house rules on which it depends'),
  examples: z.array(caseText),
  see: z.array(ruleId),
  counter: caseText.nullable().describe('A case that looks like an example and goes another way'),
  citedBy: z.array(caseText).describe('The cases of the site whose rulings cite it'),
  history: z.array(z.strictObject({ edition: z.int(), date, events: z.array(event) })),
  link: link.describe('Its permanent link'),
  pages: links,
});

const lesson = z.strictObject({
  slug: z.string().describe('Empty for the front page of the game'),
  title: text,
  pages: links,
  markdown: links,
});

const game = z.strictObject({
  id: z.string(),
  name: z.string(),
  settings: z.array(setting).describe('Its house rules'),
  defaultPreset: z.string(),
  presets: z
    .array(z.strictObject({ id: z.string(), name: text, rules: z.record(z.string(), value) }))
    .describe('Rule sets: full choices of its house rules'),
  rules: z.array(rule),
  lessons: z.array(lesson),
});

const change = { game: z.string(), rules: z.array(ruleId), what: text };
const edition = z.strictObject({
  edition: z.int(),
  date,
  title: text,
  changes: z.array(z.strictObject({ ...change, round: z.literal(true).optional() })),
  additions: z.array(
    z.strictObject({ ...change, settings: z.array(z.string()).default([]), presets: z.array(z.string()).default([]) }),
  ),
});

const source = z.strictObject({
  id: z.string(),
  name: text,
  kind: z.enum(['seed', 'outside', 'ours']),
  address: link.optional().describe('Where it can be read'),
  presets: z.array(z.string()).describe('The rule sets that follow it: game@preset'),
  what: text,
  gaps: text.describe('Where it is silent'),
});

const disagreement = z.strictObject({
  id: z.string(),
  game: z.string(),
  key: z.string().nullable().describe('The house rule that decides; null where a source is at odds with itself'),
  title: text,
  sides: z.array(z.strictObject({ sources: z.array(z.string()), says: text, house: z.string().optional() })),
  case: caseText.optional(),
});

export const publishedCatalogue = z.strictObject({
  $schema: link,
  version: z.literal(CATALOGUE_VERSION).describe('Of this shape'),
  edition: z.int().describe('Of the rules'),
  editions: z.array(edition),
  games: z.array(game),
  sources: z.array(source),
  disagreements: z.array(disagreement),
});
export type PublishedGame = z.input<typeof game>;
export type PublishedRule = z.input<typeof rule>;

/** The JSON Schema of the catalogue. @param id where it stands */
export function catalogueSchema(id: string): object {
  const schema = z.toJSONSchema(publishedCatalogue, { io: 'input' });
  return { ...schema, $id: id, title: `Luật Bài: the catalogue of rules, version ${CATALOGUE_VERSION}` };
}
