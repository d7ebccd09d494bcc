import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { isPartOf, type PartialVerdict } from '#core/house/partial-verdict.ts';
import { caseOfAnyHouse, toldVerdicts } from '#core/house/which-house.ts';
import { differences, type Rules } from '#core/house-rules.ts';
import { ordered } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { GAMES, type GameId, gameOf } from '#games/index.ts';
import { en } from '#words/en/ui/which.ts';
import { vi } from '#words/vi/ui/which.ts';
import { loaded } from '../loading/loaded.ts';
import { facetsOf, partOf, toldVerdict } from './facets.ts';
import { fieldsAt, presetsOut } from './hands.ts';
import { optionWords, sayingsOn } from './option-words.ts';
import { type AnswerGiven, MOST_ANSWERS, readAnswers, toldText } from './place.ts';
import {
  askableOf,
  type ClashScreen,
  type FoundScreen,
  firstAsked,
  firstScreen,
  type Guided,
  type QuestionScreen,
  type Screen,
  screenOf,
  withAnswer,
  withoutClash,
} from './screen.ts';

const SAY = { vi, en };
const NEXT = { again: undefined, enough: false };

async function guidedIn(id: GameId, lang: Lang = 'vi'): Promise<Guided> {
  const file = assertDefined(await gameOf(id).load.guide?.());
  return { all: assertDefined(loaded(id, lang)), guide: file.houseGuide };
}

function rulesOf({ all: { game } }: Guided, preset: string, changed: Rules = {}): Rules {
  return { ...assertDefined(game.presets[preset]), ...changed };
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

/** Answers until no question is left; all screens on the way. */
function asked(
  of: Guided,
  say: (screen: QuestionScreen) => PartialVerdict,
  told: readonly AnswerGiven[] = [],
): Screen[] {
  const screens: Screen[] = [];
  for (let now = told; ; ) {
    const screen = screenOf(of, now, NEXT);
    screens.push(screen);
    if (screen.type !== 'question' || screens.length > 100) return screens;
    now = withAnswer(screen, say(screen)).told;
  }
}

function foundAt(screens: readonly Screen[]): FoundScreen {
  const last = screens.at(-1);
  if (last?.type !== 'found') throw new Error(`the last screen is ${last?.type}`);
  return last;
}

function isQuestion(screen: Screen): screen is QuestionScreen {
  return screen.type === 'question';
}

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  test('every preset is found, on screens whose options differ in both languages, and the address keeps the answers', async () => {
    const both = await Promise.all(LANGS.map((lang) => guidedIn(id, lang)));
    const of = assertDefined(both[0]);
    for (const [preset, rules] of Object.entries(of.all.game.presets)) {
      const screens = asked(of, (screen) => saidOn(of, rules, screen));
      const { told, house, apart } = foundAt(screens);
      expect(told.length).toBeLessThanOrEqual(9);
      expect(apart).toEqual([]);
      // Two presets may differ in nothing that a case tells.
      const untold = differences(of.all.game.schema, house.rules, rules);
      expect(
        untold.filter((key) => !of.all.game.schema[key]?.round),
        preset,
      ).toEqual([]);
      for (const screen of screens) {
        expect(readAnswers(toldText(screen.told), askableOf(of))).toEqual({ told: screen.told, lost: false });
        if (!isQuestion(screen)) continue;
        expect(screen.options.length).toBeGreaterThan(1);
        for (const { all } of both) {
          const facet = assertDefined(screen.facets[screen.facetAt]);
          const say = all.words === both[0]?.all.words ? SAY.vi : SAY.en;
          const words = optionWords(sayingsOn(all, screen.fields), facet, screen.options, say);
          expect(words.filter(({ says }) => says === '')).toEqual([]);
          expect(new Set(words.map(({ says, why }) => `${says}: ${why}`)).size, screen.case).toBe(words.length);
        }
      }
    }
  });

  test('what the build asks first is the first question, also once it was written into a page', async () => {
    const of = await guidedIn(id);
    const written = JSON.parse(JSON.stringify(assertDefined(firstAsked(of))));
    expect(firstScreen(of.all, written)).toEqual(screenOf(of, [], NEXT));
  });

  test('what a player gets from the banker hangs on these two hands alone', async () => {
    const { all, guide } = await guidedIn(id);
    const { game } = all;
    for (const text of guide.cases) {
      const told = toldVerdicts(game, guide, text);
      const read = caseOfAnyHouse(game, text);
      if (!told.ok || !read.ok) throw new Error(text);
      const { fields } = read.value;
      for (const rules of Object.values(game.presets)) {
        const whole = judge(game, fields, rules);
        if (!whole.ok) continue;
        for (const facet of facetsOf(told.value)) {
          const some = fieldsAt(fields, facet);
          if (facet.of !== 'player' || some.length === fields.length) continue;
          const alone = judge(game, some, rules);
          if (!alone.ok) throw new Error(`${text}: ${facet.name}`);
          const own = all.game.summary(alone.value.verdict);
          const among = all.game.summary(whole.value.verdict);
          if (own.kind !== 'nets' || among.kind !== 'nets') throw new Error(text);
          expect(among.nets).toContainEqual(own.nets[0]);
        }
      }
    }
  });

  test('no two cases, and no two answers to one, have the same name in an address', async () => {
    const of = await guidedIn(id);
    const { cases, verdictsOf } = askableOf(of);
    const names = cases.map((text) => toldText([{ case: text, parts: [null] }]));
    expect(new Set(names).size).toBe(cases.length);
    for (const text of cases) {
      const verdicts = verdictsOf(text);
      for (const [at, facet] of facetsOf(verdicts).entries()) {
        const parts = new Set(verdicts.map((verdict) => JSON.stringify(partOf(verdict, facet))));
        const some = [...parts].map((part) => toldText([{ case: text, parts: [JSON.parse(part)] }]));
        expect(new Set(some).size, `${text} ${at}`).toBe(parts.size);
      }
    }
  });
});

describe('a house of its own', () => {
  test('is found with the rule in which it differs from a preset', async () => {
    const of = await guidedIn('sam');
    const rules = rulesOf(of, 'mien-bac', { runs: 'no-two' });
    const { house, apart } = foundAt(asked(of, (screen) => saidOn(of, rules, screen)));
    expect(differences(of.all.game.schema, house.rules, rules)).toEqual([]);
    expect(apart.length).toBeGreaterThan(0);
  });

  test('one slip clashes; asked again it is put right, and taken back both say nothing', async () => {
    const of = await guidedIn('sam');
    const rules = rulesOf(of, 'mien-bac');
    const clash = slipped(of, rules);
    expect(clash.pair).toHaveLength(2);
    const wrong = clash.told.findIndex(({ case: text, parts }) => {
      const read = caseOfAnyHouse(of.all.game, text);
      const ruled = read.ok ? judge(of.all.game, read.value.fields, rules) : read;
      return ruled.ok && !isPartOf(toldVerdict(parts), of.all.game.verdictJson(ruled.value.verdict));
    });
    expect(clash.pair.map(({ at }) => at)).toContain(wrong);

    const again = screenOf(of, clash.told, { again: { question: wrong, facet: 0 }, enough: false });
    if (!isQuestion(again)) throw new Error(again.type);
    expect(again).toMatchObject({ at: wrong, isAgain: true, chosen: clash.told[wrong]?.parts[0] });
    const righted = withAnswer(again, saidOn(of, rules, again));
    expect(righted.again).toBeUndefined();
    // All other answers stay.
    expect(righted.told.filter((_, at) => at !== wrong)).toEqual(clash.told.filter((_, at) => at !== wrong));
    const { house } = foundAt(asked(of, (screen) => saidOn(of, rules, screen), righted.told));
    expect(house.preset).toBe('mien-bac');

    const open = withoutClash(clash);
    expect(clash.pair.map(({ at }) => toldVerdict(assertDefined(open[at]).parts))).toEqual([null, null]);
    expect(screenOf(of, open, NEXT).type).not.toBe('clash');
  });

  test('“never came up” is an answer, to each part of a case', async () => {
    const of = await guidedIn('xi-dach');
    const rules = rulesOf(of, 'mien-nam');
    let count = 0;
    const found = foundAt(asked(of, (screen) => (count++ < 2 ? null : saidOn(of, rules, screen))));
    expect(assertDefined(found.told[0]).parts).toEqual([null, null]);
    expect(found.house.preset).toBe('mien-nam');
    // Of who knows nothing the commonest house is left, with all open.
    const none = foundAt(asked(of, () => null));
    expect(none.told).toHaveLength(MOST_ANSWERS);
    expect(none.open.length).toBeGreaterThan(5);
  });

  test('who wants no more questions sees the likeliest house', async () => {
    const of = await guidedIn('ba-cay');
    const [first] = asked(of, (screen) => saidOn(of, rulesOf(of, 'bai-cao'), screen));
    if (!first || !isQuestion(first)) throw new Error('nothing is asked');
    const { told } = withAnswer(first, saidOn(of, rulesOf(of, 'bai-cao'), first));
    expect(screenOf(of, told, { again: undefined, enough: true }).type).toBe('found');
    expect(presetsOut(of.all.game, told)).toBeGreaterThan(0);
  });

  test('a changed answer goes on with the next part of its case, and leaves later answers', async () => {
    const of = await guidedIn('xi-dach');
    const rules = rulesOf(of, 'mien-nam');
    const { told } = foundAt(asked(of, (screen) => saidOn(of, rules, screen)));
    const look = screenOf(of, told, { again: { question: 0, facet: 0 }, enough: false });
    if (!isQuestion(look)) throw new Error(look.type);
    expect(withAnswer(look, assertDefined(look.chosen))).toEqual({ told, again: undefined });
    const other = assertDefined(look.options.find((one) => JSON.stringify(one) !== JSON.stringify(look.chosen)));
    const changed = withAnswer(look, other);
    expect(changed.told.slice(1)).toEqual(told.slice(1));
    expect(changed.again).toEqual({ question: 0, facet: 1 });
    const second = screenOf(of, changed.told, { again: changed.again, enough: false });
    expect(second).toMatchObject({ at: 0, facetAt: 1, previous: { question: 0, facet: 0 } });
  });
});

/** A house whose first answer that leads to a clash is wrong. */
function slipped(of: Guided, rules: Rules): ClashScreen {
  for (let slip = 0; slip < 8; slip++) {
    let at = 0;
    const last = asked(of, (screen) => {
      const right = saidOn(of, rules, screen);
      const wrong = screen.options.find((one) => one !== right);
      return at++ === slip && wrong !== undefined ? wrong : right;
    }).at(-1);
    if (last?.type === 'clash') return last;
  }
  throw new Error('no slip clashes');
}
