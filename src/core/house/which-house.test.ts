import { describe, expect, test } from 'vitest';
import { game as baCay } from '#games/ba-cay/engine/index.ts';
import { houseGuide as baCayGuide } from '#games/ba-cay/house/guide.ts';
import { GAMES } from '#games/index.ts';
import { game as sam } from '#games/sam/engine/index.ts';
import { houseGuide as samGuide } from '#games/sam/house/guide.ts';
import { askAll, saidOf } from '#testing/which-house.ts';
import { assertDefined } from '../assert-defined.ts';
import type { Game } from '../game/game.ts';
import type { HouseGuide } from './which/shares.ts';
import {
  caseOfAnyHouse,
  type HouseAnswer,
  toldVerdicts,
  verdictsAgain,
  type WhichHouse,
  whichHouse,
} from './which-house.ts';

function found(game: Game, guide: HouseGuide, answers: readonly HouseAnswer[]): WhichHouse {
  const asked = whichHouse(game, guide, answers);
  if (!asked.ok) throw new Error(asked.error.code);
  return asked.value;
}

const say = (text: string, verdict: HouseAnswer['verdict']): HouseAnswer => ({ case: text, verdict });

describe('which house', () => {
  test('nothing is known at first: a house that most play, and everything is open that matters', () => {
    const { ask, house, open, contradiction } = found(baCay, baCayGuide, []);
    expect(assertDefined(ask).verdicts.length).toBeGreaterThan(2);
    expect(house).toMatch(/^ba-cay@[a-z0-9-]+$/);
    expect(open.map(({ key }) => key)).toContain('tie');
    expect(open.map(({ oneIn }) => oneIn)).toEqual(open.map(({ oneIn }) => oneIn).toSorted((a, b) => a - b));
    expect(contradiction).toBeNull();
  });

  test('the same answers give the same question', () => {
    const { answers } = askAll(baCay, baCayGuide, assertDefined(baCay.presets['bai-cao']));
    for (let at = 0; at <= answers.length; at++) {
      const some = answers.slice(0, at);
      expect(found(baCay, baCayGuide, some)).toEqual(found(baCay, baCayGuide, structuredClone(some)));
    }
  });

  test('an answer about any case counts, and no case is asked about twice', () => {
    const answers = [say('ba-cay; an: A♦ 4♣ 5♠; bình: 6♠ 2♥ 2♣', { ranking: [['bình'], ['an']] })];
    const { house, ask } = found(baCay, baCayGuide, answers);
    expect(house).toMatch(/^ba-cay@(bai-cao|online-cao)/);
    const first = assertDefined(ask);
    const after = found(baCay, baCayGuide, [...answers, say(first.case, null)]);
    expect(after.ask?.case).not.toBe(first.case);
  });

  test('“I don’t know” of cards that are in no pack of some houses tells that there are no such cards', () => {
    const never = ['ba-cay; an: K♦ Q♣ J♠; bình: 6♠ 2♥ 2♣', 'ba-cay; an: K♠ J♣ 10♠; bình: 6♠ 2♥ 3♣'];
    const { house } = found(
      baCay,
      baCayGuide,
      never.map((text) => say(text, null)),
    );
    expect(house).toBe('ba-cay@ba-cay');
    const told = never.map((text) => say(text, { error: { code: 'card-not-in-deck' } }));
    expect(found(baCay, baCayGuide, told).open.map(({ key }) => key)).not.toContain('deck');
  });

  test('two answers that no house gives together are named, and what settles them is asked next', () => {
    const text = 'sam; danh: A♥ 2♦ 3♠';
    const [yes, no] = [say(text, { legal: true }), say('sam; danh: A♠ 2♣ 3♥', { legal: false })];
    const other = say('sam; an: -; binh: 6♥', null);
    const { contradiction, ask, open } = found(sam, samGuide, [yes, other, no]);
    expect(contradiction).toEqual([0, 2]);
    const settles = assertDefined(ask);
    const rules = assertDefined(sam.presets['mien-bac']);
    const [low, none] = ['low-two', 'no-two'].map((runs) => saidOf(sam, { ...rules, runs }, settles));
    expect(low).not.toEqual(none);
    expect(open.find(({ key }) => key === 'runs')?.values).toEqual(['low-two', 'no-two']);
    const settled = found(sam, samGuide, [yes, other, no, say(settles.case, none ?? null)]);
    expect(settled.house).toMatch(/@(strict|local|samloc-app)/);
  });

  test.each([
    ['', 'empty'],
    ['sam; danh: A♥', 'unknown-game'],
    ['ba-cay; an: K♦', 'missing-field'],
  ])('an answer about %j, which is no case of the game, is an error', (text, code) => {
    const asked = whichHouse(baCay, baCayGuide, [say(text, null)]);
    expect(asked.ok ? undefined : asked.error.code).toEqual(code === 'missing-field' ? expect.any(String) : code);
  });

  test('answers that say nothing true of any house are no reason to stop', () => {
    const { ask, contradiction } = found(baCay, baCayGuide, [say('ba-cay; an: A♦ 4♣ 5♠; bình: 6♠ 2♥ 2♣', ['x'])]);
    expect(ask).not.toBeNull();
    expect(contradiction).toEqual([0, 0]);
  });
});

describe('a question that was answered, looked at again', () => {
  const CASE = 'ba-cay;an:AD.4C.5S;bình:6S.2H.2C';

  test('offers what houses say that the other answers leave likely; all that any house says are more', () => {
    const again = verdictsAgain(baCay, baCayGuide, [], CASE);
    const told = toldVerdicts(baCay, baCayGuide, CASE);
    if (!again.ok || !told.ok) throw new Error('no case');
    expect(told.value.length).toBeGreaterThan(1);
    for (const one of again.value) expect(told.value).toContainEqual(one);
    const [first] = again.value;
    const after = verdictsAgain(baCay, baCayGuide, [say(CASE, first ?? null)], CASE);
    expect(after.ok && after.value.length).toBeLessThanOrEqual(again.value.length);
  });

  test('a case of the guide is read as it was', () => {
    const [text = ''] = baCayGuide.cases;
    expect(toldVerdicts(baCay, baCayGuide, text).ok).toBe(true);
  });

  test('a card that only another house has is one, whatever house the text names', () => {
    expect(caseOfAnyHouse(baCay, 'ba-cay@ba-cay;an:KS.4C.5S;bình:6S.2H.2C').ok).toBe(true);
    expect(caseOfAnyHouse(baCay, 'ba-cay;an:KS.4C.5S;bình:6S.2H.2C').ok).toBe(true);
  });

  test.each([
    ['no case', 'ba-cay;an:AD.4C'],
    ['a card twice', 'ba-cay;an:AD.4C.5S;bình:AD.2H.2C'],
  ])('%s is told', (_, text) => {
    for (const found of [
      toldVerdicts(baCay, baCayGuide, text),
      verdictsAgain(baCay, baCayGuide, [], text),
      verdictsAgain(baCay, baCayGuide, [say(text, null)], CASE),
      whichHouse(baCay, baCayGuide, [say(text, null)]),
    ])
      expect(found.ok).toBe(false);
  });
});

describe.each(GAMES.map((book) => [book.id, book] as const))('the guide of %s', (_, { load }) => {
  test('every case of it tells houses apart, and is asked as it stands', async () => {
    const [{ game }, guide] = await Promise.all([load.engine(), load.guide?.()]);
    const { cases } = assertDefined(guide).houseGuide;
    expect(new Set(cases).size).toBe(cases.length);
    for (const text of cases.slice(0, 5)) {
      expect(whichHouse(game, assertDefined(guide).houseGuide, [say(text, null)]).ok).toBe(true);
    }
  });
});
