import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { QUIZZES } from '#games/quizzes.ts';
import { quiz as xiDach } from '#games/xi-dach/quiz/index.ts';
import { gameOfRule } from './game-of-rule.ts';
import { ALL_KINDS } from './kinds.ts';
import { type PlannedQuestion, type PracticeOrder, planOf, SESSION_LENGTH } from './plan.ts';

const GAMES = [...ALL_KINDS.keys()];
const seeds = fc.nat();

/** How often each occurs. */
function tally(all: readonly string[]): number[] {
  return [...Map.groupBy(all, (one) => one).values()].map((group) => group.length);
}

const kindOf = ({ game, kind }: PlannedQuestion): string => `${game} ${kind}`;

function holds(askings: readonly PlannedQuestion[]): void {
  for (const [at, asking] of askings.entries()) {
    expect(ALL_KINDS.get(asking.game)).toContain(asking.kind);
    expect(Number.isSafeInteger(asking.seed) && asking.seed >= 0).toBe(true);
    const before = askings[at - 1];
    if (before && ALL_KINDS.get(asking.game)?.length !== 1) expect(kindOf(asking)).not.toBe(kindOf(before));
  }
  expect(new Set(askings.map(({ seed }) => seed)).size).toBe(askings.length);
}

test('every kind of question is known by its id', () => {
  expect(GAMES).toEqual(QUIZZES.map(({ game }) => game.id));
  for (const { game, kinds, chapters } of QUIZZES) {
    expect(ALL_KINDS.get(game.id)).toEqual(kinds.map(({ id }) => id));
    for (const asked of Object.values(chapters))
      expect(ALL_KINDS.get(game.id)).toEqual(expect.arrayContaining([...asked]));
    for (const rule of game.ruleSections.flat()) expect(gameOfRule(rule)).toBe(game.id);
  }
  for (const kinds of ALL_KINDS.values()) expect(new Set(kinds).size).toBe(kinds.length);
});

test.each([
  ['xd-ace', 'xi-dach'],
  ['xt-suit', 'xi-to'],
  ['bc-deck-cao', 'ba-cay'],
  ['tl-deck', 'ta-la'],
  ['sam-deck-40', 'sam'],
  ['zz-ace', undefined],
  ['xd', undefined],
  ['__proto__', undefined],
  ['constructor', undefined],
  ['xd-Ace', undefined],
])('the rule %s is of %s', (rule, game) => {
  expect(gameOfRule(rule)).toBe(game);
});

describe('a plan', () => {
  test('of one game has ten questions, its kinds spread evenly, none twice in a row', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GAMES), seeds, (game, seed) => {
        const { askings, open } = planOf({ type: 'game', game, seed });
        expect(open).toBe(true);
        expect(askings.length).toBe(SESSION_LENGTH);
        expect(new Set(askings.map((one) => one.game))).toEqual(new Set([game]));
        const times = tally(askings.map(kindOf));
        expect(times.length).toBe(Math.min(SESSION_LENGTH, ALL_KINDS.get(game)?.length ?? 0));
        expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
        holds(askings);
      }),
    );
  });

  test.each(['mixed', 'daily'] as const)('that is %s has two questions of each game, of different kinds', (type) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { askings, open } = planOf({ type, seed });
        expect(open).toBe(type === 'mixed');
        expect(tally(askings.map(({ game }) => game))).toEqual(GAMES.map(() => 2));
        expect(new Set(askings.map(kindOf)).size).toBe(SESSION_LENGTH);
        for (const [at, { game }] of askings.entries()) expect(game).not.toBe(askings[at - 1]?.game);
        holds(askings);
      }),
    );
  });

  test('is the same for the same seed, and another for another one', () => {
    const text = (order: PracticeOrder): string => JSON.stringify(planOf(order));
    expect(text({ type: 'daily', seed: 20261121 })).toBe(text({ type: 'daily', seed: 20261121 }));
    const days = Array.from({ length: 200 }, (_, day) => text({ type: 'daily', seed: 20260101 + day }));
    expect(new Set(days).size).toBe(days.length);
  });

  test('of days comes round to every kind of every game', () => {
    const days = Array.from({ length: 365 }, (_, day) => planOf({ type: 'daily', seed: 20260101 + day }).askings);
    expect(new Set(days.flat().map(kindOf)).size).toBe([...ALL_KINDS.values()].flat().length);
  });

  test('of a lesson asks what its chapter names, in that order', () => {
    for (const kinds of Object.values(xiDach.chapters)) {
      const { askings, open } = planOf({ type: 'lesson', game: 'xi-dach', kinds, seed: 3 });
      expect(askings.map(({ kind }) => kind)).toEqual(kinds);
      expect(open).toBe(true);
      expect(new Set(askings.map(({ seed }) => seed)).size).toBe(3);
    }
  });

  test('of a challenge hangs on which games and kinds there are, not on their order', () => {
    fc.assert(
      fc.property(seeds, fc.shuffledSubarray(GAMES, { minLength: 1 }), fc.nat(), (seed, games, cut) => {
        const some = games.map(
          (game) => [game, (ALL_KINDS.get(game) ?? []).filter((_, at) => at === 0 || cut & (1 << at))] as const,
        );
        const plan = planOf({ type: 'challenge', kinds: new Map(some), seed });
        const turned = some.map(([game, kinds]) => [game, kinds.toReversed()] as const).toReversed();
        expect(planOf({ type: 'challenge', kinds: new Map(turned), seed })).toEqual(plan);
        expect(plan.open).toBe(false);
        expect(plan.askings.length).toBe(SESSION_LENGTH);
        const times = tally(plan.askings.map(({ game }) => game));
        expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
        for (const { game, kind } of plan.askings) expect(new Map(some).get(game)).toContain(kind);
      }),
    );
  });

  test('of a challenge with all kinds is that of the open session', () => {
    const kinds = new Map([...ALL_KINDS].filter(([game]) => game === 'xi-dach'));
    const { askings } = planOf({ type: 'challenge', kinds, seed: 12 });
    const plain = askings.map(({ level, ...asking }) => asking);
    expect(plain).toEqual(planOf({ type: 'game', game: 'xi-dach', seed: 12 }).askings);
  });

  test('on rules asks each in turn: once what is due, up to three times what was missed', () => {
    const rules = ['xd-ace', 'xd-total', 'xt-suit', 'xd-ace', 'no-rule', '__proto__'];
    const askedIn = (order: PracticeOrder) => planOf(order).askings.map(({ rule }) => rule);
    expect(askedIn({ type: 'due', rules, seed: 1 })).toEqual(['xd-ace', 'xd-total', 'xt-suit']);
    const thrice = ['xd-ace', 'xd-total', 'xt-suit'];
    expect(askedIn({ type: 'mistakes', rules, seed: 1 })).toEqual([...thrice, ...thrice, ...thrice]);
    const many = Array.from({ length: 14 }, (_, at) => `xd-rule-${at}`);
    expect(askedIn({ type: 'mistakes', rules: many, seed: 1 })).toEqual(many.slice(0, SESSION_LENGTH));
    expect(askedIn({ type: 'due', rules: many, seed: 1 })).toEqual(many.slice(0, SESSION_LENGTH));
    for (const { rule, game } of planOf({ type: 'due', rules, seed: 1 }).askings) {
      expect(game).toBe(gameOfRule(rule ?? ''));
    }
    fc.assert(
      fc.property(seeds, (seed) => {
        holds(planOf({ type: 'mistakes', rules: ['xd-ace'], seed }).askings);
      }),
    );
  });

  test.each<PracticeOrder>([
    { type: 'game', game: 'poker', seed: 1 },
    { type: 'game', game: '__proto__', seed: 1 },
    { type: 'challenge', kinds: new Map([['xi-dach', ['poker']]]), seed: 1 },
    { type: 'challenge', kinds: new Map(), seed: 1 },
    { type: 'mistakes', rules: [], seed: 1 },
    { type: 'due', rules: ['poker'], seed: 1 },
    { type: 'lesson', game: 'xi-dach', kinds: [], seed: 1 },
  ])('of nothing that there is asks nothing: $type', (order) => {
    expect(planOf(order).askings).toEqual([]);
  });
});
