/** docs/rules/sources.md, line by line: every line of the five texts is told once, by what the site has. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGS } from '#core/lang.ts';
import { allRules, sources } from './catalogue/catalogue.ts';
import { terms } from './glossary/glossary.ts';
import { lessonFiles } from './mdx.ts';

const TEXT = readFileSync('docs/rules/sources.md', 'utf8');
const MAIN = sources().filter(({ kind }) => kind === 'seed');
const RULES = new Map(allRules().map((rule) => [rule.id, rule]));
const TERMS = new Set(terms().map(({ id }) => `glossary#${id}`));
/** In each language the sections of its lessons: `xi-dach/so-bai#cung-du`. */
const SECTIONS = LANGS.map(
  (lang) =>
    new Set(
      lessonFiles(lang).flatMap(({ path, headings }) => headings.map(({ id }) => `${path.replace('.mdx', '')}#${id}`)),
    ),
);

interface Row {
  readonly lines: readonly number[];
  /** Rules, sections and terms. */
  readonly where: readonly string[];
  /** Why what it says is taught nowhere, or a part of it. */
  readonly why: string;
}

interface Told {
  readonly source: string;
  readonly length: number;
  readonly blank: readonly number[];
  readonly rows: readonly Row[];
}

/** The tables, one under the heading of each source. */
function toldIn(text: string): readonly Told[] {
  return text.split(/^### /m).flatMap((part) => {
    const [, source = '', length, blank = ''] = /^(S\d): (\d+) lines, blank: (none|[\d–, ]+)$/m.exec(part) ?? [];
    if (source === '') return [];
    const rows = [...part.matchAll(/^\| (\d[\d–, ]*?) +\| .*? \| (.*?) +\|$/gm)].map(([, lines = '', cell = '']) => {
      const [, codes = '', why = ''] = /^((?:`[^`]+` ?)*)(?:; )?(?:not taught: (.+))?$/.exec(cell) ?? [];
      return { lines: linesIn(lines), where: codes.match(/[^` ]+/g) ?? [], why };
    });
    return [{ source, length: Number(length), blank: linesIn(blank), rows }];
  });
}

/** `1, 9–10` are 1, 9 and 10; `none` is nothing. */
function linesIn(text: string): readonly number[] {
  return [...text.matchAll(/(\d+)(?:–(\d+))?/g)].flatMap(([, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at),
  );
}

function faultsIn(told: Told): readonly string[] {
  return [...linesAmiss(told), ...told.rows.flatMap((row) => whereAmiss(told.source, row)), ...rulesUntold(told)].map(
    (fault) => `${told.source} ${fault}`,
  );
}

/** Lines that no row has, that two have, and that the text has not. */
function linesAmiss({ length, blank, rows }: Told): readonly string[] {
  const lines = [...blank, ...rows.flatMap((row) => row.lines)];
  const all = Array.from({ length }, (_, at) => at + 1);
  return [
    ...all.filter((line) => !lines.includes(line)).map((line) => `${line}: told nowhere`),
    ...all
      .filter((line) => lines.indexOf(line) !== lines.lastIndexOf(line))
      .map((line) => `${line}: told more than once`),
    ...lines.filter((line) => !all.includes(line)).map((line) => `${line}: no such line`),
  ];
}

function whereAmiss(source: string, { lines, where, why }: Row): readonly string[] {
  const faults = where.flatMap((one) => {
    if (!one.includes('#')) {
      const rule = RULES.get(one);
      if (!rule) return [`no rule ${one}`];
      return rule.sources.some((each) => each.source === source) ? [] : [`${one} does not rest on it`];
    }
    if (one.startsWith('glossary#')) return TERMS.has(one) ? [] : [`no term ${one}`];
    return LANGS.filter((_, at) => !SECTIONS[at]?.has(one)).map((lang) => `no section ${one} in ${lang}`);
  });
  return [...faults, ...(where.length > 0 || why !== '' ? [] : ['neither where nor why not'])].map(
    (fault) => `${lines[0]}: ${fault}`,
  );
}

/** Rules for which the catalogue has a sentence of the source, and the table has not. */
function rulesUntold({ source, rows }: Told): readonly string[] {
  const named = new Set(rows.flatMap(({ where }) => where));
  return [...RULES.values()]
    .filter(({ sources: by }) => by.some((one) => one.source === source && ['says', 'differs'].includes(one.stance)))
    .filter(({ id }) => !named.has(id))
    .map(({ id }) => `${id}: on no line`);
}

describe('docs/rules/sources.md, where each line is told', () => {
  test('has a table for each of the main sources', () => {
    expect(toldIn(TEXT).map(({ source }) => source)).toEqual(MAIN.map(({ id }) => id));
  });

  test.each(toldIn(TEXT))(
    '$source: every line once, by rules that rest on it and sections in both languages',
    (told) => {
      expect(told.rows.length).toBeGreaterThan(10);
      expect(faultsIn(told)).toEqual([]);
    },
  );

  test.each([
    ['| 22–23 ', '| 22 ', ['S3 23: told nowhere']],
    ['| 22–23 ', '| 22–24 ', ['S3 24: no such line']],
    ['| 20 ', '| 19–20 ', ['S3 19: told more than once']],
    ['`xd-total`', '`xd-sum`', ['S3 8: no rule xd-sum', 'S3 xd-total: on no line']],
    ['`xd-total`', '`xd-total` `xd-stake`', ['S3 8: xd-stake does not rest on it']],
    [
      '`xi-dach/tinh-diem#at-blog`',
      '`xi-dach/tinh-diem#b`',
      ['vi', 'en'].map((lang) => `S3 7: no section xi-dach/tinh-diem#b in ${lang}`),
    ],
    ['`xd-total`', '`xd-total` `glossary#b`', ['S3 8: no term glossary#b']],
    ['`xd-total`', '', ['S3 8: neither where nor why not', 'S3 xd-total: on no line']],
    ['`xd-total`', '`xd-total` or so', ['S3 8: neither where nor why not', 'S3 xd-total: on no line']],
  ])('%s written as %s is found', (right, wrong, faults) => {
    const text = TEXT.split(/^(?=### )/m).find((part) => part.startsWith('### S3')) ?? '';
    expect(toldIn(text.replace(right, wrong)).flatMap(faultsIn)).toEqual(faults);
  });
});
