import { describe, expect, test } from 'vitest';
import { askedFor } from '#book/agreements.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { type AskedFile, findAsked, isQuestion } from './agreement-questions.ts';

/** What the page fetches, as far as finding needs it; each agreement says its key. */
function fileIn(lang: Lang): AskedFile {
  return {
    words: { lead: '', nobody: '', more: '', agree: '', elsewhere: '', argued: '' },
    agreements: askedFor(lang).map(({ asked, games }) => ({
      asked,
      games: GAMES.flatMap(({ id, name }) => {
        const of = games[id];
        return of ? [{ id, name, asked: of.asked, question: of.key, rule: of.rule, answers: [], note: null }] : [];
      }),
    })),
  };
}

/** The game and the agreement that are found. */
function asked(text: string, home = 'xi-dach', lang: Lang = 'vi'): string | undefined {
  const found = findAsked(text, fileIn(lang), home);
  return found && `${found.id} ${found.question}`;
}

describe('what no hand of cards can settle, as people ask it', () => {
  test.each([
    ['chia dư 1 lá thì sao', 'xi-dach misdeal'],
    ['Chia thiếu lá mà chưa ai bốc', 'xi-dach misdeal'],
    ['lật nhầm lá úp lúc chia', 'xi-dach misdeal'],
    ['ai làm cái vậy?', 'xi-dach bank'],
    ['ba cây ai cầm cái', 'ba-cay bank'],
    ['mấy ván thì đổi cái', 'xi-dach bank'],
    ['sâm đánh theo chiều nào', 'sam direction'],
    ['xì tố đi theo kim đồng hồ hay ngược chiều', 'xi-to direction'],
    ['xì dách đặt tối đa bao nhiêu', 'xi-dach stake'],
    ['ù láo phạt bao nhiêu', 'ta-la slips'],
    ['an lao co bi phat khong', 'ta-la slips'],
    ['quên báo một thì phạt sao', 'sam slips'],
    ['đánh lộn lượt có sao không', 'xi-dach slips'],
    ['ba cây có chơi gà không', 'ba-cay ga'],
    ['hai nhà con đánh biên được không', 'ba-cay bien'],
    ['tá lả: ăn xong có phải bày ra không', 'ta-la eatShow'],
    ['ván đầu ai đi trước', 'ta-la first'],
    ['sâm ván đầu ai đánh trước', 'sam first'],
  ])('%s', (text, wanted) => {
    expect(asked(text)).toBe(wanted);
  });

  test.each([
    ['who is banker?', 'xi-dach bank'],
    ['one card too many', 'xi-dach misdeal'],
    ['is play clockwise?', 'xi-dach direction'],
    ['Tá Lả: what must I show when I eat', 'ta-la eatShow'],
    ['sam: he forgot to announce', 'sam slips'],
    ['what is the penalty for playing out of turn', 'xi-dach slips'],
    ['Ba Cây, side pot?', 'ba-cay ga'],
  ])('%s', (text, wanted) => {
    expect(asked(text, 'xi-dach', 'en')).toBe(wanted);
  });

  test('the game on the table is meant where none is named and the question is of every game', () => {
    expect(asked('đi theo chiều nào', 'ta-la')).toBe('ta-la direction');
    expect(asked('ai cầm cái', 'sam')).toBe('xi-dach bank');
    expect(asked('ai chia bài, ai cầm cái', 'ba-cay')).toBe('ba-cay bank');
  });

  test.each([
    'xì tố cược tối đa bao nhiêu',
    'sâm ai làm cái',
    'Sam: who is the dealer?',
    'xì dách ván đầu ai đi trước',
    'sam choi ga',
  ])('nothing is answered for another game than the one that is named: %s', (text) => {
    for (const lang of LANGS) expect(asked(text, 'ba-cay', lang)).toBeUndefined();
  });

  test.each([
    'an đôi át, cái 10',
    'an doi 8 cai K 9',
    'an doi 8 cai 10 z',
    'cai 10 9, an doi 8 cai 9',
    'sam ban 3 danh sai 4 5',
    'lộ bài lúc đang chơi',
    'quên báo sâm',
  ])('what only sounds like it: %s', (text) => {
    for (const lang of LANGS) expect(asked(text, 'xi-dach', lang)).toBeUndefined();
  });

  test('a question in words is told from a hand that is not whole yet', () => {
    expect(
      ['ai đi trước', 'lộ bài có sao không', 'which direction', 'dư 1 lá thì sao'].filter(isQuestion),
    ).toHaveLength(4);
    expect(
      ['an', 'an đôi', 'cái xì bàn, an', 'an đôi 8', 'cái: K♦', 'an 18 cái 20', 'an:', ''].filter(isQuestion),
    ).toEqual([]);
  });

  test.each([
    'cái K 9, an xì bàn',
    'an 18 cái 20',
    'cái: K♦ 9♣; an: A♠ A♥',
    'sâm; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣',
    'banker K 9, an A A',
    '',
    '???',
  ])('hands of cards ask nothing of the kind: %s', (text) => {
    for (const lang of LANGS) expect(asked(text, 'xi-dach', lang)).toBeUndefined();
  });
});
