/** The sentences of a score book's lines. */

import { describe, expect, test } from 'vitest';
import type { ResultForm } from '#core/evening/results.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { seatsInShort } from '#testing/told-rounds.ts';

const NAMES = ['An', 'Bình', 'Chi', 'Dung'];

async function line(game: string, lang: Lang, form: ResultForm, text: string): Promise<string> {
  const book = GAMES.find(({ id }) => id === game)?.load.evening;
  const seats = seatsInShort(text).map((seat, at) => ({ ...seat, name: NAMES[at] ?? '' }));
  return (await book?.words[lang]())?.words.line(form, seats) ?? '';
}

describe('the line of a round', () => {
  test.each<[string, ResultForm, string, string, string]>([
    [
      'sam',
      'out',
      'left:6; left:4; left:6; out',
      'Dung nhất, còn 6, 4, 6 lá',
      'Dung is out first, 6, 4 and 6 cards left',
    ],
    [
      'sam',
      'out',
      'out; left:6+1tw; cong; kept:1',
      'An nhất; Bình còn 6 lá, 1 heo; Chi cóng; Dung còn 1 lá; Dung giữ bài nên đền báo một',
      'An is out first; Bình has 6 cards left, 1 two; Chi never played; Dung has 1 card left; Dung kept a card back and pays for it',
    ],
    ['sam', 'out', 'sam-lost; stopper; ?', 'An đền sâm, Bình chặn', 'An fails the Sâm, Bình stops it'],
    [
      'ta-la',
      'points',
      'points:2; points:5; mom',
      'An nhất, Bình nhì, Chi móm',
      'An first, Bình second, Chi without a meld',
    ],
    [
      'ta-la',
      'points',
      'mom; mom',
      'Cả bàn móm, An hạ trước nên nhất',
      'Nobody has a meld, An laid down first and is first',
    ],
    ['ta-la', 'points', 'u; den; ?', 'An ù, Bình đền', 'An goes out (ù), Bình pays for all'],
    [
      'xi-dach',
      'banker',
      'cai plain; lose; ngu-linh; lose',
      'Chi ngũ linh, hai người kia thua',
      'Chi has five cards (ngũ linh), the other two lose',
    ],
    ['xi-dach', 'banker', 'cai quac; win; win; win', 'Cái quắc, chung cả ba', 'The banker is bust, all three are paid'],
    ['xi-dach', 'banker', 'cai ?; lose; lose; lose', 'Cái ăn cả ba', 'The banker beats all three'],
    [
      'xi-dach',
      'banker',
      'cai ?; non; win; non',
      'Bình và Dung non, Chi ăn cái',
      'Bình and Dung are short, Chi beats the banker',
    ],
    [
      'ba-cay',
      'banker',
      'cai nut:7; nut:9; lose; push',
      'Cái 7 nút, Bình 9 nút, Dung hòa, Chi thua',
      'The banker has 7 points, Bình has 9 points, Dung draws, Chi loses',
    ],
    ['ba-cay', 'pot', 'win; win; ?', 'An và Bình chia đôi', 'An and Bình share the pot'],
    ['xi-to', 'pot', '?; win', 'Bình ăn gà', 'Bình takes the pot'],
  ])('of %s, by %s: %s', async (game, form, text, vi, en) => {
    expect(await line(game, 'vi', form, text)).toBe(vi);
    expect(await line(game, 'en', form, text)).toBe(en);
  });

  test.each(GAMES.flatMap((game) => LANGS.map((lang) => [game.id, lang, game] as const)))(
    '%s has a word for everything that can be told, in %s',
    async (_, lang, { load }) => {
      const late = load.evening;
      const { words } = (await late?.words[lang]()) ?? {};
      const { results } = (await late?.results()) ?? {};
      const { game } = await load.engine();
      for (const rules of Object.values(game.presets)) {
        for (const form of results?.formsOf(rules) ?? []) {
          expect(words?.ask(form)).toMatch(/\?$/);
          for (const role of ['banker', 'player'] as const) {
            for (const { code } of results?.optionsOf(form, role, rules) ?? []) {
              expect(words?.option(code, role)).not.toBe(code);
              expect(words?.seat({ code, count: 3 }, role)).toBeTruthy();
            }
          }
        }
        for (const { code } of results?.sidesOf(rules) ?? []) expect(words?.side(code)).not.toBe(code);
      }
      expect(words?.option('unheard-of', 'player')).toBe('unheard-of');
    },
  );
});
