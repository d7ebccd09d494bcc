import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { isPartOf, type PartialVerdict } from '#core/house/partial-verdict.ts';
import { caseOfAnyHouse, toldVerdicts } from '#core/house/which-house.ts';
import type { Rules } from '#core/house-rules.ts';
import { ordered } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import { GAMES, type GameId, gameOf } from '#games/index.ts';
import { en } from '#words/ui/which/en.ts';
import { vi } from '#words/ui/which/vi.ts';
import { loaded } from '../loading/loaded.ts';
import { facetsOf } from './facets.ts';
import { fieldsAt } from './hands.ts';
import { optionWords, sayingsOn } from './option-words.ts';
import { answersText, readAnswers, type Told } from './place.ts';
import {
  askableOf,
  type Guided,
  type QuestionScreen,
  type Screen,
  screenOf,
  withAnswer,
  withoutClash,
} from './screen.ts';

const NEXT = { again: undefined, enough: false };

async function guidedIn(id: GameId, lang: 'vi' | 'en' = 'vi'): Promise<Guided> {
  const file = assertDefined(await gameOf(id).load.guide?.());
  return { all: assertDefined(loaded(id, lang)), guide: file.houseGuide };
}

/** What a house says where a screen asks. */
function saidOn({ all: { game } }: Guided, rules: Rules, screen: QuestionScreen): PartialVerdict {
  const read = caseOfAnyHouse(game, screen.case);
  if (!read.ok) throw new Error(read.error.code);
  const ruled = judge(game, read.value.fields, rules);
  const verdict = ruled.ok
    ? game.verdictJson(ruled.value.verdict)
    : ordered([['error', ordered([['code', ruled.error.code]])]]);
  return screen.options.find((one) => isPartOf(one, verdict)) ?? null;
}

/** Answers as a house rules until no question is left; each screen on the way. */
function asked(of: Guided, rules: Rules, told: readonly Told[] = []): Screen[] {
  const screens: Screen[] = [];
  for (let now = told, again: Told | undefined; ; ) {
    const screen = screenOf(of, now, NEXT);
    screens.push(screen);
    expect(again).toBeUndefined();
    if (screen.type !== 'question' || screens.length > 80) return screens;
    now = withAnswer(screen, saidOn(of, rules, screen)).told;
  }
}

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  test('every preset is found by its answers, on screens that tell their options apart, and the address keeps them', async () => {
    const of = await guidedIn(id);
    for (const [preset, rules] of Object.entries(of.all.game.presets)) {
      const screens = asked(of, rules);
      const found = screens.at(-1);
      if (found?.type !== 'found') throw new Error(`${preset} ends in ${found?.type}`);
      expect(found.told.length, preset).toBeLessThanOrEqual(10);
      console.log(
        id,
        preset,
        found.house.preset,
        found.apart.join(),
        'cases',
        found.told.length,
        'screens',
        screens.length - 1,
        answersText(found.told),
      );
      for (const screen of screens) {
        const text = answersText(screen.told);
        expect(readAnswers(text, askableOf(of))).toEqual({ told: screen.told, lost: false });
        if (screen.type !== 'question') continue;
        expect(screen.options.length).toBeGreaterThan(1);
        for (const say of [vi, en]) {
          const facet = assertDefined(screen.facets[screen.facetAt]);
          const words = optionWords(sayingsOn(of.all, screen.fields), facet, screen.options, say);
          const both = words.map(({ says, why }) => `${says} | ${why}`);
          expect(new Set(both).size, `${screen.case} ${both.join('\n')}`).toBe(both.length);
          expect(words.every(({ says }) => says !== '')).toBe(true);
        }
      }
    }
  });

  test('what a player gets from the banker hangs on these two hands alone', async () => {
    const { all, guide } = await guidedIn(id);
    for (const text of guide.cases) {
      const told = toldVerdicts(all.game, guide, text);
      const read = caseOfAnyHouse(all.game, text);
      if (!told.ok || !read.ok) throw new Error(text);
      for (const facet of facetsOf(told.value)) {
        if (facet.of !== 'player') continue;
        const some = fieldsAt(read.value.fields, facet);
        expect(some).toHaveLength(2);
      }
    }
  });
});
