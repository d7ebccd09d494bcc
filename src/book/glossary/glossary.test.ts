import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGS } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { linkSpellings, readTerms, term, terms, termsOf } from './glossary.ts';
import { glossaryJson } from './json.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'glossary-'));

/** A glossary of these records, read. */
function read(...records: readonly string[]) {
  const file = path.join(dir, 'terms.yaml');
  writeFileSync(file, records.map((record) => `- { ${record} }\n`).join(''));
  return readTerms(file);
}

const MEANING = 'meaning: { vi: "Nghĩa.", en: "Meaning." }';
const PHOM = `id: phom, games: [ta-la], vi: "phỏm", en: "meld", ${MEANING}`;

describe('the glossary', () => {
  it('has every term that the book uses for one thing', () => {
    // The words of docs/rules and of the voice, one of each kind of place.
    const words = [
      'bích',
      'nhà cái',
      'ngũ linh',
      'dằn non',
      'gà',
      'thùng phá sảnh',
      'át cụ',
      'chuyển bài',
      'ù khan',
      'chặt chồng',
      'phỉnh',
      'luật nhà',
    ];
    expect(terms().map(({ vi }) => vi)).toEqual(expect.arrayContaining(words));
  });

  it('stands in the order of a Vietnamese dictionary', () => {
    const names = termsOf('ta-la').map(({ vi }) => vi);
    expect(names).toEqual(names.toSorted(new Intl.Collator('vi').compare));
    expect(names.indexOf('ăn')).toBeLessThan(names.indexOf('bét'));
    expect(names.indexOf('chốt')).toBeLessThan(names.indexOf('đánh'));
  });

  it('puts each term in one place: its game, or what several games say', () => {
    const places = [undefined, ...GAMES.map(({ id }) => id)].flatMap((game) => termsOf(game));
    expect(places.map(({ id }) => id).toSorted()).toEqual(
      terms()
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(termsOf().map(({ id }) => id)).toContain('noc');
    expect(termsOf('ta-la').map(({ id }) => id)).not.toContain('noc');
  });

  it('tells a word of two games apart', () => {
    expect(
      terms()
        .filter(({ vi }) => vi === 'rác')
        .map(({ games }) => games),
    ).toEqual([['ta-la'], ['sam']]);
    expect(linkSpellings('sam', 'vi')).toContainEqual({ id: 'sanh-sam', text: 'sảnh' });
    expect(linkSpellings('xi-to', 'vi')).toContainEqual({ id: 'sanh-xi-to', text: 'sảnh' });
  });

  it('links to a term by itself, by other spellings, or not at all', () => {
    const texts = linkSpellings('ta-la', 'vi').map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['phỏm', 'dây']));
    for (const common of ['át', 'bích', 'ăn', 'sảnh']) expect(texts).not.toContain(common);
    expect(linkSpellings('xi-to', 'en').map(({ text }) => text)).toEqual(
      expect.arrayContaining(['odd card', 'kicker']),
    );
  });

  it('never links one word to two terms of a game', () => {
    for (const { id } of GAMES) {
      for (const lang of LANGS) {
        const texts = linkSpellings(id, lang).map(({ text }) => text.toLowerCase());
        expect(new Set(texts).size, `${id} ${lang}`).toBe(texts.length);
      }
    }
  });

  it('keeps to short sentences in both languages', () => {
    for (const { id, meaning } of terms()) {
      for (const text of Object.values(meaning)) {
        expect(text, id).toMatch(/[.]$/);
        for (const sentence of text.split(/[.:;]\s/))
          expect(sentence.split(' ').length, `${id}: ${sentence}`).toBeLessThanOrEqual(20);
      }
    }
  });

  it('gives programs the same terms in both languages', () => {
    const [vi, en] = [glossaryJson('vi'), glossaryJson('en')];
    expect(Object.keys(vi.terms)).toEqual(Object.keys(en.terms));
    expect(vi.terms['ngu-linh']).toMatchObject({
      vi: 'ngũ linh',
      en: 'five-card hand',
      meaning: term('ngu-linh').meaning['vi'],
    });
    expect(en.page).toBe('/en/thuat-ngu/');
  });

  it('knows no term that is not there', () => {
    expect(() => term('khong-co')).toThrow(/khong-co/);
  });
});

describe('a faulty record stops the build', () => {
  it('but a good one does not', () => {
    expect(read(PHOM).map(({ id }) => id)).toEqual(['phom']);
  });

  it.each([
    ['a language that lacks', 'id: phom, vi: "phỏm", en: "meld", meaning: { vi: "Nghĩa." }', 'phom.meaning.en'],
    ['a key that nobody reads', `${PHOM}, colour: red`, 'colour'],
    ['an id of another word', `id: meld, vi: "phỏm", en: "meld", ${MEANING}`, 'begins with phom'],
    ['a game that is not played', `id: phom, games: [poker], vi: "phỏm", en: "meld", ${MEANING}`, 'no game poker'],
    ['a rule that is not there', `${PHOM}, rules: [tl-nothing]`, 'no rule tl-nothing'],
    ['a rule of another game', `${PHOM}, rules: [xd-den]`, 'xd-den is one of xi-dach'],
    ['a term that is not there', `${PHOM}, see: [khong-co]`, 'khong-co, which is not here'],
    ['itself', `${PHOM}, see: [phom]`, 'phom, which is not here'],
    ['a source that is not there', `${PHOM}, synonyms: [{ text: "bộ", said: [S9] }]`, 'no source S9'],
    ['a synonym that is the term', `${PHOM}, synonyms: [{ text: "Phỏm" }]`, 'stands here twice'],
  ])('for %s', (_, record, said) => {
    expect(() => read(record)).toThrow(new RegExp(`terms\\.yaml:[\\d:]* [\\s\\S]*${said}`));
  });

  it('for an id that stands twice', () => {
    expect(() => read(PHOM, PHOM)).toThrow(/phom: the id stands here twice/);
  });

  it('for one word of two terms, if a game says both', () => {
    const rival = (games: string) =>
      `id: set, games: [${games}], vi: "set", en: "kit", synonyms: [{ text: "phỏm" }], ${MEANING}`;
    expect(() => read(PHOM, rival('ta-la'))).toThrow(/set: “phỏm” is phom too/);
    expect(() => read(PHOM, rival(''))).toThrow(/“phỏm” is phom too/);
    expect(read(PHOM, rival('sam'))).toHaveLength(2);
  });
});
