/** The suite can fail: a game with one fault of each kind, and the check that must find it. */

import { describe, expect, test } from 'vitest';
import { ALL_CARDS } from '#core/card.ts';
import type { Game } from '#core/game/game.ts';
import type { Round } from '#core/game/round.ts';
import { ok } from '#core/result.ts';
import { baCay } from '#games/ba-cay/index.ts';
import { kit } from '#games/ba-cay/testing/kit.ts';
import { testSetting } from '#testing/rule-sets.ts';
import { BRANCHES_CHECKS } from './branches.ts';
import { DOCUMENTED } from './documented.ts';
import { LITERAL } from './literal.ts';
import { NO_ACTION_CHECKS } from './no-action.ts';
import { NO_EFFECT_CHECKS } from './no-effect.ts';
import { NOTATION_CHECKS } from './notation.ts';
import { REASONS_CHECKS } from './reasons.ts';
import { REPLAY_CHECKS } from './replay.ts';
import { roundFaults } from './rounds/play.ts';
import { SENTENCES_CHECKS } from './sentences.ts';
import { firstFaults, loadSubject, type Subject } from './subject.ts';
import { WORDS_CHECKS } from './words.ts';

const whole = await loadSubject(baCay, kit);
const { game, words, about, quizWords, build, noEffect, conflicts } = whole;
const { round } = whole.rounds;

const withGame = (change: Partial<Game>): Partial<Subject> => ({ game: { ...game, ...change } });
const withRound = (change: Partial<Round>): Partial<Subject> => ({
  rounds: { ...whole.rounds, round: { ...round, ...change } },
});
const inEnglish = (change: Partial<Subject['words']['en']>): Partial<Subject> => ({
  words: { ...words, en: { ...words.en, ...change } },
});

/** The engine with its steps changed. */
const withSteps = (of: (steps: ReturnType<Game['decide']>['reasons']) => typeof steps): Partial<Subject> =>
  withGame({
    decide(fields, rules) {
      const ruled = game.decide(fields, rules);
      return { ...ruled, reasons: of(ruled.reasons) };
    },
  });

const FAULTS: readonly (readonly [what: string, check: string, broken: Partial<Subject>])[] = [
  [
    'a preset plays another value',
    'presets: names and every value',
    withGame({ presets: { ...game.presets, 'bai-cao': { ...game.presets['bai-cao'], ten: 'best' } } }),
  ],
  ['a rule has another place', 'ids, in order', withGame({ ruleSections: game.ruleSections.toReversed() })],
  [
    'a value has another source',
    'who says each',
    withGame({ schema: { ...game.schema, deck: testSetting([36, 52]) } }),
  ],
  [
    'a worked case is ruled otherwise',
    'worked cases',
    withGame({ decide: (fields, rules) => game.decide(fields, { ...rules, suits: 'HDCS' }) }),
  ],
  [
    'a worked case is ruled so for another reason',
    'worked cases',
    withSteps((steps) => steps.map((step) => (step.rule === 'bc-at-cu' ? { ...step, rule: 'bc-suit-order' } : step))),
  ],
  ['a card too many', 'the pack of every house', withGame({ hasCard: () => true })],
  ['hands of any size are a case', 'what is no case', withGame({ check: () => [] })],
  ['a field is forgotten', 'parse(format(c))', withGame({ roles: ['player'] })],
  [
    'the engine rules otherwise in one house',
    'branches partition all houses',
    withGame({ decide: (fields, rules) => game.decide(fields, { ...rules, ten: 'best' }) }),
  ],
  [
    'the engine rules otherwise in one house, by itself',
    'ruled as docs/rules read literally',
    withGame({ decide: (fields, rules) => game.decide(fields, { ...rules, payout: 'even' }) }),
  ],
  [
    'a kind of step hardly ever comes up',
    'ruled as docs/rules read literally',
    { kit: { ...kit, seeded: { ...kit.seeded, cases: 300 } } },
  ],
  ['a kind of step that nobody knows', 'ruled as docs/rules read literally', { steps: whole.steps.slice(1) }],
  [
    'more rulings than there should be',
    'only what matters is tried',
    {
      kit: { ...kit, branches: { ...kit.branches, efforts: kit.branches.efforts.map((one) => ({ ...one, most: 9 })) } },
    },
  ],
  [
    'listed as without effect, and has one',
    'what is listed changes no verdict',
    { noEffect: [...noEffect, { key: 'ten', when: {} }] },
  ],
  ['without effect, and not listed', 'what is listed is all', { noEffect: noEffect.slice(1) }],
  ['a value that there is not', 'what is listed names', { noEffect: [{ key: 'ten', when: { tie: ['no'] } }] }],
  [
    'a preset has a conflict',
    'no preset has one',
    { conflicts: [...conflicts, { id: 'bc-new', when: { deck: [36], tie: ['suit'] } }] },
  ],
  [
    'a conflict without a setting that comes to nothing',
    'in every conflict',
    { conflicts: [{ id: 'bc-new', when: { ten: ['best'], tie: ['suit'] } }] },
  ],
  [
    'a step of a rule that there is not',
    'reasons cite the catalogue',
    withSteps((steps) => steps.map((step) => ({ ...step, rule: 'bc-none' }))),
  ],
  [
    'two steps settle the matter',
    'reasons cite the catalogue',
    withSteps((steps) => steps.map((step) => ({ ...step, decides: true }))),
  ],
  [
    'a step about a card that nobody has',
    'reasons cite the catalogue',
    withSteps((steps) => steps.map((step) => ({ ...step, cards: ALL_CARDS }))),
  ],
  [
    'a case asks for a rule of the round',
    'asks for every house rule that is not',
    withGame({ decide: (fields, rules) => game.decide(fields, { ...rules, bestTie: rules['bestTie'] ?? '' }) }),
  ],
  [
    'no case asks for a rule that a case can ask for',
    'asks for every house rule that is not',
    withGame({
      decide: (fields, rules) => game.decide(fields, { ...game.presets['bai-cao'], deck: rules['deck'] ?? 52 }),
    }),
  ],
  [
    'the engine goes by the first card of a hand',
    'the order of the cards in a hand',
    withGame({
      decide(fields, rules) {
        const [first] = fields;
        return game.decide((first?.cards[0] ?? 0) < 26 ? fields : fields.toReversed(), rules);
      },
    }),
  ],
  [
    'a value has no word',
    'every setting and every value',
    inEnglish({ settings: { ...words.en.settings, deck: { label: 'Pack', values: { 36: '36 cards' } } } }),
  ],
  [
    'two values have one word',
    'every setting and every value',
    inEnglish({ settings: { ...words.en.settings, deck: { label: 'Pack', values: { 36: 'cards', 52: 'cards' } } } }),
  ],
  ['a preset has no name', 'every preset, every', inEnglish({ presets: { ...words.en.presets, 'bai-cao': '' } })],
  [
    'a house rule has no sentence',
    'every house rule and every conflict',
    { about: { ...about, en: { ...about.en, about: { ...about.en.about, deck: '' } } } },
  ],
  [
    'a conflict has no sentence',
    'every house rule and every conflict',
    { about: { ...about, vi: { ...about.vi, conflicts: {} } } },
  ],
  ['a question of the referee has no words', 'the referee is asked', inEnglish({ asks: {} })],
  [
    'a misconception stands in one language',
    'every misconception',
    { quizWords: { ...quizWords, en: { ...quizWords.en, misconceptions: {} } } },
  ],
  [
    'the site names a section in one language',
    'the site says',
    { build: { ...build, site: { ...build.site, en: { ...build.site.en, sections: {} } } } },
  ],
  ['an outcome is a long story', 'an outcome', inEnglish({ outcome: () => 'He wins all that there is' })],
  [
    'a sentence states another figure',
    'a sentence for every step',
    inEnglish({ reason: (step) => words.en.reason(step).replace(/\d/, '0') }),
  ],
  ['a sentence is not written', 'a sentence for every step', inEnglish({ reason: () => 'He has undefined points.' })],
  [
    'a verdict pays another sum',
    'a verdict is said large',
    inEnglish({ verdict: (ruling) => ({ ...words.en.verdict(ruling), net: '+7' }) }),
  ],
  [
    'the answer is no option',
    'the answer to a guess',
    inEnglish({
      guess(verdict) {
        const guess = words.en.guess(verdict);
        return { ...guess, answer: 'nobody' };
      },
    }),
  ],
  ['a hand has another total', 'a hand has the same', inEnglish({ seat: () => ({ sum: '11', state: 'points' }) })],
  [
    'the same seed deals other cards',
    'a replay gives',
    withRound({ deal: (rules, setup) => round.deal(rules, { ...setup, seed: ++deals }) }),
  ],
  ['nobody at the table, and a deal', 'without anybody', withRound({ deal: () => ok({}) })],
  [
    'a move after the end is refused by no rule',
    'names the action',
    withRound({
      apply(state, action) {
        const next = round.apply(state, action);
        return next.ok ? next : { ok: false, error: { rule: 'bc-none' } };
      },
    }),
  ],
  [
    'plain play moves for others',
    'plain play comes to an end',
    withRound({
      suggest(view) {
        const plain = round.suggest(view);
        return plain ?? { type: 'look', seat: view.seat };
      },
    }),
  ],
  [
    'an action of an unknown type is taken',
    'what is no action is refused',
    withRound({
      apply: (state, action) => round.apply(state, action?.type === 'none' ? { ...action, type: 'look' } : action),
    }),
  ],
  [
    'an action of nobody is taken',
    'with one wrong part is refused',
    withRound({ apply: (state, action) => round.apply(state, { ...action, seat: action.seat ?? 'p0' }) }),
  ],
  [
    'what is no action is refused by no rule of the game',
    'what is no action is refused',
    withRound({ apply: () => ({ ok: false, error: { rule: 'bc-none' } }) }),
  ],
  [
    'what is no setup throws',
    'what is no setup is refused',
    withRound({ deal: (rules, setup) => (setup.players ? round.deal(rules, setup) : ok(null)) }),
  ],
  [
    'an action is kept with all that hangs on it',
    'only what they are made of is kept',
    withRound({
      apply(state, action) {
        const next = round.apply(state, action);
        return next.ok ? ok(Object.assign({ last: action }, next.value)) : next;
      },
    }),
  ],
];

/** How often a deal was asked for. */
let deals = 0;

const ALL = [
  DOCUMENTED,
  NOTATION_CHECKS,
  BRANCHES_CHECKS,
  LITERAL,
  NO_ACTION_CHECKS,
  NO_EFFECT_CHECKS,
  REASONS_CHECKS,
  WORDS_CHECKS,
  SENTENCES_CHECKS,
  REPLAY_CHECKS,
].flat();

describe('a fault is found', () => {
  test.each(FAULTS)('%s', (_, name, broken) => {
    const checks = ALL.filter((check) => check.name.includes(name));
    expect(checks).toHaveLength(1);
    for (const check of checks) expect(firstFaults(check, { ...whole, ...broken }, 1)).not.toEqual([]);
  });
});

const ROUNDS: readonly (readonly [what: string, told: RegExp, broken: Partial<Subject>])[] = [
  [
    'a view shows hidden cards',
    /sees p\d|sees cai/,
    withRound({
      view(state, seat) {
        const view = round.view(state, seat);
        const seats = view.seats.map(
          (one) => round.view(state, one.who).seats.find(({ who }) => who === one.who) ?? one,
        );
        return { ...view, seats };
      },
    }),
  ],
  [
    'a view hides too much',
    /sees p\d|sees cai/,
    withRound({
      view(state, seat) {
        const view = round.view(state, seat);
        return { ...view, seats: view.seats.map((one) => ({ ...one, cards: one.cards.map(() => null) })) };
      },
    }),
  ],
  [
    'a view tells the seed',
    /can tell the hidden cards/,
    withRound({
      view: (state, seat) => ({ ...round.view(state, seat), seed: JSON.stringify(state).length % 2 ? 1 : state }),
    }),
  ],
  ['a seat hears of hidden cards', /told of hidden cards/, withRound({ seen: (state) => round.log(state) })],
  ['a seat hears of nothing', /too much is kept back/, withRound({ seen: () => [] })],
  [
    'chips do not add up',
    /chips do not add up/,
    withRound({
      view(state, seat) {
        const view = round.view(state, seat);
        return { ...view, seats: view.seats.map((one) => ({ ...one, net: one.net + 1 })) };
      },
    }),
  ],
  ['a card is lost', /cards are lost/, { kit: { ...kit, rounds: { ...kit.rounds, cards: () => [] } } }],
  ['a result before the end', /done without end/, withRound({ result: () => new Map() })],
  [
    'a result that is not zero-sum',
    /not zero-sum/,
    withRound({
      result(state) {
        const result = round.result(state);
        return result && new Map([...result].map(([who, chips]) => [who, chips + 1]));
      },
    }),
  ],
  ['the log does not account for the chips', /the books differ/, withRound({ effect: () => ({}) })],
  [
    'a deal shows no cards',
    /deal of nothing/,
    withRound({
      effect(event) {
        const { cards: _cards, ...rest } = round.effect(event);
        return rest;
      },
    }),
  ],
  ['a legal move is refused', /yet refused/, withRound({ apply: () => ({ ok: false, error: { rule: 'bc-look' } }) })],
  [
    'an illegal move is listed',
    /yet refused|out of turn|stuck/,
    withRound({
      legal(state, seat) {
        const legal = round.legal(state, seat);
        return seat === 'p0' ? [...legal, { action: { type: 'draw', seat } }] : legal;
      },
    }),
  ],
  [
    'a move is listed twice',
    /listed twice/,
    withRound({ legal: (state, seat) => round.legal(state, seat).flatMap((option) => [option, option]) }),
  ],
  [
    'an allowed move is not listed',
    /legal and apply differ|out of turn|stuck/,
    withRound({ legal: (state, seat) => round.legal(state, seat).slice(0, 1) }),
  ],
  [
    'a refusal by no rule of the game',
    /no rule bc-none/,
    withRound({
      apply(state, action) {
        const next = round.apply(state, action);
        return next.ok ? next : { ok: false, error: { rule: 'bc-none' } };
      },
    }),
  ],
  [
    'an event of no rule',
    /no rule bc-none/,
    {
      ...withRound({ log: (state) => round.log(state).map((event) => ({ ...event, rule: 'bc-none' })) }),
      kit: { ...kit, rounds: { ...kit.rounds, secret: () => true } },
    },
  ],
  ['a replay that differs', /the replay differs/, { rounds: { ...whole.rounds, playOn: (state) => ok([state]) } }],
  [
    'an action that changes what it is given',
    /read only|not extensible/,
    withRound({
      apply(state, action) {
        if (typeof state === 'object' && state !== null) Object.assign(state, { again: true });
        return round.apply(state, action);
      },
    }),
  ],
];

describe('a fault of rounds is found', () => {
  test.each(ROUNDS)('%s', (_, told, broken) => {
    const rounds = { name: 'rounds', faults: (subject: Subject) => roundFaults(subject, 40) };
    const [first] = firstFaults(rounds, { ...whole, ...broken }, 1);
    expect(first).toMatch(told);
  });

  test('and what did not come up is told', () => {
    const often: Subject = { ...whole, kit: { ...kit, rounds: { ...kit.rounds, happens: [[10_000, 'third deal']] } } };
    expect([...roundFaults(often, 20)]).toEqual(['third deal: 0 times, not 20']);
  });
});
