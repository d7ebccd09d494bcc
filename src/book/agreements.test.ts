import { describe, expect, test } from 'vitest';
import { LANGS } from '#core/lang.ts';
import { GAMES, type GameId } from '#games/index.ts';
import { agreementsOf, askedFor, hasAgreement, toldAnswers } from './agreements.ts';
import { rule } from './catalogue/catalogue.ts';

/** Ledger §6.2: by key and game, each answer that somebody gives, with who does. */
const LEDGER: Readonly<Record<string, Partial<Readonly<Record<GameId, Readonly<Record<string, string>>>>>>> = {
  bank: {
    'xi-dach': { 'each-hand': 'O-BV', 'last-natural': 'O-BV', 'three-hands': 'O-XDG' },
    'ba-cay': { 'each-hand': 'O-BV O-TNV', 'best-ten': 'O-TVG', 'one-banker': 'O-GHS' },
  },
  stake: {
    'xi-dach': { 'before-deal': 'S0 S4', 'one-to-five': 'O-BV' },
    'ba-cay': { 'one-to-five': 'O-BV' },
  },
  direction: {
    'xi-dach': { 'counter-clockwise': 'S0 S1 S4' },
    'xi-to': {},
    'ba-cay': { 'counter-clockwise': 'O-BV' },
    'ta-la': { 'counter-clockwise': 'O-BV' },
    sam: { 'counter-clockwise': 'O-BV', clockwise: 'O-HSX' },
  },
  first: { 'ta-la': { 'by-lot': 'O-GVH' }, sam: {} },
  eatShow: { 'ta-la': { 'with-meld': 'O-BV', 'card-alone': 'O-VG' } },
  ga: { 'ba-cay': { 'whole-table': 'O-BV', joiners: 'O-TVG' } },
  bien: { 'ba-cay': { 'once-or-twice': 'O-TVG' } },
  misdeal: Object.fromEntries(GAMES.map(({ id }) => [id, { 'deal-anew': 'O-IRR' }])),
  slips: Object.fromEntries(GAMES.map(({ id }) => [id, {}])),
};

describe('agreements, ledger §6.2', () => {
  test.each(GAMES.map(({ id }) => id))('%s: keys, answers and who says each', (id) => {
    const wanted = Object.entries(LEDGER).flatMap(([key, games]) => (games[id] ? [[key, games[id]]] : []));
    const found = agreementsOf(id, 'vi').map((one) => [
      one.key,
      Object.fromEntries(toldAnswers(one).map(({ id: answer, who }) => [answer, who.join(' ')])),
    ]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
  });

  test('ga and biên may be left out, which is the default and nobody’s rule', () => {
    for (const key of ['ga', 'bien']) {
      const one = agreementsOf('ba-cay', 'en').find((each) => each.key === key);
      expect(one?.answers.at(-1)).toMatchObject({ id: 'none', who: ['ours'] });
    }
  });

  test('where nobody says anything, that is said', () => {
    for (const lang of LANGS) {
      const silent = GAMES.flatMap(({ id }) => agreementsOf(id, lang)).filter((one) => toldAnswers(one).length === 0);
      expect(silent.length).toBeGreaterThan(0);
      expect(silent.filter(({ note, key }) => note === null && key !== 'first')).toEqual([]);
    }
  });

  test('each names the rule of its game that is on it, where there is one, ledger §6.3', () => {
    for (const { id } of GAMES) {
      for (const { key, rule: on } of agreementsOf(id, 'en')) {
        if (key === 'slips' || (key === 'stake' && id === 'ba-cay')) expect(on).toBeNull();
        else expect(rule(on?.id ?? '').game).toBe(id);
      }
    }
    expect(hasAgreement('bank') && !hasAgreement('constructor')).toBe(true);
  });

  test('no phrase asks for two of them', () => {
    const phrases = askedFor('en').flatMap(({ asked, games }) => [
      ...asked,
      ...Object.values(games).flatMap((of) => of?.asked ?? []),
    ]);
    expect(phrases.filter((one, at) => phrases.indexOf(one) !== at)).toEqual([]);
  });
});
