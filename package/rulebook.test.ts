import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkToSend } from '#components/share/case-link.ts';
import { assertDefined } from '#core/assert-defined.ts';
import type { Round } from '#core/game/round.ts';
import { LANGS } from '#core/lang.ts';
import type { Result } from '#core/result.ts';
import { formatSummary } from '#core/summary/summary.ts';
import { GAMES } from '#games/index.ts';
import { settle as settleCommand } from '#src/settle.ts';
import { faults } from '#testing/faults.ts';
import { en } from '#words/en/ui.ts';
import { vi } from '#words/vi/ui.ts';
import { RESERVED } from './explain.ts';
import * as book from './index.ts';
import { manifestOf } from './manifest.ts';
import { NOTATION_GUIDE } from './mcp/notation.ts';
import { VERDICTS } from './mcp/schemas.ts';
import { rulebook } from './rulebook.ts';

/** Every case of the site. */
const CASES = readFileSync('content/rulings.txt', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t')[0] ?? '');

const root = JSON.parse(readFileSync('package.json', 'utf8'));

function sure<T>(result: Result<T, unknown>): T {
  return assertDefined(result.ok ? result.value : undefined);
}

describe('what the package has is what the book has', () => {
  test('its games, their names, their rounds', () => {
    const ids = GAMES.map(({ id }) => id);
    expect(book.games.map(({ engine }) => engine.id)).toEqual(ids);
    expect(Object.keys(book.rounds)).toEqual(ids);
    for (const { engine, aliases, words } of book.games) {
      const known = assertDefined(GAMES.find(({ id }) => id === engine.id));
      expect([aliases, words.vi.name]).toEqual([known.aliases, known.name]);
    }
  });

  test('its version, its licence and its one dependency are those of the repository', () => {
    const { manifest } = manifestOf(root);
    expect(manifest).toMatchObject({ name: 'luat-bai', version: book.VERSION, license: 'MIT' });
    expect(manifest.dependencies).toEqual({ 'pure-rand': root.dependencies['pure-rand'] });
  });

  test.each([false, true])('a line is the line of the command, byte by byte (branches: %s)', (branches) => {
    const texts = [...CASES, ...faults.map(({ given }) => given)].filter((_, at) => !branches || at % 5 === 0);
    for (const text of texts) expect(book.settleLine(text, { branches })).toBe(settleCommand(text, branches).line);
  });

  test.each(LANGS)('a link to the referee is the one that the site writes (%s)', (lang) => {
    for (const text of CASES) {
      const read = sure(book.read(text));
      const { engine: game, words } = assertDefined(book.findGame(read.game));
      const summary = formatSummary(game.summary(game.decide(read.fields, read.rules).verdict));
      const link = linkToSend(read, lang, { game, words: words[lang], ui: { vi, en }[lang] }, summary);
      expect(sure(book.explain(text, lang, { site: 'https://x.vn/a' })).link).toBe(`https://x.vn/a${link}`);
    }
  });
});

describe('settle', () => {
  test('every verdict has the shape that its type and its schema say', () => {
    for (const text of CASES) {
      const settled = book.settle(text);
      if (settled.error) throw new Error(text);
      expect(VERDICTS[settled.game].parse(settled.verdict)).toEqual(settled.verdict);
    }
  });

  test('the branches of a case begin as its ruling does, and each rule set has one', () => {
    for (const text of CASES.filter((_, at) => at % 20 === 0)) {
      const found = book.branches(text);
      expect(found).toMatchObject(book.settle(text));
      if (found.error || found.over) throw new Error(text);
      for (const index of Object.values(found.presets)) expect(found.branches[index]).toBeDefined();
    }
  });
});

describe('unknown cards', () => {
  test('are read, written, and settled as all that they can be; words are of whole hands', () => {
    const text = 'xi-dach@pho-thong;cai:10D.?;an:10S.9H';
    const read = sure(book.read(text));
    expect(read.fields[0]?.unknown).toEqual([1]);
    expect(book.format(read)).toBe(text);
    const settled = book.settle(text);
    expect(settled).toMatchObject({ unknown: 1, ways: 49 });
    expect(settled).toEqual(JSON.parse(book.settleLine(text)));
    expect(Object.keys(book.branches(text))).toContain('presets');
    expect(book.explain(text, 'vi')).toMatchObject({ ok: false, error: { code: 'bad-card', at: 26 } });
  });
});

describe('explain', () => {
  test.each(LANGS)('every step is a sentence with the number and the link of its rule (%s)', (lang) => {
    for (const text of CASES) {
      const told = sure(book.explain(text, lang));
      expect(told.verdict).not.toBe('');
      expect(told.deciding.length).toBeGreaterThan(0);
      for (const { rule, number, sentence, link } of told.reasons) {
        expect(sentence).toMatch(/[.]$/);
        expect(number).toMatch(/^\d+\.\d+$/);
        expect(link).toBe(`${book.SITE}/r/${rule}/`);
      }
    }
  });

  test('with several players a part for each, with what they are paid', () => {
    const told = sure(book.explain('xi-dach; cái: K♦ 9♣; an: A♠ A♥; bình: 10♠ 7♠', 'vi'));
    expect([told.verdict, told.why]).toEqual(['An ăn +1, Bình chung −1', '']);
  });
});

describe('a player who is called as a field is, but for a capital', () => {
  const TEXT = 'ba-cay; Cái: 2♠ 3♠ 4♠; An: 5♦ 6♦ 7♦';

  test('is told beside a strict ruling, as data and in words; no other player is', () => {
    expect(book.settle(TEXT)).toMatchObject({ notes: [{ code: 'reserved-name', name: 'Cái' }] });
    expect(sure(book.explain(TEXT, 'vi')).notes).toEqual([RESERVED.vi.told('Cái', 'cai')]);
    expect(sure(book.explain(TEXT, 'en')).notes).toEqual([RESERVED.en.told('Cái', 'cai')]);
    for (const text of CASES) expect(sure(book.explain(text, 'vi')).notes).toEqual([]);
  });

  test('is the banker where people write', () => {
    const read = book.readLeniently(TEXT);
    expect(read).toMatchObject({ ok: true, value: { text: 'ba-cay@ba-cay;cai:2S.3S.4S;An:5D.6D.7D', notes: [] } });
  });
});

describe('compareHouses', () => {
  test('each camp says how its rule sets rule, and the own one has the house in force', () => {
    for (const text of CASES.filter((_, at) => at % 10 === 0)) {
      const { game, preset } = sure(book.read(text));
      const { own, others, agreed } = sure(book.compareHouses(text, 'en'));
      expect(agreed).toBe(others.length === 0);
      expect(own.changes).toEqual([]);
      const all = [own, ...others].flatMap(({ presets }) => presets.map(({ id }) => id));
      const known = Object.keys(assertDefined(book.findGame(game)).engine.presets);
      expect(all.toSorted()).toEqual(known.toSorted());
      if (!text.includes('{')) expect(own.presets.map(({ id }) => id)).toContain(preset);
    }
  });
});

describe('whoIsRight', () => {
  test('what a rule set rules is right under it, and so is everyone where no house differs', () => {
    for (const text of CASES.filter((_, at) => at % 20 === 0)) {
      const settled = book.settle(text);
      if (settled.error) throw new Error(text);
      const right = book.whoIsRight(text, { an: JSON.parse(JSON.stringify(settled.verdict)), bình: {} });
      if (right.error) throw new Error(text);
      if (!text.includes('{')) expect(right.claims['an']?.presets).toContain(settled.preset);
      expect(right.claims['bình']?.when).toBeTruthy();
      expect(right.apart).toEqual([]);
    }
  });

  test('a text that is no case gets the error of settle', () => {
    const text = 'ba-cay; an: 2♠ 2♠ 3♠';
    expect(book.whoIsRight(text, {})).toEqual(book.settle(text));
  });
});

describe('readLeniently', () => {
  test('the notation is read as the notation', () => {
    for (const text of CASES) {
      expect(sure(book.readLeniently(text))).toMatchObject({ text, written: 'notation', game: 'named' });
    }
  });

  test.each([
    ['xì dách, cái già rô 9 chuồn, An 2 con át', 'xi-dach@pho-thong;cai:KD.9C;an:AS.AH', 'named'],
    ['xi dach cai K ro 9 chuon, an A A', 'xi-dach@pho-thong;cai:KD.9C;an:AS.AH', 'named'],
    ['xi dach banker king of diamonds 9 of clubs, an ace ace', 'xi-dach@pho-thong;cai:KD.9C;an:AS.AH', 'named'],
  ])('%s', (text, canonical, game) => {
    expect(sure(book.readLeniently(text))).toMatchObject({ text: canonical, written: 'words', game });
  });

  test.each([
    ['sâm: tôi có 3 4 5 6 7 8 9 10 J Q', 'sam@mien-bac;bai:', '3'],
    ['  Phỏm : tôi có 4♠ 5♠ 6♠ 7 7 7 K Q 2', 'ta-la@mien-bac;bai:4S.5S.6S.', '4♠'],
  ])('a name that could be cards is the game’s where the rest reads: %s', (text, canonical, first) => {
    const read = sure(book.readLeniently(text));
    expect([read.game, read.text]).toEqual(['named', expect.stringContaining(canonical)]);
    const { at, length, found } = assertDefined(read.seats[0]?.cards[0]).from;
    expect([found, text.slice(at, at + length)]).toEqual([first, first]);
    const house = book.readHouse('xi-dach');
    expect(sure(book.readLeniently(text, { house })).text).toBe(read.text);
  });

  test('a game that is not in the book is none of those that are', () => {
    const read = book.readLeniently('tien len, tren ban 3 3, danh 4 4');
    const known = book.games.map(({ engine }) => engine.id);
    expect(read).toMatchObject({ ok: false, error: { error: { code: 'unknown-game', known, found: 'tien len' } } });
    const house = book.readHouse('sam');
    expect(book.readLeniently('tien len, tren ban 3 3, danh 4 4', { house }).ok).toBe(false);
  });

  test('where a game lacks nothing but a suit, it may be meant as well', () => {
    const read = book.readLeniently('5 6 7');
    const { error, question } = assertDefined(read.ok ? undefined : read.error);
    expect(question).toMatchObject({ about: 'game', answers: [{ label: 'Tá Lả' }, { label: 'Sâm' }] });
    expect(error).toMatchObject({ code: 'bad-syntax', what: 'which-game' });
    const phom = book.readLeniently('phỏm: 5 6 7');
    const asked = assertDefined(phom.ok ? undefined : phom.error);
    expect(asked).toMatchObject({ error: { code: 'bad-card', at: 6, found: '5' }, question: { about: 'suit' } });
  });

  test('a game that is not named is asked for, and each answer is read', () => {
    const read = book.readLeniently('an 7 7 7, binh 8 8 8');
    const { error, question } = assertDefined(read.ok ? undefined : read.error);
    expect(error).toMatchObject({ code: 'bad-syntax', what: 'which-game' });
    expect(question?.about).toBe('game');
    const answers = assertDefined(question).answers.map(({ label, text }) => [
      label,
      sure(book.readLeniently(text)).case.game,
    ]);
    expect(answers.length).toBeGreaterThan(1);
    for (const [label, game = ''] of answers) expect(book.findGame(game)?.words.vi.name).toBe(label);
  });

  test('the house at the table holds where a text names none', () => {
    const house = assertDefined(book.readHouse('ba-cay@bai-cao{tie=suit}'));
    const { text, game } = sure(book.readLeniently('an 7♠ 7♥ 7♦, binh 8♠ 8♥ 8♦', { house }));
    expect([text, game]).toEqual(['ba-cay@bai-cao{tie=suit};an:7S.7H.7D;binh:8S.8H.8D', 'given']);
    const other = sure(book.readLeniently('xi dach cai 10 9, an A K', { house }));
    expect([other.case.game, other.game]).toEqual(['xi-dach', 'named']);
  });

  test('a suit that decides is asked for, and only cards that nobody holds are answers', () => {
    const read = book.readLeniently('xi to, an A, binh at co');
    const { error, question } = assertDefined(read.ok ? undefined : read.error);
    expect(error).toMatchObject({ code: 'bad-card', at: 10, length: 1 });
    expect(question?.answers.map(({ label }) => label)).toEqual(['A♠', 'A♦', 'A♣']);
    for (const { text } of question?.answers ?? []) expect(book.readLeniently(text).ok).toBe(true);
  });

  test('a suggestion gets the text further', () => {
    const read = book.readLeniently('xi-dach@vipgme; cái: K♦ 9♣; an: A♠ A♥');
    const { suggestion } = assertDefined(read.ok ? undefined : read.error);
    expect(suggestion).toMatchObject({ at: 8, found: 'vipgme', insert: 'vipgame' });
    expect(book.readLeniently(suggestion?.text ?? '').ok).toBe(true);
  });

  test('rule sets are named in the language that is asked for', () => {
    const text = 'Xì Dách (Southern rules). cái 10♥ 9♦, an 8♠ 7♦ 5♣';
    expect(sure(book.readLeniently(text, { lang: 'en' })).case.preset).toBe('mien-nam');
  });
});

describe('total', () => {
  const pieces = fc.constantFrom(
    'xi dach',
    'cái',
    'an',
    'át',
    '10',
    '♠',
    ';',
    ':',
    '{',
    '@',
    ' ',
    '\n',
    '*',
    '-',
    'ru',
    '🃏',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 12 }).map((some) => some.join('')),
  );

  test('any text gets an answer, and nothing throws', () => {
    fc.assert(
      fc.property(text, (any) => {
        const settled = book.settle(any);
        const read = book.read(any);
        expect(settled.error === undefined).toBe(read.ok);
        expect(JSON.parse(book.settleLine(any, { branches: true }))).toMatchObject(settled.error ? settled : {});
        for (const lang of LANGS) {
          expect(book.explain(any, lang).ok).toBe(read.ok);
          expect(book.compareHouses(any, lang).ok).toBe(read.ok);
          if (!read.ok) expect(book.describeError(read.error, lang)).not.toBe('');
        }
        const understood = book.readLeniently(any);
        if (read.ok) expect(understood.ok).toBe(true);
        if (understood.ok) expect(book.settle(understood.value.text).error).toBeUndefined();
        else expect(understood.error.sentence.vi).not.toBe('');
      }),
      { numRuns: 300 },
    );
  });

  test('what is read is written again, and reads back', () => {
    for (const one of CASES) {
      const read = sure(book.read(one));
      expect(book.format(read)).toBe(one);
      expect(sure(book.read(book.display(read)))).toEqual(read);
    }
  });

  test('a case of a game that is not in the book has no text', () => {
    const { format, display } = rulebook(book.games.slice(1));
    const read = sure(book.read('xi-dach;cai:KD.9C;an:AS.AH'));
    expect([format(read), display(read)]).toEqual(['', '']);
  });

  test.each(['', 'xi-lac', 'xi-dach@x', 'xi-dach;cai:KD.9C'])('“%s” is no house', (any) => {
    expect(book.readHouse(any)).toBeUndefined();
  });
});

test('a rulebook over one game knows no other', () => {
  const { games, settle, readLeniently } = rulebook(book.games.slice(0, 1));
  expect(games).toHaveLength(1);
  expect(settle('sam; an: -; bình: 3♠')).toMatchObject({ error: { code: 'unknown-game' } });
  expect(sure(readLeniently('cai 10 9, an A K')).text).toBe('xi-dach@pho-thong;cai:10S.9H;an:AD.KC');
});

test.each(Object.entries(book.rounds))('a round of %s goes on to its end and adds up', (_, { round, rules, table }) => {
  const ended = playedOut(round, sure(round.deal(rules, { ...table, seed: 7 })));
  const chips = [...assertDefined(round.result(ended)).values()];
  expect(chips.reduce((sum, net) => sum + net, 0)).toBe(0);
});

function playedOut(round: Round, dealt: unknown): unknown {
  let state = dealt;
  for (let moves = 0; round.result(state) === null && moves < 500; moves++) {
    const { seats } = round.view(state, 'an');
    const action = seats.map(({ who }) => round.suggest(round.view(state, who))).find((one) => one !== null);
    state = sure(round.apply(state, assertDefined(action ?? undefined)));
  }
  return state;
}

test('what the server tells of the notation is read, one example for each thing that a case asks', () => {
  const examples = [...NOTATION_GUIDE.matchAll(/`((?:xi-dach|xi-to|ba-cay|ta-la|sam)\b[^`]*;[^`]*)`/g)].map(
    ([, text = '']) => text,
  );
  expect(examples.length).toBeGreaterThanOrEqual(9);
  for (const text of examples) expect(book.settle(text).error).toBeUndefined();
});
