import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { readHouse, readLeniently } from './index.ts';

/** What is asked about a text, with what each answer is read as. */
function asked(text: string, house?: string) {
  const read = readLeniently(text, { house: house === undefined ? undefined : assertDefined(readHouse(house)) });
  const { error, question } = assertDefined(read.ok ? undefined : read.error);
  const answers = question?.answers.map((answer) => {
    const answered = readLeniently(answer.text);
    return answered.ok ? answered.value.text : answered.error.error.code;
  });
  return { code: error.code, at: error.at, answers };
}

describe('a game that is not named as it should be is asked for, never guessed', () => {
  const KINGS = 'xi-dach@pho-thong;cai:KS.9H;an:AD.AC';

  test.each([
    ['with a slip', 'xì zách cái k 9, an 2 con át'],
    ['with a letter left out', 'xi dac cai k 9 an a a'],
    ['behind other words', 'đánh xì dách: cái là k 9, an là a a'],
    ['in a question', 'who wins in xi dach: dealer has king and nine, an has two aces'],
  ])('%s', (_, text) => {
    expect(asked(text)).toMatchObject({ code: 'unknown-game', answers: [KINGS] });
    expect(asked(text, 'ba-cay@bai-cao')).toMatchObject({ code: 'unknown-game', answers: [KINGS] });
  });

  test('a name that stands for a rule set brings it', () => {
    expect(asked('bai cap an 3 5 9 binh j q k').answers).toEqual(['ba-cay@bai-cao;an:3S.5H.9D;binh:JC.QS.KH']);
  });

  test('a name that is right is not asked for again, and no short word is taken for one', () => {
    expect(asked('xi dach cai 17, con 18')).toMatchObject({ code: 'bad-card', answers: undefined });
    expect(asked('xa to cai k 9').answers).toBeUndefined();
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
