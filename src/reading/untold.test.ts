/** A `?` in what people write: a card that nobody told, or the end of a question. */

import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { formatCase } from '#core/format.ts';
import { engineOf } from '#games/engines.ts';
import { readMessage } from './read-message.ts';
import { READABLE } from './testing/readable.ts';
import { readStory } from './told/read-story.ts';

/** The fields of a message, without suits that were free; or what is wrong with it, and where. */
function read(text: string, open = true): string {
  const { read: of, error, seats } = readMessage(text, { games: READABLE, home: undefined, open, tell: readStory });
  if (error || !of) return `${error?.code} ${error?.code === 'bad-card' ? error.why : ''} ${error?.found}`;
  const free = new Set(seats.flatMap(({ cards }) => cards.flatMap(({ card, suit }) => (suit === 'any' ? card : []))));
  const bare = of.fields.map((field, i) => {
    const shown = formatCase({ ...of, fields: [field] }, assertDefined(engineOf(of.game))).replace(/^[^;]*;/, '');
    const isFree = seats[i]?.cards.some(({ card }) => free.has(card));
    return isFree ? shown.replace(/(?<=10|[2-9AJQK])[SHDC]/g, '') : shown;
  });
  return bare.join(';');
}

describe('a card that nobody told', () => {
  test.each([
    ['ta la: an 4♠ 5♠ 6♠ K♦; binh: 9♠ ?', 'an:4S.5S.6S.KD;binh:9S.?'],
    ['ta la: an 4♠ 5♠ 6♠; binh: ? ?', 'an:4S.5S.6S;binh:?.?'],
    ['tá lả: an 4♠ 5♠ 6♠ K♦; bình 9♥ ? 8♥, chi 10♦ J♣', 'an:4S.5S.6S.KD;bình:9H.8H.?;chi:10D.JC'],
    ['xì dách cái 10 9, an 8 7 ?, bình 10 5', 'cai:10.9;an:8.7.?;bình:10.5'],
    ['xì dách cái 10 9, an 8 7 ? bình 10 5', 'cai:10.9;an:8.7.?;bình:10.5'],
    ['xì dách cái 10 9, an 8 7, bình ? ?', 'cai:10.9;an:8.7;bình:?.?'],
    ['xì dách cái 10 ?, tui 10 9', 'cai:10.?;tui:10.9'],
    ['xì dách cái 10 ? tui 10 9 ai ăn', 'cai:10.?;tui:10.9'],
    ['xì dách cái 10 ?, tui 10 9 ai ăn ?', 'cai:10.?;tui:10.9'],
    ['xì dách\ncái: 10 ?\nan: 9 9', 'cai:10.?;an:9.9'],
    ['xì dách: cái 10 9, an 8 ?', 'cai:10.9;an:8.?'],
    ['xi dach cai 10 ? vs em 9 9', 'cai:10.?;em:9.9'],
    ['xi dach cai 10 + ?, em 9 + 9', 'cai:10.?;em:9.9'],
    ['xi dach, banker 10 ?, sam 10 9', 'cai:10.?;sam:10.9'],
    ['xi dach: me ? ? banker 10 9', 'me:?.?;cai:10.9'],
    ['bài cào: cái 9 8 2, em 3 4 ?', 'cai:9.8.2;em:3.4.?'],
    ['ba cay: em 9♠ 8♥ ?, anh 3♠ 4♠ 5♠', 'em:9S.8H.?;anh:3S.4S.5S'],
    ['xi to: an A♠ K♠ Q♠ J♠ ?; binh 9♠ 9♥ 8♠ 8♥ 7♦', 'an:AS.KS.QS.JS.?;binh:9S.9H.8S.8H.7D'],
    ['sam: an het bai, binh 2 ? ?', 'an:-;binh:2.?.?'],
    ['xì dách em có 10 với ?, cái 10 9', 'em:10.?;cai:10.9'],
    ['sam: an hết bài, bình: ? ?, chi: 3 ? 5', 'an:-;bình:?.?;chi:3.5.?'],
  ])('%s', (text, fields) => {
    expect(read(text)).toBe(fields);
    // Who needs whole hands is told which card is missing.
    expect(read(text, false)).toBe('bad-card unknown ?');
  });

  test.each([
    ['a play has to be known', 'sam: bàn đôi 9, đánh đôi ?', 'bad-card not-a-card ?'],
    ['so has whose it is', 'xi dach ? ? vs cai 10 9', 'bad-card not-a-card ?'],
    ['so has what lies there', 'sâm: bàn 3 4 5, đánh 6 ? 8', 'bad-card unknown ?'],
    ['a suit that could count is asked for', 'ta la: an 4♠ 5♠ 6♠ K♦; binh: 9 ?', 'bad-card no-suit 9'],
    ['so it is where hands may come to the same', 'ba cay: em 9 8 ?, anh 3 4 5', 'bad-card no-suit 9'],
    ['one card is no hand', 'xi dach: cai 10 9; an 8 8; binh ?', 'wrong-card-count  ?'],
  ])('%s: %s', (_, text, wrong) => {
    expect(read(text)).toBe(wrong);
  });
});

describe('the end of a question', () => {
  test.each([
    ['xì dách cái 10 9 em 10 10 ai ăn ?', 'cai:10.9;em:10.10'],
    ['xì dách cái 10 9 em 10 10 ai ăn?', 'cai:10.9;em:10.10'],
    ['xì dách cái 10 9, an 8 7 5 ?', 'cai:10.9;an:8.7.5'],
    ['xì dách cái 10 9, an 8 7 ?', 'cai:10.9;an:8.7'],
    ['xì dách cái 10 9 em 10 8 huề k?', 'cai:10.9;em:10.8'],
    ['xì dách cái 10 9 em 10 8 đúng ko ?', 'cai:10.9;em:10.8'],
    ['xì dách cái 10 9 em 10 8 ??', 'cai:10.9;em:10.8'],
    ['xì dách cái 10 9 em 10 8 ??? giúp em với', 'cai:10.9;em:10.8'],
    ['xì dách cái 10 9? em 10 8?', 'cai:10.9;em:10.8'],
    ['xi dach cai 10 9 em 10 8 ? em thang ha', 'cai:10.9;em:10.8'],
    ['xi dach cai 10 9 em 10 8 thua anh ?', 'cai:10.9;em:10.8'],
    ['xi dach: who wins ? banker 10 9, me 10 8', 'cai:10.9;me:10.8'],
    ['an có 10 9, cái có 10 8, ai ăn ? xì dách', 'an:10.9;cai:10.8'],
    ['ai thắng, an hay cái ? xì dách an 10 9, cái 10 8', 'an:10.9;cai:10.8'],
    ['sâm: bàn đôi 9, đánh đôi 10 được không ?', 'ban:9.9;danh:10.10'],
    ['sâm: heo chặt bằng tứ quý 6 ?', 'ban:6S.6H.6D.6C;danh:2'],
    ['tá lả: an 4♠ 5♠ 6♠ K♦; binh 9♠ 9♥ ai nhất ?', 'an:4S.5S.6S.KD;binh:9S.9H'],
  ])('%s', (text, fields) => {
    expect(read(text)).toBe(fields);
    expect(read(text, false)).toBe(fields);
  });

  test.each(['xì dách cái 18 em 20 ai ăn ?', 'ba cây cái 7 tui 8 ?'])('%s: totals', (text) => {
    const { story } = readMessage(text, { games: READABLE, home: undefined, open: true, tell: readStory });
    expect(story?.hands.map(({ told }) => told.total)).toEqual(text.includes('18') ? [18, 20] : [7, 8]);
  });
});
