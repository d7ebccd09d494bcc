import { describe, expect, test } from 'vitest';
import { canonical } from '#testing/read.ts';
import { ALL_CARDS, displayCard, formatCard, RANKS, type Rank, SUITS, type Suit } from '../card.ts';

const BASE = 'xi-dach@pho-thong;cai:KD.9C;an:AS.AH';

describe('a case in other spellings, grammar of the case notation', () => {
  test.each([
    ['canonical', BASE],
    ['no preset', 'xi-dach;cai:KD.9C;an:AS.AH'],
    ['display', 'xi-dach@pho-thong; cái: K♦ 9♣; an: A♠ A♥'],
    ['cai without marks', 'xi-dach; cai: K♦ 9♣; an: A♠ A♥'],
    ['banker', 'xi-dach; banker: K♦ 9♣; an: A♠ A♥'],
    ['lines', 'xi-dach\ncai:KD.9C\nan:AS.AH'],
    ['lines end \\r\\n', 'xi-dach\r\ncai:KD.9C\r\nan:AS.AH\r\n'],
    ['lines end \\r', 'xi-dach\rcai:KD.9C\ran:AS.AH'],
    ['semicolons and lines', 'xi-dach;\n  cai: KD 9C;\n  an: AS AH;\n'],
    ['blank lines between', 'xi-dach\n\n\ncai:KD.9C\n \n\t\nan:AS.AH\n\n'],
    ['a trailing semicolon', `${BASE};`],
    ['a trailing semicolon and a blank', `${BASE} ; `],
    ['trailing separators of cards', 'xi-dach;cai:KD.9C.;an:AS,AH, '],
    ['commas', 'xi-dach;cai:KD,9C;an:AS, AH'],
    ['spaces', 'xi-dach;cai:KD 9C;an:AS   AH'],
    ['dots with spaces', 'xi-dach;cai:KD . 9C;an:AS. AH'],
    ['many separators', 'xi-dach;cai:KD.,. 9C;an:..AS,,AH'],
    ['tabs and no-break spaces', 'xi-dach;\tcai:\u00A0KD\t9C;\u00A0an\u00A0:AS\u00A0AH'],
    ['run together', 'xi-dach;cai:KD9C;an:ASAH'],
    ['run-together glyphs', 'xi-dach;cai:K♦9♣;an:A♠A♥'],
    ['run together, emoji', 'xi-dach;cai:K♦️9♣️;an:A♠️A♥️'],
    ['spaces round every token', ' xi-dach @ pho-thong { minStand = 16 } ; cai : KD . 9C ; an : A S A H ; '],
    ['lines round every token', 'xi-dach\n@\npho-thong\n{\nminStand\n=\n16\n}\ncai\n:\nKD.9C\nan\n:\nAS.AH'],
    ['byte order mark', `\uFEFF${BASE}`],
    ['zero-width spaces around', `\u200B${BASE}\u200B`],
    ['zero-width spaces between cards', 'xi-dach;\u200Bcai:KD\u200B9C;an:AS.\u200BA\u2060H\u200B'],
    ['NFD', 'xi-dach; cái: già rô 9 chuồn; an: át bích, át cơ'.normalize('NFD')],
    ['words', 'xi-dach; cái: già rô, 9 chuồn; an: át bích, át cơ'],
  ])('%s', (_, text) => {
    expect(canonical(text)).toBe(BASE);
  });

  test.each([
    ['its own value is dropped', 'xi-dach@vipgame{fiveCard=under-21};', 'xi-dach@vipgame'],
    ['another is kept', 'xi-dach@vipgame{minStand=14};', 'xi-dach@vipgame{minStand=14}'],
    ['without a preset', 'xi-dach{minStand=14};', 'xi-dach@pho-thong{minStand=14}'],
    ['spaces', 'xi-dach { minStand = 14 , aces = one-ten } ;', 'xi-dach@pho-thong{aces=one-ten,minStand=14}'],
    ['the catalogue’s order', 'xi-dach{payout=3-2-1,aces=one-ten};', 'xi-dach@pho-thong{aces=one-ten,payout=3-2-1}'],
    ['true and false', 'xi-dach{earlyCheck=false};', 'xi-dach@pho-thong{earlyCheck=false}'],
    ['the other way round', 'xi-dach@vipgame{earlyCheck=true};', 'xi-dach@vipgame{earlyCheck=true}'],
    ['settings on a line of their own', 'xi-dach@blog\n{minStand=14}\n', 'xi-dach@blog{minStand=14}'],
    ['one dropped, one kept', 'xi-dach{aces=any,minStand=15};', 'xi-dach@pho-thong{minStand=15}'],
    ['a preset that equals another keeps its name', 'xi-dach@bach-khoa;', 'xi-dach@bach-khoa'],
  ])('settings: %s', (_, head, to) => {
    expect(canonical(`${head}cai:KD.9C;an:AS.AH`)).toBe(`${to};cai:KD.9C;an:AS.AH`);
  });

  test('the order of the fields and of the cards is kept', () => {
    expect(canonical('xi-dach;chi:2S.3S;cai:9C.KD;2:AH.AS;1:4S.5S')).toBe(
      'xi-dach@pho-thong;chi:2S.3S;cai:9C.KD;2:AH.AS;1:4S.5S',
    );
  });

  test.each([
    ['letters of any language', 'Ánh', 'Ánh'],
    ['Japanese', 'ひろし', 'ひろし'],
    ['NFD', 'Ánh'.normalize('NFD'), 'Ánh'],
    ['digits', '2', '2'],
    ['digits of any language', '٣', '٣'],
    ['one hyphen', '-', '-'],
    ['hyphen and underscore', '_a-b_', '_a-b_'],
    ['constructor', 'constructor', 'constructor'],
    ['__proto__', '__proto__', '__proto__'],
    ['24 characters', 'x'.repeat(24), 'x'.repeat(24)],
    ['24 characters in 48 units', '𝔸'.repeat(24), '𝔸'.repeat(24)],
    ['24 characters, 48 units in NFD', 'ế'.repeat(24).normalize('NFD'), 'ế'.repeat(24)],
    ['reserved names are exact: Cái', 'Cái', 'Cái'],
    ['CAI', 'CAI', 'CAI'],
    ['Banker', 'Banker', 'Banker'],
    ['câi', 'câi', 'câi'],
    ['a card', 'KD', 'KD'],
  ])('a player’s name: %s', (_, name, to) => {
    expect(canonical(`xi-dach;cai:KD.9C;${name}:AS.AH`)).toBe(`xi-dach@pho-thong;cai:KD.9C;${to}:AS.AH`);
  });

  test.each([
    ['bài', 'bai'],
    ['bai', 'bai'],
    ['hand', 'bai'],
    ['bàn', 'ban'],
    ['ban', 'ban'],
    ['table', 'ban'],
    ['đánh', 'danh'],
    ['danh', 'danh'],
    ['play', 'danh'],
    ['đánh'.normalize('NFD'), 'danh'],
    ['player', 'player'],
    ['dánh', 'dánh'],
  ])('the reserved name %s in other games', (name, to) => {
    expect(canonical(`toy;${name}:AS`)).toBe(`toy@plain;${to}:AS`);
  });

  test.each([
    ['5♠*', '5S*'],
    ['5♠**', '5S**'],
    ['5♠*an', '5S*an'],
    ['5♠**an 6♠*an', '5S**an.6S*an'],
    ['5♠*Ánh.6♠', '5S*Ánh.6S'],
    ['già bích*an', 'KS*an'],
    ['-', '-'],
    [' - ', '-'],
    ['5S6S*an', '5S.6S*an'],
  ])('eaten cards and empty hands where a game has them: %s', (text, to) => {
    const other = to.includes('Ánh') ? 'Ánh' : 'an';
    expect(canonical(`toy;${other}:9S;chi:${text}`)).toBe(`toy@plain;${other}:9S;chi:${to}`);
  });

  test.each([
    ['a name', '5S*an 6S*an', '5S*an.6S*an'],
    ['a name that reads like a card: a name all the same', '2H*3H', '2H*3H'],
    ['a gap', '2H*.3H', '2H*.3H'],
    ['no name, suit first', '2H*♥3', '!bad-card'],
    ['a name, and a card in glyphs', '2H*an3♥', '!bad-card'],
    ['a rank, and a glyph', '2H*3♥', '!bad-card'],
    ['two stars', '2H**♥3', '!bad-card'],
    ['three stars', '2H***', '!bad-card'],
  ])('after a star nothing is glued on: %s (%s)', (_, text, to) => {
    expect(canonical(`toy;bai:${text}`)).toBe(to.startsWith('!') ? to : `toy@plain;bai:${to}`);
  });
});

describe('cards', () => {
  const rankWords: Readonly<Record<Rank, readonly string[]>> = {
    A: ['A', 'a', 'át', 'at', 'ÁT', 'Át', 'xì', 'xi', 'XÌ', 'ách', 'ach', 'ÁCH', 'Ách'],
    '2': ['2'],
    '3': ['3'],
    '4': ['4'],
    '5': ['5'],
    '6': ['6'],
    '7': ['7'],
    '8': ['8'],
    '9': ['9'],
    '10': ['10', 'T', 't'],
    J: ['J', 'j', 'bồi', 'boi', 'BỒI', 'Bồi'],
    Q: ['Q', 'q', 'đầm', 'dam', 'ĐẦM', 'Đầm', 'DAM'],
    K: ['K', 'k', 'già', 'gia', 'GIÀ', 'Già'],
  };
  const suitWords: Readonly<Record<Suit, readonly string[]>> = {
    S: ['S', 's', '♠', '♤', '♠\uFE0F', '♠\uFE0E', 'bích', 'bich', 'BÍCH', 'Bích'],
    H: ['H', 'h', '♥', '♡', '♥\uFE0F', '♥\uFE0E', 'cơ', 'co', 'CƠ', 'Cơ'],
    D: ['D', 'd', '♦', '♢', '♦\uFE0F', '♦\uFE0E', 'rô', 'ro', 'RÔ', 'Rô', 'dô', 'do', 'DÔ', 'Dô'],
    C: [
      'C',
      'c',
      '♣',
      '♧',
      '♣\uFE0F',
      '♣\uFE0E',
      'chuồn',
      'chuon',
      'CHUỒN',
      'Chuồn',
      'tép',
      'tep',
      'TÉP',
      'nhép',
      'nhep',
      'NHÉP',
    ],
  };

  const table = RANKS.flatMap((rank) => SUITS.map((suit) => [`${rank}${suit}`, rank, suit] as const));

  test.each(table)(
    '%s in every spelling, rank or suit first, with and without a space, NFC and NFD',
    (card, rank, suit) => {
      const wrong: string[] = [];
      for (const r of rankWords[rank]) {
        for (const s of suitWords[suit]) {
          for (const text of [r + s, `${r} ${s}`, s + r, `${s} ${r}`, `${r}\t ${s}`]) {
            for (const form of [text, text.normalize('NFD')]) {
              if (canonical(`toy;an:${form}`) !== `toy@plain;an:${card}`) wrong.push(form);
            }
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  test.each([
    ['át bích', 'AS'],
    ['at bich', 'AS'],
    ['ÁT BÍCH', 'AS'],
    ['xì cơ', 'AH'],
    ['ách rô', 'AD'],
    ['già dô', 'KD'],
    ['đầm chuồn', 'QC'],
    ['boi tep', 'JC'],
    ['bồi nhép', 'JC'],
    ['10 cơ', '10H'],
    ['A ♠', 'AS'],
    ['♠A', 'AS'],
    ['as', 'AS'],
    ['TH', '10H'],
    ['10h', '10H'],
    ['át bích át cơ', 'AS.AH'],
    ['átbíchátcơ', 'AS.AH'],
    ['at bich,at co', 'AS.AH'],
    ['10 cơ 10 rô', '10H.10D'],
    ['KD9C', 'KD.9C'],
    ['kdtc', 'KD.10C'],
    ['ac ah', 'AC.AH'],
    ['acth', 'AC.10H'],
    ['K♦9c♠A', 'KD.9C.AS'],
    ['♠10♠A', '10S.AS'],
  ])('%s is %s', (text, to) => {
    expect(canonical(`toy;an:${text}`)).toBe(`toy@plain;an:${to}`);
  });

  test('every two cards run together, in letters and glyphs, rank first and suit first', () => {
    const wrong: string[] = [];
    const forms: readonly ((card: (typeof ALL_CARDS)[number]) => string)[] = [
      formatCard,
      displayCard,
      (card) => formatCard(card).toLowerCase(),
      (card) => formatCard(card).replace('10', 't'),
      (card) => formatCard(card).replace(/(.*)(.)$/, '$2$1'),
      (card) => displayCard(card).replace(/(.*)(.)$/, '$2$1'),
    ];
    for (const a of ALL_CARDS) {
      for (const b of ALL_CARDS) {
        if (a === b) continue;
        for (const write of forms) {
          const text = write(a) + write(b);
          const to = `toy@plain;an:${formatCard(a)}.${formatCard(b)}`;
          if (canonical(`toy;an:${text}`) !== to) wrong.push(text);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    '1S',
    '11S',
    '0S',
    '12h',
    'X♠',
    'A',
    '♠',
    'S',
    'A♠♠x',
    'AX',
    'Joker',
    '🂡',
    'át',
    'bích',
    'Ka',
    '1 0S',
    'B♠',
    '♠♠',
    '十S',
    // A word of a card has its own marks, or none.
    '2 đỏ',
    '2 đo',
    '2 dỏ',
    '2 đô',
    '2 rơ',
    '2 rò',
    '2 cò',
    '2 cớ',
    '2 bịch',
    '2 bìch',
    '2 chuôn',
    '2 chuon\u0300',
    '2 tẹp',
    '2 nhẹp',
    'ạt bích',
    'ăt bích',
    'ãt bích',
    'xỉ bích',
    'xí bích',
    'ạch bích',
    'giá bích',
    'giả bích',
    'đam bích',
    'dầm bích',
    'đẩm bích',
    'bơi bích',
    'bối bích',
    'BÔI BÍCH',
  ])('%s is no card', (text) => {
    for (const form of [text, text.normalize('NFC'), text.normalize('NFD'), text.toUpperCase()]) {
      expect(canonical(`toy;an:${form}`), form).toBe('!bad-card');
    }
  });
});
