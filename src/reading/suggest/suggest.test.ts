import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_CARDS, displayCard } from '#core/card.ts';
import type { CaseError, ErrorCode } from '#core/case-error.ts';
import { displayCase } from '#core/display-case.ts';
import { formatCase } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import { parseCase } from '#core/notation/parse.ts';
import { ENGINES, readCase } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { anyCase } from '#testing/any-case.ts';
import { faults } from '#testing/faults.ts';
import { mutations, oddTexts } from '#testing/mutations.ts';
import { errorOf, TEST_GAMES as HERE } from '#testing/read.ts';
import { toy } from '#testing/toy-game.ts';
import { applySuggestion, type Suggestion, suggestMend } from './suggest.ts';

const HOME = ENGINES[0] ?? toy;

/** The text with what is suggested, or undefined; the code of its fault. */
function mended(given: string, home: Game = HOME): { code: ErrorCode; text: string | undefined } {
  const read = readCase(given);
  if (read.ok) throw new Error(`no error in ${given}`);
  const one = suggestMend(given, read.error, ENGINES, home, GAMES);
  return { code: read.error.code, text: one && applySuggestion(given, one) };
}

const REST = 'cái: K♦ 9♣; an: A♠ A♥';

/** A mistake for every code, in Vietnamese and English, and the intended text; `—` where it cannot be guessed. */
const TYPOS: readonly (readonly [ErrorCode, given: string, meant: string])[] = [
  ['unknown-game', `Xì Dách; ${REST}`, `xi-dach; ${REST}`],
  ['unknown-game', `xì lát\n${REST}`, `xi-dach\n${REST}`],
  ['unknown-game', `xi_dach; ${REST}`, `xi-dach; ${REST}`],
  ['unknown-game', `XI-DACH@vipgame; ${REST}`, `xi-dach@vipgame; ${REST}`],
  ['unknown-game', `xi-dahc; ${REST}`, `xi-dach; ${REST}`],
  ['unknown-game', `blackjack; ${REST}`, `xi-dach; ${REST}`],
  ['unknown-game', 'xì tố; an: 8h Kd; bình: 7s 8s', 'xi-to; an: 8h Kd; bình: 7s 8s'],
  ['unknown-game', '3 cây; an: 3♥ 4♣ 2♠; bình: 3♦ 5♠ 2♣', 'ba-cay; an: 3♥ 4♣ 2♠; bình: 3♦ 5♠ 2♣'],
  ['unknown-game', 'Bài cào; an: 3♥ 4♣ 2♠; bình: 3♦ 5♠ 2♣', 'ba-cay@bai-cao; an: 3♥ 4♣ 2♠; bình: 3♦ 5♠ 2♣'],
  ['unknown-game', 'phỏm; bài: 5♠', 'ta-la; bài: 5♠'],
  ['unknown-game', 'tala-x; bài: 5♠', 'ta-la; bài: 5♠'],
  ['unknown-game', 'SÂM LỐC; đánh: 4♠', 'sam; đánh: 4♠'],
  ['unknown-game', REST, `xi-dach; ${REST}`],
  ['unknown-game', `xi-dach, ${REST}`, `xi-dach ${REST}`],
  ['unknown-game', 'poker; an: 8♥', '—'],
  ['unknown-preset', `xi-dach@vipgam; ${REST}`, `xi-dach@vipgame; ${REST}`],
  ['unknown-preset', `xi-dach@Bách-Khoa; ${REST}`, `xi-dach@bach-khoa; ${REST}`],
  ['unknown-preset', `xi-dach@; ${REST}`, '—'],
  ['unknown-setting', `xi-dach{minstand=14}; ${REST}`, `xi-dach{minStand=14}; ${REST}`],
  ['unknown-setting', `xi-dach{constructor=14}; ${REST}`, '—'],
  ['bad-value', `xi-dach{minStand=13}; ${REST}`, `xi-dach{minStand=16}; ${REST}`],
  ['bad-value', `xi-dach{earlyCheck=True}; ${REST}`, `xi-dach{earlyCheck=true}; ${REST}`],
  ['bad-value', `xi-dach{minStand=}; ${REST}`, `xi-dach{minStand=16}; ${REST}`],
  ['bad-value', `xi-dach{minStand=14, minStand=15}; ${REST}`, `xi-dach{minStand=14}; ${REST}`],
  ['bad-syntax', `xi-dach{minStand=14; ${REST}`, `xi-dach{minStand=14}; ${REST}`],
  ['bad-syntax', `xi-dach{minStand: 14}; ${REST}`, `xi-dach{minStand=14}; ${REST}`],
  ['bad-syntax', `xi-dach{}; ${REST}`, `xi-dach; ${REST}`],
  ['bad-syntax', `xi-dach{minStand=14, }; ${REST}`, `xi-dach{minStand=14}; ${REST}`],
  ['bad-syntax', `xi-dach{minStand=14 aces=any}; ${REST}`, `xi-dach{minStand=14 , aces=any}; ${REST}`],
  ['bad-syntax', `xi-dach ${REST}`, `xi-dach; ${REST}`],
  ['bad-syntax', `xi-dach: ${REST}`, `xi-dach; ${REST}`],
  ['bad-syntax', `xi-dach;; ;${REST}`, `xi-dach;${REST}`],
  ['bad-syntax', 'xi-dach; cái: K♦ 9♣; an A♠ A♥', `xi-dach; ${REST}`],
  ['bad-syntax', 'xi-dach\ncai kd 9c\nan as ah', 'xi-dach\ncai: kd 9c\nan as ah'],
  ['bad-syntax', 'xi-dach; cái: K♦ 9♣; át bích A♥', '—'],
  ['bad-syntax', 'xi-dach; cái: K♦ 9♣; anh hai!: A♠ A♥', 'xi-dach; cái: K♦ 9♣; anh-hai: A♠ A♥'],
  ['bad-syntax', 'xi-dach; cái: K♦ 9♣; 😀: A♠ A♥', '—'],
  ['unknown-field', 'xi-dach; cái: K♦ 9♣; bài: A♠ A♥', 'xi-dach; cái: K♦ 9♣; bài-1: A♠ A♥'],
  ['unknown-field', 'ta-la; an: 6♣*binh 6♥ 6♦; bình: 7♣', 'ta-la; an: 6♣*bình 6♥ 6♦; bình: 7♣'],
  ['unknown-field', 'ta-la; an: 6♣**Bình 6♥ 6♦; bình: 7♣', 'ta-la; an: 6♣**bình 6♥ 6♦; bình: 7♣'],
  ['unknown-field', 'ta-la; an: 6♣*binh 6♥ 6♦; chi: 7♣; bình: 8♣', 'ta-la; an: 6♣*bình 6♥ 6♦; chi: 7♣; bình: 8♣'],
  ['unknown-field', 'ta-la; an: 2H*3H 2D 2S; bình: 7♣', 'ta-la; an: 2H* 3H 2D 2S; bình: 7♣'],
  ['unknown-field', 'ta-la; an: 6♣*an 6♥ 6♦; giang: 7♣', '—'],
  ['bad-card', 'ta-la; bài: 7♦*8♥ 7♥ 7♠', 'ta-la; bài: 7♦* 8♥ 7♥ 7♠'],
  ['bad-card', 'ta-la; bài: 7♦*♥8 7♥ 7♠', 'ta-la; bài: 7♦* ♥8 7♥ 7♠'],
  ['missing-field', 'xi-dach; an: A♠ A♥', '—'],
  ['missing-field', 'sam; bàn: 2♠ 2♥;', '—'],
  ['missing-field', 'sam; Table: 2♠; Play: 3♠', '—'],
  ['duplicate-field', `xi-dach; ${REST}; an: 2♠ 3♥`, `xi-dach; ${REST}; an2: 2♠ 3♥`],
  ['duplicate-field', 'sam; an: -; bình: -; chi: 3♠', '—'],
  ['bad-card', 'xi-dach; cái: K♦ 9♣; an: A♠ 11♥', 'xi-dach; cái: K♦ 9♣; an: A♠ J♥'],
  ['bad-card', 'xi-dach; cái: K♦ 9♣; an: 1♠ A♥', `xi-dach; ${REST}`],
  ['bad-card', 'xi-dach; cái: K♦ 9♣; an: O♠ A♥', 'xi-dach; cái: K♦ 9♣; an: 10♠ A♥'],
  ['bad-card', 'xi-dach; cái: K♦ 9♣; an: ri bích A♥', 'xi-dach; cái: K♦ 9♣; an: J bích A♥'],
  ['bad-card', 'xi-dach; cái: K♦ 9♣; an: A♠ A', '—'],
  ['bad-card', 'xi-dach; cái: K♦ 9♣; an: 5♠* A♥', 'xi-dach; cái: K♦ 9♣; an: 5♠ A♥'],
  ['bad-card', 'sam; bàn: 2♠; đánh: 4444', '—'],
  ['bad-card', 'sam; đánh: 44444', '—'],
  ['bad-card', 'sam; đánh: t98', '—'],
  ['bad-card', 'xi-dach; cái: K♦ 9♣; an:', '—'],
  ['duplicate-card', 'xi-dach; cái: K♦ 9♣; an: A♠ K♦', '—'],
  ['duplicate-card', 'xi-dach; cái: K♦ 9♣; an: A♠ K♦ 9♥', 'xi-dach; cái: K♦ 9♣; an: A♠ 9♥'],
  ['card-not-in-deck', 'ba-cay; an: K♦ 2♥ 3♥ 5♥; bình: 4♠ 5♠ 6♠', 'ba-cay; an: 2♥ 3♥ 5♥; bình: 4♠ 5♠ 6♠'],
  ['wrong-card-count', 'xi-dach; cái: K♦ 9♣; an: át bích 2♠ 3♥ 4♥ 5♥ 6♥', 'xi-dach; cái: K♦ 9♣; an: A♠ 2♠ 3♥ 4♥ 5♥'],
  ['wrong-card-count', 'xi-dach; cái: K♦; an: A♠ A♥', '—'],
  [
    'wrong-player-count',
    'xi-to; a: 8♥; b: 7♠; c: 8♠; d: 9♠; e: 10♠; f: J♠; g: Q♠; h: K♠',
    'xi-to; a: 8♥; b: 7♠; c: 8♠; d: 9♠; e: 10♠; f: J♠',
  ],
  ['wrong-player-count', 'xi-to; an: 8♥', '—'],
  ['eaten-card-outside-meld', 'ta-la; bài: 8♥* 2♠ 4♦', '—'],
  ['too-long', `xi-dach; ${REST}${' '.repeat(3000)}`, `xi-dach; ${REST}`.padEnd(2000)],
  ['empty', ' ', '—'],
];

describe('what was probably meant', () => {
  test.each(TYPOS)('%s: %s', (code, given, meant) => {
    expect(mended(given)).toEqual({ code, text: meant === '—' ? undefined : meant });
  });

  test('every code has its slips', () => {
    const codes = faults.map(({ code }) => code);
    expect(new Set(TYPOS.map(([code]) => code))).toEqual(new Set(codes).add('too-long'));
  });

  test.each(TYPOS.filter(([, given, meant]) => meant !== '—' && given.normalize('NFD') !== given))(
    '%s, with marks apart: %s',
    (_, given, meant) => {
      expect(mended(given.normalize('NFD')).text?.normalize('NFC')).toBe(meant);
    },
  );

  test('a game of the book that is not here yet is named all the same, and no other', () => {
    const here = ENGINES.filter(({ id }) => id === 'xi-dach');
    const of = (text: string): string | undefined => {
      const read = parseCase(text, here);
      const one = read.ok ? undefined : suggestMend(text, read.error, here, HOME, GAMES);
      return one && applySuggestion(text, one);
    };
    expect(of('Tá Lả; bài: 5♠')).toBe('ta-la; bài: 5♠');
    expect(of('sâm; đánh: 4♠')).toBe('sam; đánh: 4♠');
    expect(of('ba-cay; an: 4♠')).toBeUndefined();
  });
});

/** What is wrong with a suggestion, if anything: it must be in place, and the text must read further with it. */
function faultOf(text: string, games: readonly Game[], error: CaseError, one: Suggestion): string | undefined {
  if (one.at < 0 || one.length < 0 || one.at + one.length > text.length) return 'it stands outside';
  const now = applySuggestion(text, one);
  if (now === text) return 'it changes nothing';
  const read = parseCase(now, games);
  // A game of the book that is not here cannot be read further.
  if (!read.ok && read.error.code === 'unknown-game' && read.error.found === one.insert) {
    return games.some(({ id }) => id === one.insert) ? `${one.insert} is here, and was not read` : undefined;
  }
  return read.ok || read.error.at > error.at ? undefined : `${read.error.code} at ${read.error.at}, was at ${error.at}`;
}

/** Suggestions for all of these texts, and what is wrong with them. */
function tally(texts: Iterable<string>, games: readonly Game[], home: Game): { codes: Set<string>; wrong: string[] } {
  const codes = new Set<string>();
  const wrong: string[] = [];
  for (const text of texts) {
    const read = parseCase(text, games);
    if (read.ok) continue;
    const one = suggestMend(text, read.error, games, home, GAMES);
    if (!one) continue;
    codes.add(read.error.code);
    const fault = faultOf(text, games, read.error, one);
    if (fault) wrong.push(`${fault}: ${JSON.stringify(text)} ${JSON.stringify(one)}`);
  }
  return { codes, wrong };
}

describe('a suggestion makes a case of the text, or lets it be read further', () => {
  test('for texts with one fault each', () => {
    for (const { given } of faults) {
      const one = suggestMend(given, errorOf(given), HERE, toy, GAMES);
      if (one) expect(faultOf(given, HERE, errorOf(given), one), given).toBeUndefined();
    }
  });

  test('for texts that are nearly cases, and for odd pieces', () => {
    const { codes, wrong } = tally(mutations(4000, 71), HERE, toy);
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(codes.size).toBeGreaterThan(10);
    expect(tally(oddTexts(1000, 72), HERE, toy).wrong.slice(0, 5)).toEqual([]);
  });

  test('for cases of every game with a piece of it replaced, with marks apart too', () => {
    const pieces = fc.constantFrom(
      ...[
        '',
        ';',
        ':',
        '{',
        '}',
        '@',
        '=',
        '*',
        '-',
        '\n',
        '🂡',
        '😀',
        '\uD800',
        '<b>',
        'AS',
        '♠️',
        '9♠',
        '11♥',
        '1',
        'J',
      ],
      ...['Cái: ', 'BÀI: ', 'Đánh: ', 'xì tố', 'K♦ K♦', 'constructor', '__proto__', 'ri', '\u0301', ' '.repeat(9)],
    );
    const mangled = fc
      .tuple(fc.nat(), fc.boolean(), fc.boolean(), fc.nat(120), fc.nat(8), fc.array(pieces, { maxLength: 3 }))
      .map(([seed, canonical, apart, at, length, between]) => {
        const { game, of } = anyCase(seed);
        const text = (canonical ? formatCase : displayCase)(of, game);
        const whole = text.slice(0, at) + between.join('') + text.slice(at + length);
        return apart ? whole.normalize('NFD') : whole;
      });
    const { codes, wrong } = tally(fc.sample(mangled, { numRuns: 1200, seed: 73 }), ENGINES, HOME);
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(codes.size).toBeGreaterThan(8);
  });
});

test('no card is offered that was not written', () => {
  const cardsIn = (text: string): string[] => text.match(/(?:10|[2-9AJQK])[♠♥♦♣]/g) ?? [];
  let offered = 0;
  for (const [seed, card, place] of fc.sample(fc.tuple(fc.nat(), fc.nat(51), fc.nat(9)), { numRuns: 900, seed: 74 })) {
    const { game, of } = anyCase(seed);
    const written = displayCase(of, game);
    const all = cardsIn(written);
    const fields = written.split('; ');
    // One card of the case becomes another, which may be held already or in no deck of the rule set; or a field goes.
    const other = ALL_CARDS.slice(card, card + 1).map(displayCard);
    const text =
      place % 3 === 0
        ? fields.filter((_, i) => i !== 1 + (place % (fields.length - 1))).join('; ')
        : written.replace(all[place % all.length] ?? ';', other.join(''));
    const read = readCase(text);
    const one = read.ok ? undefined : suggestMend(text, read.error, ENGINES, HOME, GAMES);
    if (!one) continue;
    offered++;
    for (const shown of cardsIn(one.insert)) expect(cardsIn(text), text).toContain(shown);
  }
  expect(offered).toBeGreaterThan(50);
});
