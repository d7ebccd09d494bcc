import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { readHouse, readLeniently } from './index.ts';

const houseOf = (house: string | undefined) => (house === undefined ? undefined : assertDefined(readHouse(house)));

/** What is asked about a text, with what each answer is read as. */
function asked(text: string, house?: string) {
  const read = readLeniently(text, { house: houseOf(house) });
  const { error, question } = assertDefined(read.ok ? undefined : read.error);
  return { code: error.code, at: error.at, answers: question?.answers.map((answer) => meant(answer.text)) };
}

function meant(text: string, house?: string): string {
  const read = readLeniently(text, { house: houseOf(house) });
  return read.ok ? read.value.text : read.error.error.code;
}

/** What a text is read as, or what it is asked whether it means. */
function meanings(text: string, house?: string): readonly string[] {
  const read = readLeniently(text, { house: houseOf(house) });
  return read.ok ? [read.value.text] : (asked(text, house).answers ?? [read.error.error.code]);
}

describe('a name of a game is known with a slip, and among other words', () => {
  const KINGS = 'xi-dach@pho-thong;cai:KS.9H;an:AD.AC';

  test.each([
    ['with a slip', 'xì zách cái k 9, an 2 con át'],
    ['with a letter left out', 'xi dac cai k 9 an a a'],
    ['behind other words', 'đánh xì dách: cái là k 9, an là a a'],
    ['in a question', 'who wins in xi dach: dealer has king and nine, an has two aces'],
  ])('%s', (_, text) => {
    expect([meant(text), meant(text, 'ba-cay@bai-cao')]).toEqual([KINGS, KINGS]);
  });

  test('a name that stands for a rule set brings it', () => {
    expect(meanings('bai cap an 3 5 9 binh j q k')).toContain('ba-cay@bai-cao;an:3S.5H.9D;binh:JC.QS.KH');
  });

  test('a name that is right is not asked for again', () => {
    expect(asked('xi dach cai 17, con 18')).toMatchObject({ code: 'bad-card', answers: undefined });
  });

  test('no short word is taken for a name, and none is lost', () => {
    const read = readLeniently('xa to cai k 9');
    expect(read.ok ? read.value.unread.map(({ found }) => found) : undefined).not.toEqual([]);
  });
});

describe('a game that is not named is asked for, where its words do not tell it', () => {
  test('each answer is a case', () => {
    const { code, answers } = asked('an 7 7 7, binh 8 8 8');
    expect(code).toBe('bad-syntax');
    expect(answers).toEqual(expect.arrayContaining(['ba-cay@ba-cay;an:7S.7H.7D;binh:8C.8S.8H']));
  });

  test('every game that takes these cards as well is among the answers', () => {
    const games = meanings('an 7 7 7, binh 8 8 8').map((text) => text.replace(/@.*/, ''));
    expect(games).toEqual(expect.arrayContaining(['xi-to', 'ba-cay']));
  });

  test('a word that only one game has tells it, and that is said', () => {
    const read = readLeniently('ngũ linh: cái 10 9, an 2 3 4 5 6');
    expect(read).toMatchObject({
      ok: true,
      value: { game: 'said', notes: [{ code: 'game-by-its-words', game: 'xi-dach' }] },
    });
  });

  test('a banker is no hand of a game that has none', () => {
    expect(meanings('cai K ro 9 chuon, an A A')).toContain('xi-dach@pho-thong;cai:KD.9C;an:AS.AH');
  });
});

describe('where no hand is told, it says what is missing', () => {
  test('of the game that is named, or of the one that is played', () => {
    expect(asked('xi dach')).toMatchObject({ code: 'missing-field', at: 7 });
    expect(asked('Tá lả: không có phỏm nào')).toMatchObject({ code: 'missing-field', at: 24 });
    expect(asked('hello', 'sam')).toMatchObject({ code: 'missing-field', at: 5 });
  });

  test('where no game is known the game is', () => {
    expect(asked('hello')).toMatchObject({ code: 'unknown-game', at: 0 });
  });
});

describe('what is said beside the cards', () => {
  test('words that nobody knows are listed, and the ruling stands', () => {
    const read = readLeniently('ba cay an 2 3 4 binh 5 6 7 foo');
    expect(read).toMatchObject({
      ok: true,
      value: { text: 'ba-cay@ba-cay;an:2S.3H.4D;binh:5C.6S.7H', unread: [{ at: 27, length: 3, found: 'foo' }] },
    });
  });

  test('a word in the place of a card is none of these: the hand lacks one', () => {
    expect(asked('ba cay. An 2 3 4, Bình 5 6 ngựa')).toMatchObject({ code: 'bad-card', at: 27 });
  });

  test.each([
    ['xi dach cai 10 9 = 20, an a a', '20'],
    ['xi dach cai xi ban 10 9, an 10 8', 'xi ban'],
  ])('a claim that the cards do not bear out is told: %s', (text, said) => {
    expect(readLeniently(text)).toMatchObject({
      ok: true,
      value: { contradictions: [{ name: 'cai', said: { found: said, at: text.indexOf(said) } }] },
    });
  });

  test('a hand that was corrected is the later one, and that is told', () => {
    expect(readLeniently('xi dach cai 10 9, an A 3 à nhầm A 4')).toMatchObject({
      ok: true,
      value: { text: 'xi-dach@pho-thong;cai:10S.9H;an:AD.4C', notes: [{ code: 'corrected', name: 'an' }] },
    });
  });

  test('a house that is named in a language that was not asked for is told, never ruled past', () => {
    const read = readLeniently('xi dach cai K 9, an A A, southern rules');
    const { text, unread } = assertDefined(read.ok ? read.value : undefined);
    expect(text.startsWith('xi-dach@mien-nam') || unread.length > 0).toBe(true);
  });
});
