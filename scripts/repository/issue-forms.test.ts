/** The forms for issues are what GitHub reads, and what the site's report button fills in. */

import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { readYaml } from '#book/catalogue/read.ts';
import { REPOSITORY } from '#book/repository.ts';
import { type IssueForm, issueAddress, REPORT_FIELD } from '#components/report/report-text.ts';

const FOLDER = '.github/ISSUE_TEMPLATE';
const FILES = globSync(`${FOLDER}/*.yml`).filter((file) => path.basename(file) !== 'config.yml');

/** GitHub takes any text here, and shows it in the list of forms or beside a field. */
const text = z.string().min(3).max(500);
const id = z.string().regex(/^[\w-]+$/);
const validations = z.strictObject({ required: z.boolean() }).optional();
const asked = { label: text, description: text.optional() };
/** What a form may hold, as GitHub documents it (“Syntax for GitHub's form schema”). Other keys make it refuse the whole form. */
const field = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: z.string().min(1) }) }),
  z.strictObject({
    type: z.literal('input'),
    id,
    attributes: z.strictObject({ ...asked, placeholder: z.string().optional() }),
    validations,
  }),
  z.strictObject({
    type: z.literal('textarea'),
    id,
    attributes: z.strictObject({ ...asked, placeholder: z.string().optional(), render: z.string().optional() }),
    validations,
  }),
  z.strictObject({
    type: z.literal('dropdown'),
    id,
    attributes: z.strictObject({ ...asked, options: z.array(text).min(2) }),
    validations,
  }),
]);
const form = z.strictObject({
  name: text,
  description: text,
  title: text,
  labels: z.array(z.enum(['verdict', 'house rule', 'word', 'bug'])).length(1),
  body: z
    .array(field)
    .refine((fields) => fields.some(({ type }) => type !== 'markdown'), 'a form asks something')
    .refine((fields) => areUnique(idsOf(fields)), 'each id once')
    .refine((fields) => areUnique(fields.flatMap((one) => ('label' in one.attributes ? [one.attributes.label] : [])))),
});
const chooser = z.strictObject({
  blank_issues_enabled: z.boolean(),
  contact_links: z.array(z.strictObject({ name: text, url: z.url(), about: text })),
});

/** The page of a form has these of its own: a field of that name would not be filled in. */
const TAKEN = ['title', 'body', 'labels', 'template', 'assignees', 'milestone', 'projects', 'type'];

function idsOf(fields: readonly z.infer<typeof field>[]): string[] {
  return fields.flatMap((one) => ('id' in one ? [one.id] : []));
}

function areUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

test('there are forms for a verdict, a house, a word and a bug, with a name each', () => {
  expect(FILES.map((file) => path.basename(file)).sort()).toEqual([
    'bug.yml',
    'house-differs.yml',
    'word.yml',
    'wrong-verdict.yml',
  ]);
  expect(areUnique(FILES.map((file) => readYaml(file, form).name))).toBe(true);
});

test.each(FILES)('%s is a form as GitHub reads it, in both languages', (file) => {
  const { body, ...about } = readYaml(file, form);
  for (const id of idsOf(body)) expect(TAKEN).not.toContain(id);
  const labels = body.flatMap(({ attributes }) => ('label' in attributes ? [attributes.label] : []));
  for (const line of [about.name, about.description, about.title, ...labels]) expect(line).toContain(' · ');
});

describe('the report button', () => {
  // A record, so that a form which the button gains is missing here.
  const OPENED: Readonly<Record<IssueForm, true>> = { 'house-differs': true, 'wrong-verdict': true };

  test.each(Object.keys(OPENED))('fills in a field that %s has, and that must be filled in', (name) => {
    const { body } = readYaml(`${FOLDER}/${name}.yml`, form);
    const report = body.find((one) => 'id' in one && one.id === REPORT_FIELD);
    expect(report).toMatchObject({ type: 'textarea', validations: { required: true } });
  });

  test('names a file that is there', () => {
    const named = new URL(issueAddress(REPOSITORY, 'wrong-verdict', 'a', ['b'])).searchParams.get('template');
    expect(FILES).toContain(`${FOLDER}/${named}`);
  });
});

test('the list of forms links to this repository alone', () => {
  const links = readYaml(`${FOLDER}/config.yml`, chooser).contact_links;
  for (const { url } of links) {
    expect(url.startsWith(`${REPOSITORY}/`)).toBe(true);
    const [, file] = /\/blob\/main\/(.+)$/.exec(url) ?? [];
    expect(file === undefined || existsSync(file), url).toBe(true);
  }
});

test('every label that a form or Renovate sets is among those that a maintainer makes', () => {
  const renovate = z.object({
    labels: z.array(z.string()),
    vulnerabilityAlerts: z.object({ labels: z.array(z.string()) }),
  });
  const { labels, vulnerabilityAlerts } = readYaml('.github/renovate.json', renovate);
  const made = readFileSync('docs/maintaining.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| labels '))
    .join();
  const set = FILES.flatMap((file) => readYaml(file, form).labels);
  for (const label of [...set, ...labels, ...vulnerabilityAlerts.labels]) expect(made).toContain(`\`${label}\``);
});
