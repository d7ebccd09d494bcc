import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LANGS } from '#core/lang.ts';
import { fold } from '#src/search/fold.ts';
import { joinSearchFile } from '#src/search/record.ts';
import { allRules } from '../catalogue/catalogue.ts';
import { terms } from '../glossary/glossary.ts';
import { searchFile, searchParts } from './file.ts';
import { missing } from './other-names.ts';

describe.each(LANGS)('what is searched in, in %s', (lang) => {
  const { records, pages } = searchFile(lang);

  it('has every rule and every term, each at its place', () => {
    const ids = (kind: string) => records.filter((one) => one.kind === kind).flatMap(({ id }) => id ?? []);
    expect(ids('rule').toSorted()).toEqual(
      allRules()
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(ids('term').toSorted()).toEqual(
      terms()
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('leads to no place twice, and nowhere but into its own language', () => {
    const places = records.map(({ page, id = '' }) => `${pages[page]}#${id}`);
    expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
    for (const page of pages) expect(page).toMatch(new RegExp(`^/${lang}/`));
  });

  it('is text, composed, with a letter for each letter of what it is folded to', () => {
    for (const { title, text, over = '' } of records)
      for (const one of [title, text, over]) {
        expect(one).toBe(one.normalize('NFC'));
        expect(one).not.toMatch(/<\/?[a-z]|[{}]|\*\*|\]\(/i);
        expect(fold(one)).toHaveLength(one.length);
      }
  });

  it('is in two parts that belong together, of which names are the smaller', () => {
    const { names, texts } = searchParts(lang);
    expect(names.edition).toBe(texts.edition);
    expect(joinSearchFile(names, texts)).toEqual(searchFile(lang));
    const { length } = gzipSync(JSON.stringify(names), { level: 9 });
    expect(length, `bytes that the first results in ${lang} wait for`).toBeLessThan(25_000);
  });

  // Of these 90 kB ten were free in November 2026: room for a hundred records from readers.
  it('is no more than a phone can wait for', () => {
    const { length } = gzipSync(JSON.stringify(searchFile(lang)), { level: 9 });
    expect(length, `bytes that a search in ${lang} loads: docs/maintaining.md, “Texts from outside”`).toBeLessThan(
      90_000,
    );
  });
});

it('has the same places in both languages', () => {
  const [vi, en] = LANGS.map((lang) => {
    const { records, pages } = searchFile(lang);
    return records
      .map(({ kind, page, id = '' }) => `${kind} ${pages[page]?.replace(/^\/[a-z]+/, '')}#${id}`)
      .toSorted();
  });
  expect(vi).toEqual(en);
});

it('stops the build for a name of what is not there', () => {
  expect(
    missing(
      new Map([
        ['phom', []],
        ['khong-co', []],
      ]),
      'term',
      new Set(['phom']),
    ),
  ).toEqual([{ id: 'khong-co', what: 'no term khong-co' }]);
});
