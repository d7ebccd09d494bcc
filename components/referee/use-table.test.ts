import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatCase } from '#core/format.ts';
import { engineOf, readCase } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { FILES, typedLines } from '#src/reading/testing/lines.ts';
import { anyCase } from '#testing/any-case.ts';
import { fixedSeed, sampled } from '#testing/runs.ts';
import { loadGame } from '../loading/loaded.ts';
import { caseLines } from './case-lines.ts';
import { loadReader } from './reader.ts';
import {
  LONGEST_PAST,
  type RefereeAction,
  type RefereeDraft,
  type RefereeHistory,
  reduce,
  typedOn,
} from './use-referee.ts';

const { of: now } = anyCase(1);
const tableOf = (text: string): RefereeDraft => ({
  text,
  now,
  home: now,
  error: undefined,
  waitsFor: undefined,
});
const begun: RefereeHistory = { table: tableOf(''), past: [], future: [], typing: false };

const put = (text: string, typing = false): RefereeAction => ({ type: 'put', table: tableOf(text), typing });
const reached = (steps: readonly RefereeAction[], from: RefereeHistory = begun): RefereeHistory =>
  steps.reduce(reduce, from);
/** What the page shows while a text is typed, letter by letter. */
const typed = (text: string): RefereeAction[] => [...text].map((_, i) => put(text.slice(0, i + 1), true));
const undo: RefereeAction = { type: 'undo' };
const redo: RefereeAction = { type: 'redo' };
const begin = (text: string): RefereeAction => ({ type: 'begin', table: tableOf(text) });

/** The texts that undo goes through, back to the first. */
function undone(state: RefereeHistory): string[] {
  const texts: string[] = [];
  for (let one = reduce(state, undo); one.table.text !== texts.at(-1); one = reduce(one, undo))
    texts.push(one.table.text);
  return texts;
}

describe('the history of box and board', () => {
  const steps = fc.array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.tuple(fc.string({ maxLength: 3 }), fc.boolean()).map(([text, one]) => put(text, one)),
      },
      fc.constantFrom(undo, redo),
      fc.constant<RefereeAction>({ type: 'come' }),
      fc.string({ maxLength: 3 }).map(begin),
    ),
    { maxLength: 40 },
  );

  test('what is undone is redone, step by step', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const state = reached(all);
        let back = state;
        for (const _ of state.past) back = reduce(back, undo);
        expect(back.past).toEqual([]);
        expect(reduce(back, undo)).toBe(back);
        for (const _ of state.past) back = reduce(back, redo);
        expect(back).toEqual({ ...state, typing: state.past.length > 0 ? false : state.typing });
      }),
      { numRuns: 500, seed: fixedSeed(91) },
    );
  });

  test('a change after undoing leaves nothing to redo', () => {
    const state = reached([put('a'), put('b'), undo]);
    expect(state.future.map(({ text }) => text)).toEqual(['b']);
    expect(reduce(state, put('c')).future).toEqual([]);
    const last = reached([put('a')]);
    expect(reduce(last, redo)).toBe(last);
  });

  test('letters typed in a row are undone word by word', () => {
    expect(undone(reached(typed('xi-dach; an: A♠')))).toEqual([
      'xi-dach; an: ',
      'xi-dach; an:',
      'xi-dach; ',
      'xi-dach;',
      '',
    ]);
  });

  test('what is laid or changed on the board is a step of its own', () => {
    expect(undone(reached([...typed('ab'), put('abc'), ...typed('x')]))).toEqual(['abc', 'ab', '']);
    expect(undone(reached([put('a'), put('b'), put('c')]))).toEqual(['b', 'a', '']);
  });

  test('what begins takes the place of what lay there first, and of nothing that was done since', () => {
    expect(reached([begin('own')])).toEqual({ ...begun, table: tableOf('own') });
    const quicker = reached([...typed('ab'), begin('own')]);
    expect(quicker.table.text).toBe('ab');
    expect(undone(quicker)).toEqual(['own']);
    expect(undone(reached([put('a'), put('b'), begin('own')]))).toEqual(['a', 'own']);
    expect(reached([put('a'), put('b'), undo, begin('own'), redo]).table.text).toBe('b');
  });

  test('a game that comes leaves history as it is', () => {
    const state = reached([put('a'), put('b'), undo]);
    expect(reduce(state, { type: 'come' })).toBe(state);
    const waiting: RefereeHistory = { ...state, table: { ...state.table, waitsFor: 'sam' } };
    const come = reduce(waiting, { type: 'come' });
    expect(come.table).toMatchObject({ text: state.table.text, waitsFor: undefined });
    expect([come.past, come.future]).toEqual([state.past, state.future]);
  });

  test('the past has an end', () => {
    const many = Array.from({ length: LONGEST_PAST + 50 }, (_, i) => put(`${i}`));
    expect(reached(many).past.length).toBe(LONGEST_PAST);
    expect(undone(reached(many)).at(-1)).toBe('49');
  });
});

test('a case is laid out a field a line, and reads back to itself', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { game, of } = anyCase(seed);
      const text = caseLines(of);
      expect(text.split('\n').length).toBe(of.fields.length + 1);
      const read = readCase(text);
      expect(read.ok && formatCase(read.value, game)).toBe(formatCase(of, game));
    }),
    { numRuns: 200, seed: fixedSeed(92) },
  );
});

describe('a text means the same however slowly it is typed', () => {
  beforeAll(() => Promise.all([loadReader(), ...GAMES.map(({ id }) => loadGame(id))]));
  const began = readCase('xi-dach;cai:10S.8H;an:9D.8C');
  const home = began.ok ? began.value : now;

  /** What lies on the board in the end, by one text after another. */
  const reading = (...texts: readonly string[]): string => {
    const { now, error } = texts.reduce(typedOn, { ...tableOf(''), now: home, home });
    const game = engineOf(now.game);
    return error?.code ?? (game ? formatCase(now, game) : '');
  };

  test('read letter by letter it is what it is at once', () => {
    const all = FILES.flatMap((file) => typedLines(file).map(({ text }) => text));
    const lines = sampled(
      all.filter((_, at) => at % 10 === 0),
      15,
    );
    const apart = lines.filter((text) => {
      const parts = [...text].map((_, at, letters) => letters.slice(0, at + 1).join(''));
      return reading(...parts) !== reading(text);
    });
    expect(apart).toEqual([]);
  });

  test('a name that begins like a word of another game is no word of it', () => {
    expect(reading('cái 10 8\nHa', 'cái 10 8\nHai 9 8')).toMatch(/^xi-dach@pho-thong;cai:10.\.8.;hai:/);
  });

  test('what replaces it all, or follows an emptied box, is begun at the board', () => {
    const sam = 'sâm: bàn đôi K, đánh đôi A';
    expect(reading(sam, 'đôi 5 gặp đôi 6')).toBe(reading('', sam, '', 'đôi 5 gặp đôi 6'));
    expect(reading(sam, 'bàn đôi 5, đánh đôi 6')).toMatch(/^sam@/);
    // All of it is chosen, and the first letter is the same.
    expect(reading(sam, 's', 'sam', 'sam co 5 chan sam co 4')).toBe(reading('', sam, '', 'sam co 5 chan sam co 4'));
  });
});
