/** `docs/rules` as a whole: every id once, every tag a source, every section that is cited there; and what is refused. */

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ENGINES } from '#games/engines.ts';
import { parseRulesDocument, readRulesDocument } from './rules-document.ts';

const DOCUMENTS = ENGINES.map(({ id }) => ({ id, ...readRulesDocument(id) }));
const SOURCES = [...readFileSync('docs/rules/sources.md', 'utf8').matchAll(/^\| (S\d|CK|O-[A-Z0-9]+) +\|/gm)].map(
  ([, tag]) => tag,
);

describe('docs/rules', () => {
  test('every id that an engine knows is a rule there once, and every rule is an id of an engine', () => {
    const told = DOCUMENTS.flatMap(({ rules }) => rules.flat().map(({ id }) => id));
    expect(told).toEqual(ENGINES.flatMap(({ ruleSections }) => ruleSections.flat()));
    expect(new Set(told).size).toBe(told.length);
  });

  test('sources.md has each tag once, and every tag that a document or a setting names', () => {
    expect(new Set(SOURCES).size).toBe(SOURCES.length);
    const texts = globSync('docs/rules/*.md').map((file) => readFileSync(file, 'utf8'));
    const named = texts.flatMap((text) => text.match(/\b(S[0-4]|CK|O-[A-Z0-9]+)\b/g) ?? []);
    const used = ENGINES.flatMap(({ schema }) =>
      Object.values(schema).flatMap(({ values }) => values.flatMap(({ sources }) => sources)),
    );
    const missing = [...named, ...used].filter((tag) => !SOURCES.includes(tag));
    expect(missing, 'sources without a row in docs/rules/sources.md').toEqual([]);
  });

  test('a row about a round names a test of this project', () => {
    const files = globSync('src/games/**/*.test.ts');
    expect(DOCUMENTS.flatMap(({ played }) => played).filter(({ test: file }) => !files.includes(file))).toEqual([]);
  });

  test('what cites a section or a decision of a document finds it there', () => {
    const known = new Set(
      DOCUMENTS.flatMap(({ id, sections, decisions }) => [
        ...sections.map((section) => `${id}.md §${section}`),
        ...decisions.map((decision) => `${id}.md ${decision}`),
      ]),
    );
    const files = globSync(
      '{README.md,CONTRIBUTING.md,{docs,src,scripts,components,package,e2e,content}/**/*.{ts,tsx,md,yaml,tsv}}',
    );
    const cited = files.flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(/\b([a-z]+(?:-[a-z]+)?)\.md((?:,? (?:and |to )?(?:§\d+\.\d+|Q\d))+)/g),
      ].flatMap(([, name, places = '']) =>
        (places.match(/§\d+\.\d+|Q\d/g) ?? []).map((place) => ({ file, place: `${name}.md ${place}` })),
      ),
    );
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter(({ place }) => !known.has(place))).toEqual([]);
  });
});

const HOUSE = '\n| key | value | says | read by | since | effect |\n| --- | --- | --- | --- | --- | --- |\n';
const CASES = '\n| # | case | rules | verdict | by | note |\n| --- | --- | --- | --- | --- | --- |\n';

describe('a document of another form is refused, with the line', () => {
  test.each([
    ['a section out of order', '# 1. Toy\n\n## 1.2 Setup\n', 'docs/toy.md:3: no section follows as 1.2'],
    [
      'a rule without sources',
      '# 1. Toy\n\n## 1.1 Setup\n\n- `toy-a` One.\n',
      'docs/toy.md:5: no rule with its sources',
    ],
    ['a source of no form', '# 1. Toy\n\n- `toy-a` One. _S0, S1_\n', 'docs/toy.md:3: no sources: S0, S1'],
    [
      'rules in a later section',
      '# 1. Toy\n\n## 1.1 A\n\n## 1.2 B\n\n- `toy-a` One. _S0_\n',
      'docs/toy.md:7: the rules stand in',
    ],
    ['a decision out of order', '# 1. Toy\n\n## 1.1 Decisions\n\n- **Q2** So.\n', 'docs/toy.md:5: no decision Q1'],
    ['an unknown table', '# 1. Toy\n\n| a | b |\n| --- | --- |\n', 'docs/toy.md:3: an unknown table: a | b'],
    ['a value without its code', `${HOUSE}| \`a\` | 1 | S0 | case | 1 | |\n`, 'docs/toy.md:4: one `code` is due here'],
    [
      'a setting read by both',
      `${HOUSE}| \`a\` | \`1\` | – | case | 1 | |\n| \`a\` | \`2\` | – | round | 1 | |\n`,
      'docs/toy.md:5: a is read by one of both',
    ],
    ['a case without rules', `${CASES}| 1 | \`an: 5♠\` | | \`a: 1\` | | |\n`, 'docs/toy.md:4: no rules: '],
    ['a round without its test', `${CASES}| 1 | An plays | | | | none |\n`, 'docs/toy.md:4: one `code` is due here'],
    ['a quotation', '# 1. Toy\n\n> so\n', 'docs/toy.md:3: blockquote is none of what a rules document has'],
  ])('%s', (_, text, fault) => {
    expect(() => parseRulesDocument('docs/toy.md', 'toy', text)).toThrow(fault);
  });

  test('a verdict that is no YAML', () => {
    expect(() =>
      parseRulesDocument('docs/toy.md', 'toy', `${CASES}| 1 | \`an: 5♠\` | \`a\` | \`a: {\` | | |\n`),
    ).toThrow();
  });
});
