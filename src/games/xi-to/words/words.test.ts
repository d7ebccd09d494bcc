import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { judge } from '#core/judge.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import type { Ruling } from '#core/ruling.ts';
import { decide, type XiToVerdict } from '../engine/decide.ts';
import { game } from '../engine/index.ts';
import { PRESETS, SCHEMA } from '../engine/rules.ts';
import type { XiToStep } from '../engine/steps.ts';
import { DECK } from '../hands/all-hands.ts';
import { dealFrom, round, type XiToAction, type XiToEvent, type XiToState } from '../round/index.ts';
import { anyFields, anyRules, caseOf } from '../testing/cases.ts';
import { about as aboutEn } from './en/about.ts';
import { words as en } from './en/game.ts';
import { words as roundEn } from './en/round.ts';
import { about as aboutVi } from './vi/about.ts';
import { words as vi } from './vi/game.ts';
import { words as roundVi } from './vi/round.ts';

const NAMES = ['hanh', 'khoa', 'long', 'minh', 'phuc', 'vinh'] as const;

/** What a sentence states: its cards, ranks and figures and whom it names, in this order. Both languages must state the same. */
function facts(text: string): string {
  return (text.match(FACTS) ?? []).join(' ');
}

const FACTS = new RegExp(`(?:10|[7-9AKQJ])[♠♥♦♣]|[+−]?\\d+|\\b[AKQJ]\\b|${NAMES.join('|')}`, 'gu');
const FACTS_ANY_CASE = new RegExp(FACTS.source, 'giu');

/** Sentences in Vietnamese and in English: well formed, and stating the same. */
function expectAlike(pairs: Iterable<readonly [string, string]>): void {
  const faulty = [...new Map([...pairs].map((pair) => [pair.join(), pair])).values()].filter(
    ([inVi, inEn]) =>
      [inVi, inEn].some((text) => !SENTENCES.test(text) || JUNK.test(text)) || facts(inVi) !== facts(inEn),
  );
  expect(faulty.slice(0, 10)).toEqual([]);
}

const SENTENCES = /^[\p{Lu}\d].*[\p{L}\d)♠♥♦♣]\.$/u;
const JUNK = /undefined|NaN|null|\[object| {2}|\.\.|, \.| \./;

/** A random table under a random house, people at it instead of p0, p1, p2. */
function anyRuling(rng: Rng): Ruling<XiToVerdict, XiToStep> {
  const rules = anyRules(rng);
  return decide(
    anyFields(rng).map((field, seat) => ({ ...field, name: assertDefined(NAMES[seat]) })),
    rules,
  );
}

/** What makes a sentence about a step another one. */
function variant(step: XiToStep): string {
  const { rule, outcome } = step;
  if (step.rule === 'xt-cmp-same') return `${rule} ${step.category} ${step.at}`;
  if (step.rule === 'xt-order') return `${rule} ${step.flush ?? ''}`.trim();
  if (step.rule === 'xt-partial') return `${rule} ${step.why}`;
  if (step.rule === 'xt-cmp-suit') {
    return step.outcome === 'held' ? `${rule} ${step.suits} ${step.before}` : `${rule} failed`;
  }
  if ('winners' in step) return `${rule} ${step.winners.length > 1 ? 'several' : 'one'}`;
  return `${rule} ${outcome}`;
}

const VARIANTS = [
  'xt-cmp-same cu-lu 0',
  'xt-cmp-same doi 0',
  'xt-cmp-same doi 1',
  'xt-cmp-same doi 2',
  'xt-cmp-same doi 3',
  'xt-cmp-same mau-thau 0',
  'xt-cmp-same mau-thau 1',
  'xt-cmp-same mau-thau 2',
  'xt-cmp-same mau-thau 3',
  'xt-cmp-same mau-thau 4',
  'xt-cmp-same sam 0',
  'xt-cmp-same sanh 0',
  'xt-cmp-same thu 0',
  'xt-cmp-same thu 1',
  'xt-cmp-same thu 2',
  'xt-cmp-same thung 0',
  'xt-cmp-same thung 1',
  'xt-cmp-same thung 2',
  'xt-cmp-same thung 3',
  'xt-cmp-same thung 4',
  'xt-cmp-same thung-pha-sanh 0',
  'xt-cmp-same tu-quy 0',
  'xt-cmp-suit SCDH false',
  'xt-cmp-suit SCDH true',
  'xt-cmp-suit SHDC false',
  'xt-cmp-suit SHDC true',
  'xt-cmp-suit failed',
  'xt-cu-lu held',
  'xt-doi held',
  'xt-first-actor one',
  'xt-first-actor several',
  'xt-mau-thau held',
  'xt-order',
  'xt-order above-full-house',
  'xt-order below-full-house',
  'xt-partial run',
  'xt-partial suit',
  'xt-sam held',
  'xt-sanh failed',
  'xt-sanh held',
  'xt-showdown one',
  'xt-showdown several',
  'xt-straight-top failed',
  'xt-straight-top held',
  'xt-thu held',
  'xt-thung failed',
  'xt-thung held',
  'xt-thung-pha-sanh held',
  'xt-tu-quy held',
];

describe('5,000 random cases under random houses', () => {
  const rng = makeRng(81);
  const rulings = Array.from({ length: 5000 }, () => anyRuling(rng));

  test('a sentence for every step, the same facts in both languages; every kind of step comes up', () => {
    const steps = rulings.flatMap(({ reasons }) => reasons);
    expectAlike(steps.map((step) => [vi.reason(step), en.reason(step)]));
    expect([...new Set(steps.map(variant))].sort()).toEqual(VARIANTS);
  });

  test('a verdict is said large, with the sentence that settled it', () => {
    const whys: [string, string][] = [];
    const large = new Set<string>();
    for (const ruling of rulings) {
      const [inVi, inEn] = [vi.verdict(ruling), en.verdict(ruling)];
      expect([inVi.net, inEn.net, ...inVi.lines, ...inEn.lines]).toEqual(['', '']);
      whys.push([inVi.why, inEn.why]);
      const winners = assertDefined(ruling.verdict.ranking[0]);
      for (const { big } of [inVi, inEn]) {
        expect(big.toLowerCase().match(FACTS_ANY_CASE)).toEqual(winners);
        large.add(
          big
            .replaceAll(FACTS_ANY_CASE, '')
            .replaceAll(/^[, ]+|and |, /g, '')
            .trim(),
        );
      }
      if (winners.length > 1) expect(inVi.why).toMatch(/ngang nhau\.$/);
      else expect(inVi.why).toContain(` ${assertDefined(winners[0]?.[0]).toUpperCase()}${winners[0]?.slice(1)} hơn `);
    }
    expectAlike(whys);
    expect([...large].sort()).toEqual([
      'are level',
      'chia đôi',
      'chia đều',
      'ngang nhau',
      'nói trước',
      'speaks first',
      'split',
      'takes all',
      'ăn hết',
    ]);
  });

  test('the answer to a guess is one of the options, which are the same in both languages', () => {
    const answers = new Set<string>();
    for (const { verdict } of rulings) {
      const guess = vi.guess(verdict);
      const { cards, hands, ranking } = verdict;
      expect(guess === undefined).toBe(hands.length > 4);
      const ids = guess?.options.map(({ id }) => id);
      expect(en.guess(verdict)?.options.map(({ id }) => id)).toEqual(ids);
      expect(en.guess(verdict)?.answer).toBe(guess?.answer);
      if (!guess) continue;
      expect(ids).toEqual([...hands.map(({ name }) => name), '=']);
      expect(guess.question !== undefined).toBe(cards < 5);
      const [winners = []] = ranking;
      expect(guess.answer).toBe(winners.length > 1 ? '=' : winners[0]);
      answers.add(guess.answer);
    }
    expect([...answers].sort()).toEqual(['=', 'hanh', 'khoa', 'long', 'minh']);
  });

  test('a hand is called by its combination; in English its meaning stands beside it', () => {
    const seen = new Set<string>();
    for (const { verdict } of rulings) {
      for (const { name, category } of verdict.hands) {
        const [inVi, inEn] = [vi.seat(verdict, name), en.seat(verdict, name)];
        expect(inVi).toEqual({ sum: inEn.sum, state: '' });
        expect(`${inEn.sum} ${inEn.state}`).toMatch(/^\p{Lu}[\p{Ll} ]+ [a-z ]+$/u);
        seen.add(`${category} ${inEn.sum} ${inEn.state}`);
      }
    }
    expect(seen.size).toBe(9);
    expect(en.seat(assertDefined(rulings[0]).verdict, 'nobody')).toEqual({ sum: '', state: '' });
  });
});

/** The plate of a case: what is said large, and why. */
function plate(text: string): string[] {
  const { fields, preset, rules } = caseOf(text);
  const base = Object.entries(PRESETS).find(([name]) => name === preset)?.[1];
  const ruled = judge(game, fields, { ...assertDefined(base), ...rules });
  if (!ruled.ok) throw new Error(ruled.error.code);
  return [vi, en].map((words) => {
    const { big, why } = words.verdict(ruled.value);
    return `${big} | ${why}`;
  });
}

test.each([
  [
    ';an:8♥ 9♥ J♥ K♥ A♥;binh:7♥ 7♦ 7♣ 9♠ 9♦',
    'Binh ăn hết | Nhà này xếp cù lũ trên thùng: Binh hơn An.',
    'Binh takes all | This house puts cù lũ (full house) above thùng (flush): Binh is ahead of An.',
  ],
  [
    ';an:8♥ 8♦ J♣ K♠ A♥;binh:8♠ 8♣ J♠ K♦ Q♥',
    'An ăn hết | Cùng đôi, so lá lẻ: A hơn K, An hơn Binh.',
    'An takes all | Both have đôi (pair). By the odd cards, A beats K: An is ahead of Binh.',
  ],
  [
    '@thung-lon;an:8♥ 8♦ J♣ K♠ A♥;binh:8♠ 8♣ J♠ K♦ Q♥',
    'Binh ăn hết | Cùng đôi, nhà này xét chất của đôi trước lá lẻ. Chất xếp bích, cơ, rô, chuồn, nên 8♠ hơn 8♥: Binh hơn An.',
    'Binh takes all | Both have đôi (pair), and this house looks at the suit of the pair before the odd cards. Suits go spades, hearts, diamonds, clubs, so 8♠ beats 8♥: Binh is ahead of An.',
  ],
  [
    '{suits=none};an:9♥ 10♦ J♣ Q♠ K♥;binh:9♠ 10♠ J♦ Q♥ K♠;chi:7♣ 8♣ 7♦ 8♦ A♣',
    'An, Binh chia đôi | Cùng sảnh, số bằng nhau hết, nhà này không xét chất: An với Binh ngang nhau.',
    'An and Binh split | Both have sảnh (straight), all ranks are equal, and this house ignores suits: An and Binh are level.',
  ],
  [
    ';an:K♦;binh:K♠;chi:A♣',
    'Chi nói trước | Cùng mậu thầu, so lá cao nhất: A hơn K, Chi hơn Binh.',
    'Chi speaks first | Both have mậu thầu (high card). By the top card, A beats K: Chi is ahead of Binh.',
  ],
  [
    '{suits=none};an:K♦;binh:K♠',
    'An, Binh ngang nhau | Cùng mậu thầu, số bằng nhau hết, nhà này không xét chất: An với Binh ngang nhau.',
    'An and Binh are level | Both have mậu thầu (high card), all ranks are equal, and this house ignores suits: An and Binh are level.',
  ],
])('the plate says %s', (text, ...said) => {
  expect(plate(text)).toEqual(said);
});

test('an outcome of any game is two or three words', () => {
  for (const outcome of ['win', 'lose', 'push', 'unsettled'] as const) {
    for (const words of [vi, en]) expect(words.outcome(outcome, 'hanh')).toMatch(/^\p{Lu}\S+( \S+){0,2}$/u);
  }
});

test('every setting has a sentence, every value a label of its own, the suits in their order', () => {
  for (const [words, suits] of [
    [vi, { S: 'bích', H: 'cơ', D: 'rô', C: 'chuồn' }],
    [en, { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }],
  ] as const) {
    expect(Object.keys(words.presets)).toEqual(Object.keys(PRESETS));
    expect(Object.keys(words.settings)).toEqual(Object.keys(SCHEMA));
    for (const [key, { values }] of Object.entries(SCHEMA)) {
      const labels = Object.values(assertDefined(words.settings[key]).values);
      expect(new Set(labels).size).toBe(values.length);
    }
    for (const order of ['SHDC', 'SCDH']) {
      const named = Object.entries(suits).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
      expect(words.settings['suits']?.values[order]).toBe(named.map(([, suit]) => suit).join(', '));
    }
  }
  for (const about of [aboutVi, aboutEn]) {
    expect(Object.keys(about)).toEqual(Object.keys(SCHEMA));
    for (const text of Object.values(about)) expect(text).toMatch(/^[\p{Lu}\d].*[^.]\.$/u);
  }
});

/** Every move but the choice of a hole card says what it costs, and then it costs that. */
function checkPrice(state: XiToState, action: XiToAction): void {
  const seen = round.view(state, action.seat);
  const [inVi, inEn] = [roundVi, roundEn].map((words) => words.price?.(action, seen) ?? '');
  expect(facts(inVi ?? '')).toBe(facts(inEn ?? ''));
  const next = round.apply(state, action);
  if (!next.ok || action.type === 'hole') return;
  const said = Number(/\d+/.exec(inVi ?? '')?.[0] ?? 0);
  const events = round.log(next.value).slice(round.log(state).length);
  const paid = events.flatMap((e) =>
    e.who === action.seat && (e.type === 'to' || e.type === 'theo') ? [e.chips] : [],
  )[0];
  const lost = events.flatMap((e) => (e.type === 'up' ? [e.lost] : []))[0];
  const raised = action.type === 'to' && seen.toMatch > 0;
  expect(said).toBe(lost ?? (paid === undefined ? 0 : raised ? paid : seen.pot + paid));
}

/** A round played to its end by the plain policy or by whatever is legal. */
function anyRound(rng: Rng): XiToState {
  const players = NAMES.slice(0, 2 + rng.upTo(4)).map((name) => ({ name }));
  const dealt = round.deal(anyRules(rng), { seed: rng.upTo(1_000_000), players, limit: 4 + rng.upTo(6) });
  if (!dealt.ok) throw new Error(dealt.error.rule);
  let state = dealt.value;
  for (let view = round.view(state, ''); view.turn !== null; view = round.view(state, '')) {
    const options = round.legal(state, view.turn);
    for (const { action, warns } of options) {
      expect(warns).toBeUndefined();
      const seen = round.view(state, action.seat);
      for (const words of [roundVi, roundEn]) {
        expect(words.move(action, seen)).toMatch(/^\p{Lu}/u);
        expect(words.may(action)).toMatch(/^\p{Ll}/u);
      }
      expect(facts(roundVi.move(action, seen))).toBe(facts(roundEn.move(action, seen)));
      checkPrice(state, action);
    }
    const wise = rng.upTo(2) > 0 ? round.suggest(round.view(state, view.turn)) : null;
    const next = round.apply(state, wise ?? assertDefined(options[rng.upTo(options.length - 1)]).action);
    if (!next.ok) throw new Error(next.error.rule);
    state = next.value;
  }
  return state;
}

/** Two straights of the same ranks where suits count for nothing: too rare to wait for. Nobody bets. */
function levelRound(): XiToState {
  const rules = { ...PRESETS.vipgame, suits: 'none', check: true } as const;
  const top = ['J♣ J♦ 9♥ 9♠ 10♦', '10♠ Q♠ Q♥ K♥ K♠'].flatMap(
    (cards) => assertDefined(caseOf(`;an:${cards};binh:8♠ 8♥ 8♦ 8♣ 7♠`).fields[0]).cards,
  );
  const players = [{ name: 'hanh' }, { name: 'khoa' }];
  const dealt = dealFrom(rules, { seed: 0, players, limit: 10 }, [
    ...top,
    ...DECK.filter((card) => !top.includes(card)),
  ]);
  if (!dealt.ok) throw new Error(dealt.error.rule);
  let state = dealt.value;
  for (let seat = state.turn; seat !== null; seat = state.turn) {
    const next = round.apply(state, { type: 'check', seat });
    if (!next.ok) throw new Error(next.error.rule);
    state = next.value;
  }
  return state;
}

describe('500 random rounds, and one that ends level', () => {
  const rng = makeRng(82);
  const rounds = [...Array.from({ length: 500 }, () => anyRound(rng)), levelRound()];

  test('a sentence for every event, the same facts in both languages; every kind of event comes up', () => {
    const events = rounds.flatMap((state) => round.log(state));
    expectAlike(events.map((event) => [roundVi.event(event), roundEn.event(event)]));
    const kinds = events.map((event) =>
      event.type === 'win'
        ? `win ${event.rule} ${event.shares.length > 1}`
        : event.type === 'to'
          ? `to ${event.chips > event.amount}`
          : event.type,
    );
    expect([...new Set(kinds)].sort()).toEqual([
      'ante',
      'check',
      'deal',
      'end',
      'hole',
      'show',
      'speak',
      'theo',
      'to false',
      'to true',
      'turn',
      'up',
      'win xt-last-standing false',
      'win xt-pay-pot false',
      'win xt-pay-pot true',
    ]);
  });

  test('what stands together is one sentence, with every card that lies open and none that is hidden', () => {
    for (const state of rounds) {
      const runs: XiToEvent[][] = [];
      for (const event of round.log(state)) {
        const run = runs.at(-1);
        if (run && run[0]?.type === event.type) run.push(event);
        else runs.push([event]);
      }
      for (const run of runs) {
        const [first] = run;
        if (first?.type !== 'deal' && first?.type !== 'ante') continue;
        const said = roundVi.together(run);
        expectAlike([[said, roundEn.together(run)]]);
        const open = run.flatMap((event) =>
          event.type === 'deal' && !event.down ? [roundVi.event(event).match(/\S+[♠♥♦♣]/u)?.[0]] : [],
        );
        expect(said.match(/\S+[♠♥♦♣]/gu) ?? []).toEqual(open);
      }
    }
  });

  test('the end is told to every seat', () => {
    for (const state of rounds) {
      for (const { name } of state.setup.players) {
        const [inVi, inEn] = [roundVi, roundEn].map((words) =>
          words.end(round.view(state, name), round.seen(state, name)),
        );
        if (!inVi || !inEn) throw new Error('two languages');
        expectAlike([[inVi.why, inEn.why]]);
        expect(facts(inVi.big)).toBe(facts(inEn.big));
        expect(inVi.big).toMatch(/(ăn hết|chia đôi|chia đều)$/);
        expect(inEn.big).toMatch(/(takes all|split)$/);
      }
      expect(roundVi.end(round.view(state, 'hanh'), [])).toEqual({ big: '', why: '' });
    }
  });
});
