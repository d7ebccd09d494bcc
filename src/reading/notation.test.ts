import { describe, expect, test } from 'vitest';
import { formatCase } from '#core/format.ts';
import { engineOf } from '#games/engines.ts';
import { readNotation } from './notation.ts';
import { readMessage } from './read-message.ts';
import { READABLE } from './testing/readable.ts';

/** Reads a text by the notation part only and by the whole reader: both must agree. */
function readAs(given: string, exact: boolean): { readonly is: string; readonly notes: readonly string[] } {
  const context = { games: READABLE, home: undefined, exact };
  const [part, whole] = [readNotation(given, context), readMessage(given, context)].map(({ read, error, notes }) => {
    const engine = read && engineOf(read.game);
    const is = error ? `${error.code} at ${error.found}` : engine ? formatCase(read, engine) : 'nothing';
    return { is, notes: notes.map(({ code }) => code) };
  });
  expect(whole).toEqual(part);
  return part ?? { is: 'nothing', notes: [] };
}

describe('a reserved name with a capital', () => {
  test('is the field where it is typed, and a player with a note in a link', () => {
    const text = 'ba-cay; Cái: 2♠ 3♠ 4♠; An: 5♦ 6♦ 7♦';
    expect(readAs(text, false)).toEqual({ is: 'ba-cay@ba-cay;cai:2S.3S.4S;An:5D.6D.7D', notes: [] });
    expect(readAs(text, true)).toEqual({ is: 'ba-cay@ba-cay;Cái:2S.3S.4S;An:5D.6D.7D', notes: ['reserved-name'] });
  });

  test('in every spelling of every field', () => {
    const hands = { 'xi-dach': 'K♦ 9♣', 'ta-la': '5♠ 6♠', sam: '3♠ 3♥ 4♦ 4♣ 5♥ 5♣ J♦ J♠ A♣ A♥' };
    for (const [head, name, rest] of [
      ...['cái', 'cai', 'banker'].map((one) => ['xi-dach', one, `: ${hands['xi-dach']}; an: A♠ A♥`]),
      ...['bài', 'bai', 'hand'].map((one) => ['ta-la', one, `: ${hands['ta-la']}`]),
      ...['bài', 'bai', 'hand'].map((one) => ['sam', one, `: ${hands.sam}`]),
      ...['đánh', 'danh', 'play'].map((one) => ['sam', one, ' : 4♠']),
      ...['đánh', 'danh', 'play'].map((one) => ['sam; bàn: 2♥', one, ': 4♠']),
      ...['bàn', 'ban', 'table'].map((one) => ['sam', one, ': 2♥; đánh: 4♠']),
    ]) {
      for (const form of ['NFC', 'NFD'] as const) {
        const written = `${head}; ${name}${rest}`.normalize(form);
        const small = (name ?? '').normalize(form);
        const first = small.slice(0, 1).toUpperCase() + small.slice(1);
        for (const capital of [first, small.toUpperCase()]) {
          expect(readAs(written.replace(small, capital), false), written).toEqual(readAs(written, false));
        }
      }
    }
  });

  test('is a player’s beside players, where no such field stands: many a player is called Danh', () => {
    expect(readAs('sam; An: -; Danh: 2♠ 2♥', false).is).toBe('sam@mien-bac;An:-;Danh:2S.2H');
    expect(readAs('sam; An: -; Danh: 2♠ 2♥', false).notes).toEqual(['reserved-name']);
    expect(readAs('ba-cay; Danh: 2♠ 3♠ 4♠; An: 5♦ 6♦ 7♦', false)).toEqual({
      is: 'ba-cay@ba-cay;Danh:2S.3S.4S;An:5D.6D.7D',
      notes: [],
    });
  });

  test('with nothing on the table the play is a lead; two players of those names are not settled', () => {
    const { read, error } = readMessage('sam; Bàn: -; Đánh: 4♠ 4♥', { games: READABLE, home: undefined });
    expect(error).toBeUndefined();
    expect(read?.fields.map(({ role }) => role)).toEqual(['danh']);
  });

  test.each([
    ['Xì dách. Banker: K♦ 9♣. Danh: A♠ A♥', 'xi-dach@pho-thong;cai:KD.9C;Danh:AS.AH'],
    ['xì dách, cái K♦ 9♣, danh A♠ A♥', 'xi-dach@pho-thong;cai:KD.9C;Danh:AS.AH'],
  ])('in words Danh is a player: %s', (text, meant) => {
    const { read, error } = readMessage(text, { games: READABLE, home: undefined });
    const engine = read && engineOf(read.game);
    expect(error).toBeUndefined();
    expect(read && engine && formatCase(read, engine)).toBe(meant);
  });

  test('an error shows the name as it was typed', () => {
    expect(readAs('xi-dach; CÁI: K♦ 9♣; cái: A♠ A♥; an: 2♠ 2♥', false).is).toBe('duplicate-field at cái');
    expect(readAs('xi-dach; cái: K♦ 9♣; Cái: A♠ A♥; an: 2♠ 2♥', false).is).toBe('duplicate-field at Cái');
  });
});

describe('a card that nobody has told (notation.md, Unknown cards)', () => {
  test.each([
    ['where only whole hands can be shown', 'xi-dach; cái: 10♦ 5♠ ?; an: 10♠ 9♥', false],
    ['in a play of Sâm', 'sam; bàn: 3♠ ?; đánh: 4♠ 4♥', true],
    ['in one hand of Tá Lả', 'ta-la; bài: 4♠ 5♠ 6♠ 7♥ 7♦ 7♣ K♠ 2♥ 9♦ ?', true],
  ])('%s is a bad card, and no words to pass over', (_, text, open) => {
    const { read, error, written } = readMessage(text, { games: READABLE, home: undefined, open });
    expect([error?.code, error?.found, written]).toEqual(['bad-card', '?', 'notation']);
    expect(read).toBeDefined();
  });
});
