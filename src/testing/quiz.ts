/** Properties of every question, tried on many seeds: one option is right, `settle` agrees, both languages state the same. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Field } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import type { QuizWords } from '#core/game/quiz-words.ts';
import type { RuleSet, Rules } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import { type Answer, answerKey } from '#core/quiz/answer.ts';
import { ask, type CaseQuestion, type Question } from '#core/quiz/ask.ts';
import type { CaseKind, GameQuiz, QuestionKind } from '#core/quiz/kind.ts';
import { changed, mark, neighbours } from '#core/quiz/mark.ts';
import { makeRng } from '#core/random/rng.ts';
import { nearestMiss } from '#core/summary/near-miss.ts';
import { settle } from '#src/settle.ts';
import { anyRuleSet } from './rule-sets.ts';
import { runs } from './runs.ts';

/** Seeds of each kind. */
const SEEDS = runs(10_000);
/** As many of them are looked at more closely, where a look takes long. */
const CLOSE = runs(1_000);
/** So many are made twice. */
const AGAIN = 50;
/** How many are asked at most, until each misconception has come up. */
const MANY = 1_000;
const PATIENCE = 600_000;

/** What `settle` prints of one case. */
export type Printed = unknown;

/** A value in it, by its keys, as another program would read it. */
export function valueOnPath(printed: Printed, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), printed);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Which options are right, read from what `settle` prints of each option's case and of the question's own. */
export type AnswerKey = (printed: readonly Printed[], question: CaseQuestion, base: Printed) => readonly boolean[];

/** The key of questions that are answered option by option: each by what it says and what is printed of its case. */
export function each(says: (answer: Answer, printed: Printed, question: CaseQuestion) => boolean): AnswerKey {
  return (printed, question) => question.options.map(({ answer }, place) => says(answer, printed[place], question));
}

export interface QuizBook {
  readonly quiz: GameQuiz;
  readonly words: Readonly<Record<'vi' | 'en', QuizWords>>;
  /** For each kind, how its key is read from the output of `settle`. */
  readonly keys: Readonly<Record<string, AnswerKey>>;
}

/** Presets in turn; every third rule set is any choice of all settings. */
function ruleSetOf(game: Game, seed: number): RuleSet {
  const presets = Object.entries(game.presets);
  const [preset, rules] = presets[seed % presets.length] ?? ['', {}];
  return seed % 3 === 0 ? { preset, rules: anyRuleSet(game, makeRng(seed)) } : { preset, rules };
}

/** The questions of a kind for these seeds, where the rule set has such questions. */
export function* questionsOfSeeds(game: Game, kind: QuestionKind, from: number, to: number): Generator<Question> {
  for (let seed = from; seed < to; seed++) {
    const ruleSet = ruleSetOf(game, seed);
    if (!kind.fits(ruleSet.rules)) continue;
    const question = ask(game, kind, seed, ruleSet);
    if (!question) throw new Error(`${game.id} ${kind.id}: no question for seed ${seed} in ${JSON.stringify(ruleSet)}`);
    yield question;
  }
}

/** Holds one game's questions. */
export function holdQuiz({ quiz, words, keys }: QuizBook): void {
  const { game } = quiz;
  const kinds = quiz.kinds.filter((kind) => kind.type === 'case');
  const known = new Set(game.ruleSections.flat());

  function* questions(kind: CaseKind, from: number, to: number): Generator<CaseQuestion> {
    for (const question of questionsOfSeeds(game, kind, from, to)) {
      if (question.type !== 'case') throw new Error(`${game.id} ${kind.id}: a question about a round`);
      yield question;
    }
  }

  describe(`practice of ${game.id}`, () => {
    test('has at least five kinds, each with its words and its key', () => {
      expect(kinds.length).toBeGreaterThanOrEqual(5);
      const ids = kinds.map(({ id }) => id).toSorted();
      expect(Object.keys(keys).toSorted()).toEqual(ids);
      for (const { kinds: named } of Object.values(words))
        expect(Object.keys(named)).toEqual(expect.arrayContaining(ids));
      for (const chapter of Object.values(quiz.chapters))
        for (const id of chapter) expect(quiz.kinds.map((kind) => kind.id)).toContain(id);
    });

    describe.each(kinds.map((kind) => [kind.id, kind] as const))('%s', (id, kind) => {
      /** Made once for all that is held of them. */
      let close: readonly CaseQuestion[] = [];
      beforeAll(() => {
        close = [...questions(kind, 0, CLOSE)];
      }, PATIENCE);
      afterAll(() => {
        close = [];
      });

      test(`${SEEDS} seeds, one right option each, as settle has it`, { timeout: PATIENCE }, () => {
        const key = keys[id];
        const hold = (question: CaseQuestion): void => {
          const { options, right, rules, house } = question;
          const told = JSON.stringify({ seed: question.seed, house, options });
          const answers = new Set(options.map(({ answer }) => answerKey(answer)));
          if (answers.size !== options.length || options.length < 2 || options.length > 4) throw new Error(told);
          const printed = options.map(({ fields, changes }) =>
            printedOf(fields, changed(house.rules, changes), question),
          );
          const base = printedOf(question.fields, house.rules, question);
          const found = key?.(printed, question, base) ?? [];
          if (found.filter(Boolean).length !== 1 || found[right] !== true) throw new Error(`${found} ${told}`);
          if (rules.length === 0 || !rules.every((rule) => known.has(rule))) throw new Error(told);
        };
        close.forEach(hold);
        for (const question of questions(kind, CLOSE, SEEDS)) hold(question);
      });

      test('one card or one house rule away, the answer is another', { timeout: PATIENCE }, () => {
        for (const question of close) {
          if (!isNear(question)) throw new Error(JSON.stringify({ seed: question.seed, house: question.house }));
        }
      });

      test('the same numbers and cards in both languages', { timeout: PATIENCE }, () => {
        const { vi, en } = words;
        for (const question of close) {
          const asked = [vi.ask(question), en.ask(question)];
          for (const text of asked) expect(text).toMatch(/^\S.{2,70}[?.]$/u);
          const { base, judged } = mark(game, kind, question, question.house.rules);
          for (const [place, { answer, misconception }] of question.options.entries()) {
            const said = [vi.answer(answer, question), en.answer(answer, question)];
            if (answer.type === 'cards') continue;
            for (const text of said) expect(text).toMatch(/^\S.*\S$/u);
            if (answer.type !== 'change') expect(figures(said[0])).toEqual(figures(said[1]));
            if (misconception !== undefined)
              for (const { misconceptions } of [vi, en])
                expect(misconceptions[misconception], misconception).toMatch(/^\S.*\.$/u);
            if (place === question.right) continue;
            const ruled = judged[place];
            if (!ruled) throw new Error('an option was not judged');
            const costs = [vi, en].map((one) => one.cost({ question, chosen: place, base, ruled }));
            for (const text of costs) {
              expect(text).toMatch(/^(|\S.*\.)$/u);
              expect(text).not.toMatch(/undefined|null|NaN|\[object/);
            }
            expect(figures(costs[0])).toEqual(figures(costs[1]));
          }
        }
      });

      test('a seed gives one question', () => {
        const shown = ({ seed, options, fields }: CaseQuestion) => ({ seed, options, fields });
        const again = [...questions(kind, 0, AGAIN)].map(shown);
        expect(again).toEqual(close.slice(0, again.length).map(shown));
      });
    });

    test('every misconception that has words is made by somebody', { timeout: PATIENCE }, () => {
      const missing = new Set(Object.keys(words.vi.misconceptions));
      for (let seed = 0; seed < MANY && missing.size > 0; seed++) {
        for (const kind of quiz.kinds) {
          for (const { misconception } of ask(game, kind, seed, ruleSetOf(game, seed))?.options ?? [])
            missing.delete(misconception ?? '');
        }
      }
      expect([...missing]).toEqual([]);
    });
  });

  /** Several options of one question often come to the same case: it is settled once. */
  let latest = new Map<string, Printed>();

  /** What `settle` prints of these hands under this rule set. */
  function printedOf(fields: readonly Field[], rules: Rules, { house }: CaseQuestion): Printed {
    const all = Object.fromEntries(Object.keys(game.schema).map((key) => [key, rules[key] ?? '']));
    const text = formatCase({ game: game.id, preset: house.preset, rules: all, fields }, game);
    if (!latest.has(text))
      latest = new Map([...latest, [text, JSON.parse(settle(text, false).line)] as const].slice(-5));
    return latest.get(text);
  }
}

/** Would the answer change if one setting changed, or one card? */
function isNear(question: CaseQuestion): boolean {
  const { game, kind, options, right, house, fields, about } = question;
  // Where a card or a setting is to be chosen, it is one change away by itself.
  if (options.some((option) => option.fields !== fields || option.changes.length > 0)) return true;
  const stays = (rules: Rules, of: readonly Field[]): boolean => {
    const moved = options.map((option) => ({ ...option, fields: of }));
    return mark(game, kind, { fields: of, about, options: moved }, rules).right[right] === true;
  };
  if (neighbours(game, house.rules).some((change) => !stays(changed(house.rules, [change]), fields))) return true;
  const base = judge(game, fields, house.rules);
  const miss = nearestMiss(game, fields, house.rules, (ruling) => {
    const judged = options.map(() => ({ ok: true, value: ruling }) as const);
    return kind.marks(options, judged, base, about)[right] !== true;
  });
  return miss !== undefined;
}

/** The numbers and cards of a text. */
export function figures(text = ''): string[] {
  return (text.match(/(?:\d+|[AJQK])[♠♥♦♣]|\d+/gu) ?? []).toSorted();
}
