import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchFile, searchParts } from '#book/search/file.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { createFinder, type Finder, type Hit, MOST_FOUND } from './find.ts';
import { markedText } from './fold.ts';
import type { SearchFile, SearchRecord } from './record.ts';
import { en } from './testing/en.ts';
import { HELD_OUT } from './testing/held-out.ts';
import { NEWCOMER } from './testing/newcomer.ts';
import type { Query } from './testing/query.ts';
import { THIRD } from './testing/third.ts';
import { vi } from './testing/vi.ts';

const QUERIES: Readonly<Record<Lang, readonly Query[]>> = { vi, en };

/** The search of what a language has, all of it in the index. */
function whole(file: Pick<SearchFile, 'games' | 'records'>): Finder {
  const finder = createFinder(file);
  finder.grow(() => false);
  return finder;
}

const FILES = { vi: searchFile('vi'), en: searchFile('en') };
const FINDERS = { vi: whole(FILES.vi), en: whole(FILES.en) };

/** Where what is found leads, as queries name it. */
function placesOf(hits: readonly Hit[], lang: Lang): string[] {
  return hits.map(({ record: { kind, page, id = '' } }) => {
    const path = (FILES[lang].pages[page] ?? '').replace(/^\/[a-z]+\//, '');
    return kind === 'rule' ? id : `${path}${id && `#${id}`}`;
  });
}

/** Where somebody is led who types this. */
function led([query]: Query, lang: Lang): string[] {
  const [typed = '', here] = query.split(' @');
  return placesOf(FINDERS[lang].find(typed, here), lang);
}

describe.each(LANGS)('in %s', (lang) => {
  it('there are enough queries to tell, of every game and none twice', () => {
    const typed = QUERIES[lang].map(([query]) => query);
    expect(typed.length).toBeGreaterThanOrEqual(150);
    expect(new Set(typed).size).toBe(typed.length);
    for (const prefix of ['xd-', 'xt-', 'bc-', 'tl-', 'sam-'])
      expect(QUERIES[lang].filter(([, first]) => first.startsWith(prefix)).length, prefix).toBeGreaterThan(10);
  });

  it.each(QUERIES[lang])('“%s” leads to %s', (...query) => {
    const places = led(query, lang);
    if (query[1] === '-') expect(places).toEqual([]);
    else expect(query[1].split('|')).toContain(places[0]);
  });

  it.each([
    ['second', HELD_OUT],
    ['third', THIRD],
  ])('most of the %s queries kept apart lead where they should, and nearly all within three', (_, sets) => {
    const right = (first: string, places: readonly string[]): boolean =>
      places.some((place) => first.split('|').includes(place));
    const apart = sets[lang];
    expect(apart).toHaveLength(40);
    const first = apart.filter((query) => right(query[1], led(query, lang).slice(0, 1)));
    const three = apart.filter((query) => right(query[1], led(query, lang).slice(0, 3)));
    expect(first.length).toBeGreaterThanOrEqual(36);
    expect(three.length).toBeGreaterThanOrEqual(39);
  });

  it('most of what newcomers ask leads to a rule or a lesson that tells it, and never to an incident first', () => {
    const asked = NEWCOMER[lang];
    expect(asked).toHaveLength(30);
    const within = (most: number) =>
      asked.filter((query) =>
        led(query, lang)
          .slice(0, most)
          .some((place) => query[1].split('|').includes(place)),
      );
    expect(within(1).length).toBeGreaterThanOrEqual(23);
    expect(within(3).length).toBeGreaterThanOrEqual(27);
    for (const [query] of asked) {
      const [typed = '', here] = query.split(' @');
      const kinds = FINDERS[lang].find(typed, here).map(({ record }) => record.kind);
      const incident = kinds.indexOf('incident');
      const lesson = kinds.findIndex((kind) => kind === 'rule' || kind === 'lesson');
      expect(incident < 0 || (lesson >= 0 && lesson < incident), query).toBe(true);
    }
  });

  it('a rule is found by its number in its game, and first by its id', () => {
    for (const { kind, id = '', game = '', number = '' } of FILES[lang].records) {
      if (kind !== 'rule') continue;
      const name = FILES[lang].games.find((one) => one.id === game)?.name;
      expect(led([`${name} ${number}`, id], lang), id).toEqual([id]);
      expect(led([id, id], lang)[0]).toBe(id);
    }
  });

  it('every term is found first, or a rule on it, by its name as by its name without marks', () => {
    const terms = FILES[lang].records.filter(({ kind }) => kind === 'term');
    for (const { names = [], title } of terms) {
      const name = names[0] ?? title;
      const [typed] = FINDERS[lang].find(name);
      expect(['rule', 'term', 'game', 'page'], name).toContain(typed?.record.kind);
      const found = FINDERS[lang].find(name).slice(0, 8);
      expect(
        found.some(({ record }) => record.kind === 'term' && record.title === title),
        name,
      ).toBe(true);
    }
  });

  it('what names find stays, and its first one first, when the texts have come', () => {
    const { names, texts } = searchParts(lang);
    const finder = createFinder(names);
    finder.grow(() => false);
    expect(finder.whole).toBe(false);
    const typed = [...QUERIES[lang], ...HELD_OUT[lang], ...THIRD[lang], ...NEWCOMER[lang]].map(([query]) =>
      query.split(' @'),
    );
    const find = () => typed.map(([text = '', here]) => placesOf(finder.find(text, here), lang));
    const early = find();
    expect(early.filter(([first]) => first).length / typed.length, 'of what people type').toBeGreaterThan(0.75);
    finder.read(texts.texts);
    expect(finder.grow(() => false)).toBe(false);
    expect(finder.whole).toBe(true);
    const late = find();
    for (const [at, [first]] of early.entries()) if (first) expect(late[at]?.[0], typed[at]?.[0]).toBe(first);
    const all = typed.map(([text = '', here]) => placesOf(FINDERS[lang].find(text, here), lang));
    expect(late).toEqual(all);
  });

  it('takes any text without complaint', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(FINDERS[lang].find(text).length).toBeLessThanOrEqual(MOST_FOUND);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what is found', () => {
  const GAMES = [
    { id: 'mot', name: 'Một', ink: 'son', said: ['mot'] },
    { id: 'hai', name: 'Hai', ink: 'cham', said: ['hai'] },
  ];
  const record = (title: string, more: Partial<SearchRecord> = {}): SearchRecord => ({
    kind: 'rule',
    page: 0,
    title,
    text: '',
    ...more,
  });
  const titles = (records: readonly SearchRecord[], typed: string, here?: string): string[] =>
    whole({ games: GAMES, records })
      .find(typed, here)
      .map((hit) => hit.record.title);

  it('has first, among equals, what has the marks that were typed', () => {
    const records = [record('Đen'), record('Đền'), record('Dền')];
    expect(titles(records, 'đền')[0]).toBe('Đền');
    expect(titles(records, 'đen')[0]).toBe('Đen');
    expect(titles(records, 'dền')[0]).toBe('Dền');
    expect(titles(records, 'den')).toHaveLength(3);
  });

  it('does not care where the tone of a word stands', () => {
    expect(markedText('hoà')).toBe(markedText('hòa'));
    expect(titles([record('Hỏa'), record('Hòa')], 'hoà')[0]).toBe('Hòa');
  });

  it('has first, among equals, what is of the game of the page', () => {
    const records = [record('Chia', { game: 'mot' }), record('Chia nhầm'), record('Chia.', { game: 'hai' })];
    expect(titles(records, 'chia')[0]).toBe('Chia');
    expect(titles(records, 'chia', 'hai')[0]).toBe('Chia.');
    expect(titles(records, 'chia hai')[0]).toBe('Chia.');
  });

  it('takes the number of a rule for what it is', () => {
    const records = ['3.1', '3.10', '13.1'].map((number) => record(`Điều ${number}`, { number, text: 'Như 3.1' }));
    expect(titles(records, '3.1')).toEqual(['Điều 3.1']);
    expect(titles(records, '3.')).toEqual(['Điều 3.1', 'Điều 3.10']);
  });

  it('reads letters that were to be marks, where nothing has them as they stand', () => {
    const records = [record('Đền'), record('Quắc'), record('Fold')];
    expect(titles(records, 'ddeenf')).toEqual(['Đền']);
    expect(titles(records, 'qua81c')).toEqual(['Quắc']);
    expect(titles(records, 'fold')).toEqual(['Fold']);
  });

  it('forgives a slip only where nothing has what was typed', () => {
    const records = [record('Phỏm'), record('Chuồn', { text: 'phon' })];
    expect(titles(records, 'phon')).toEqual(['Chuồn']);
    expect(titles(records.slice(0, 1), 'phon')).toEqual(['Phỏm']);
    expect(titles(records.slice(0, 1), 'phxyz')).toEqual([]);
  });

  it('is told of what is in the index so far, and slips are not forgiven before all is', () => {
    const records = ['Phỏm', 'Chốt', 'Móm'].map((title) => record(title));
    const finder = createFinder({ games: GAMES, records });
    expect(finder.find('phom')).toEqual([]);
    expect(finder.grow(() => true)).toBe(true);
    expect(finder.find('phom')).toHaveLength(1);
    expect(finder.find('phon')).toEqual([]);
    expect(finder.grow(() => false)).toBe(false);
    expect(finder.find('phon')).toHaveLength(1);
  });

  it('is found by its name before any text is, so that an early result is no other game’s', () => {
    const records = [record('Chia bài', { text: 'Lật lên, chưa ai úp thì bỏ.' }), record('Úp bỏ')];
    const finder = createFinder({ games: GAMES, records });
    for (let at = 0; at < records.length; at++) finder.grow(() => true);
    expect(finder.find('up bo').map((hit) => hit.record.title)).toEqual(['Úp bỏ']);
    expect(finder.find('chua ai')).toEqual([]);
    finder.grow(() => false);
    expect(finder.find('chua ai')).toHaveLength(1);
  });

  it('takes “bao nhiêu” for “mấy”, and neither for “báo”', () => {
    const records = [record('Báo sâm nhiều lá'), record('Mỗi người mấy lá')];
    expect(titles(records, 'moi nguoi bao nhieu la')[0]).toBe('Mỗi người mấy lá');
    expect(titles(records, 'bao nhieu la')[0]).toBe('Mỗi người mấy lá');
  });

  it('takes no word that has other marks for another that is meant', () => {
    const records = [record('Đôi'), record('Chia', { text: 'Đổi bài thì không.' })];
    expect(titles(records, 'có được đổi bài không')[0]).toBe('Chia');
    expect(titles(records, 'doi bai')[0]).toBe('Đôi');
  });

  it('has what tells a payment first, where that is asked, whatever the verb', () => {
    const records = [
      record('Chặt heo', { text: 'Tứ quý chặt được heo.' }),
      record('Bị chặt thì chung', { text: 'Mỗi heo chung 15.' }),
    ];
    for (const typed of ['chat heo duoc may', 'bi chat heo den bao nhieu', 'chặt heo ăn mấy'])
      expect(titles(records, typed)[0], typed).toBe('Bị chặt thì chung');
    expect(titles(records, 'chặt heo')[0]).toBe('Chặt heo');
  });

  it('looks in a game that is named for the rest of what was typed', () => {
    const records = [
      record('Chia', { game: 'hai', text: 'Mot nguoi 2 lá.' }),
      record('Mỗi người 9 lá', { game: 'mot' }),
    ];
    expect(titles(records, 'mot moi nguoi may la')[0]).toBe('Mỗi người 9 lá');
  });
});
