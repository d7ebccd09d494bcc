/** The guide for authors: every sample in it is applied to a copy of the book, and the book holds; what it says of faults is said. */

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHOWN } from '#book/shown.ts';
import { parseRulesDocument } from '#testing/rules-document.ts';
import { applied, samplesIn, writtenBy } from './guide.ts';

const GUIDE = readFileSync('docs/authors.md', 'utf8');
const SAMPLES = samplesIn(GUIDE);

let copy = '';
const inCopy = (file: string): string => path.join(copy, file);
const run = (script: string, ...args: string[]): { status: number | null; said: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve(script), ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
};
/** Puts faults into files of the copy, says what the check says of them, and mends them again. */
function saidOf(faults: readonly (readonly [file: string, from: string, to: string])[]): string {
  const before = faults.map(([file]) => [file, readFileSync(inCopy(file), 'utf8')] as const);
  for (const [file, from, to] of faults) {
    const text = readFileSync(inCopy(file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(inCopy(file), text.replace(from, to));
  }
  const { said } = run('scripts/check-content.ts');
  for (const [file, text] of before.toReversed()) writeFileSync(inCopy(file), text);
  return said;
}

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'guide-'));
  cpSync('content', inCopy('content'), { recursive: true });
  for (const sample of SAMPLES) {
    const { file } = sample;
    mkdirSync(path.dirname(inCopy(file)), { recursive: true });
    if (!existsSync(inCopy(file)) && existsSync(file)) cpSync(file, inCopy(file));
    expect(existsSync(inCopy(file)), file).toBe(sample.does !== 'new');
    const before = sample.does === 'new' ? '' : readFileSync(inCopy(file), 'utf8');
    writeFileSync(inCopy(file), applied(before, sample));
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('the guide for authors', () => {
  test('has a sample of everything that an author can add', () => {
    expect(new Set(SAMPLES.map(({ part }) => part.split(' · ')[1]))).toEqual(
      new Set([
        'A sentence',
        'An argument',
        'A source',
        "A house rule's source",
        'A lesson',
        'An incident',
        'A glossary word',
        'A word that people type',
        'A third language',
      ]),
    );
  });

  test('names in sight the file of each sample: what stands behind the fence is not shown', () => {
    const fences = [...GUIDE.matchAll(/^(.+)\n\n```\w+ (?:add|change|new)="([^"]+)"/gm)];
    expect(fences.length).toBe(SAMPLES.length);
    for (const [, above, file] of fences) expect(above).toContain(`\`${file}\``);
  });

  test('says how many files and lines each of them is', () => {
    const rows = [...GUIDE.matchAll(/^\| \[.+? · (.+?)\]\(.+?\) +\| (\d+) +\| (\d+) +\|$/gm)];
    const told = rows.map(([, name, files, lines]) => [name, Number(files), Number(lines)]);
    const parts = Map.groupBy(SAMPLES, ({ part }) => part.split(' · ')[1]?.toLowerCase());
    const measured = [...parts].map(([name, samples]) => [
      name,
      new Set(samples.map(({ file }) => file)).size,
      samples.flatMap(writtenBy).length,
    ]);
    expect(told.toSorted()).toEqual(measured.map(([name, ...rest]) => [name?.toString(), ...rest]).toSorted());
  });

  test('describes a lesson in as many letters as a list of results shows', () => {
    const texts = SAMPLES.flatMap(({ text }) => /^description: "(.*)"$/m.exec(text)?.[1] ?? []);
    expect(texts.length).toBeGreaterThan(2);
    for (const { length } of texts) {
      expect(length).toBeGreaterThanOrEqual(SHOWN.least);
      expect(length).toBeLessThanOrEqual(SHOWN.description);
    }
    expect(GUIDE).toContain(`${SHOWN.least} tới ${SHOWN.description} chữ cái`);
    expect(GUIDE).toContain(`${SHOWN.least} to ${SHOWN.description} letters`);
  });

  test('gives a source the same name in the document and in the engine', () => {
    const tagsIn = (file: string): string[] =>
      SAMPLES.filter((one) => one.file === file).flatMap(
        (one) =>
          writtenBy(one)
            .join()
            .match(/O-[A-Z]+/g) ?? [],
      );
    const tags = tagsIn('docs/rules/sources.md');
    expect(tags).toEqual(['O-TU']);
    expect(tagsIn('docs/rules/xi-dach.md')).toEqual(tags);
    expect(tagsIn('src/games/xi-dach/engine/rules.ts')).toEqual(tags);
    const addresses = SAMPLES.flatMap(({ text }) => /^ +address: https:\/\/(.+)$/m.exec(text)?.[1] ?? []);
    expect(addresses).toHaveLength(1);
    for (const address of addresses) expect(readFileSync(inCopy('docs/rules/sources.md'), 'utf8')).toContain(address);
    const document = 'docs/rules/xi-dach.md';
    const { settings } = parseRulesDocument(document, 'xi-dach', readFileSync(inCopy(document), 'utf8'));
    const values = settings.flatMap((setting) => (setting.key === 'minStand' ? setting.values : []));
    expect(values.find(({ value }) => value === '15')?.sources).toEqual(tags);
  });

  test('says what the check says, and leads to a book that holds', () => {
    const told = [...GUIDE.matchAll(/^\| `([^`]+)` +\| [^|]+\|$/gm)].map(([, message = '']) => message);
    expect(told.length).toBeGreaterThan(4);
    const ofRecords = saidOf([
      ['content/incidents.yaml', 'rules: [xd-deck]', 'rules: [xd-xi-dac]'],
      ['content/arguments.yaml', '- id: at-voi-10\n  rule: xd-xi-dach', '- id: at-voi-10\n  rule: xd-players'],
      ['content/glossary.yaml', '- { text: "khán giả" }', '- { text: "khán giả", said: [O-TUU] }'],
      [
        'content/arguments.yaml',
        '\n      sources: [S1, S3, S4]\n    - says:\n        vi: "Có nơi không',
        '\n    - says:\n        vi: "Có nơi không',
      ],
    ]);
    // A fault of the sources is all that is said: every other record names some.
    const ofSources = saidOf([['content/sources.yaml', 'sources: [O-TRB]', 'sources: [O-TRB, O-TU]']]);
    const ofLessons = saidOf([
      ['content/vi/ba-cay/cong-nhanh.mdx', 'an win nut 6;', 'an lose nut 6;'],
      ['content/en/ba-cay/cong-nhanh.mdx', '{#tron-10}', '{#tron-chuc}'],
    ]);
    for (const message of told) expect(ofRecords + ofSources + ofLessons).toContain(message);

    expect(run('scripts/update.ts', 'rulings').said).toContain('written: content/rulings.txt');
    expect(run('scripts/check-content.ts')).toMatchObject({ status: 0, said: expect.stringMatching(/ 0 failed$/m) });
  });
});
