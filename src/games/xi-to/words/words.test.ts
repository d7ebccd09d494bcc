import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { judge } from '#core/judge.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import type { Ruling } from '#core/ruling.ts';
import { facts, TEST_NAMES, unlike } from '#testing/conformance/alike.ts';
import { decide, type XiToVerdict } from '../engine/decide.ts';
import { game } from '../engine/index.ts';
import { PRESETS } from '../engine/rules.ts';
import type { XiToStep } from '../engine/steps.ts';
import { EVALUATOR_DECK } from '../hands/all-hands.ts';
import { dealFrom, round, type XiToEvent, type XiToState } from '../round/index.ts';
import { anyFields, anyRules, caseOf } from '../testing/cases.ts';
import { sentences } from '../testing/sentences.ts';
import { words as en } from './en/game.ts';
import { words as roundEn } from './en/round.ts';
import { words as vi } from './vi/game.ts';
import { words as roundVi } from './vi/round.ts';

const FACTS_ANY_CASE = new RegExp(TEST_NAMES.join('|'), 'giu');

/** Sentences in Vietnamese and in English: well formed, and stating the same. */
function expectAlike(pairs: Iterable<readonly [string, string]>): void {
  expect([...unlike(pairs, sentences)].slice(0, 10)).toEqual([]);
}

/** A random table under a random rule set, with personal names instead of p0, p1, p2. */
function anyRuling(rng: Rng): Ruling<XiToVerdict, XiToStep> {
  const rules = anyRules(rng);
  return decide(
    anyFields(rng).map((field, seat) => ({ ...field, name: assertDefined(TEST_NAMES[seat]) })),
    rules,
  );
}

describe('5,000 random cases under random houses', () => {
  const rng = makeRng(81);
  const rulings = Array.from({ length: 5000 }, () => anyRuling(rng));

  test('a verdict is said large, with the sentence that settled it', () => {
    const large = new Set<string>();
    for (const ruling of rulings) {
      const [inVi, inEn] = [vi.verdict(ruling), en.verdict(ruling)];
      expect([inVi.net, inEn.net, ...inVi.lines, ...inEn.lines]).toEqual(['', '']);
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
    expect([...large].sort()).toEqual([
      'acts first',
      'are level',
      'chia đôi',
      'chia đều',
      'ngang nhau',
      'nói trước',
      'split',
      'takes all',
      'ăn hết',
    ]);
  });

  test('who wins, or acts first, is asked', () => {
    const answers = new Set<string>();
    for (const { verdict } of rulings) {
      const guess = vi.guess(verdict);
      const { cards, hands, ranking } = verdict;
      expect(guess.options.map(({ id }) => id)).toEqual([...hands.map(({ name }) => name), '=']);
      expect(guess.question !== undefined).toBe(cards < 5);
      const [winners = []] = ranking;
      expect(guess.answer).toBe(winners.length > 1 ? '=' : winners[0]);
      answers.add(guess.answer);
    }
    expect([...answers].sort()).toEqual(['=', 'hanh', 'khoa', 'minh', 'phuc', 'vinh', 'zung']);
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
  });
});

/** The verdict banner of a case: the large text, and the reason. */
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
    'Binh ăn hết | Bàn này xếp cù lũ trên thùng: Binh hơn An.',
    'Binh takes all | This house puts cù lũ (full house) above thùng (flush): Binh is ahead of An.',
  ],
  [
    ';an:8♥ 8♦ J♣ K♠ A♥;binh:8♠ 8♣ J♠ K♦ Q♥',
    'An ăn hết | Cùng đôi, so lá lẻ: A hơn K, An hơn Binh.',
    'An takes all | Both have đôi (pair). By the odd cards, A beats K: An is ahead of Binh.',
  ],
  [
    '@thung-lon;an:8♥ 8♦ J♣ K♠ A♥;binh:8♠ 8♣ J♠ K♦ Q♥',
    'Binh ăn hết | Cùng đôi, bàn này xét chất của đôi trước lá lẻ. Chất xếp bích, cơ, rô, chuồn, nên 8♠ hơn 8♥: Binh hơn An.',
    'Binh takes all | Both have đôi (pair), and this house compares the suit of the pair before the odd cards. Suits go spades, hearts, diamonds, clubs, so 8♠ beats 8♥: Binh is ahead of An.',
  ],
  [
    '{suits=none};an:9♥ 10♦ J♣ Q♠ K♥;binh:9♠ 10♠ J♦ Q♥ K♠;chi:7♣ 8♣ 7♦ 8♦ A♣',
    'An, Binh chia đôi | Cùng sảnh, số bằng nhau hết, bàn này không xét chất: An với Binh ngang nhau.',
    'An and Binh split | Both have sảnh (straight), all ranks are equal, and this house ignores suits: An and Binh are level.',
  ],
  [
    ';an:K♦;binh:K♠;chi:A♣',
    'Chi nói trước | Cùng mậu thầu, so lá cao nhất: A hơn K, Chi hơn Binh.',
    'Chi acts first | Both have mậu thầu (high card). By the top card, A beats K: Chi is ahead of Binh.',
  ],
  [
    '{suits=none};an:K♦;binh:K♠',
    'An, Binh ngang nhau | Cùng mậu thầu, số bằng nhau hết, bàn này không xét chất: An với Binh ngang nhau.',
    'An and Binh are level | Both have mậu thầu (high card), all ranks are equal, and this house ignores suits: An and Binh are level.',
  ],
])('the plate says %s', (text, ...said) => {
  expect(plate(text)).toEqual(said);
});

test('suits stand in their order', () => {
  for (const [words, suits] of [
    [vi, { S: 'bích', H: 'cơ', D: 'rô', C: 'chuồn' }],
    [en, { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }],
  ] as const) {
    for (const order of ['SHDC', 'SCDH']) {
      const named = Object.entries(suits).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
      expect(words.settings['suits']?.values[order]).toBe(named.map(([, suit]) => suit).join(', '));
    }
  }
});

/** A round played to its end by the plain policy or by whatever is legal. */
function anyRound(rng: Rng): XiToState {
  const players = TEST_NAMES.slice(0, 2 + rng.upTo(4)).map((name) => ({ name }));
  const dealt = round.deal(anyRules(rng), { seed: rng.upTo(1_000_000), players, limit: 4 + rng.upTo(6) });
  if (!dealt.ok) throw new Error(dealt.error.rule);
  let state = dealt.value;
  for (let view = round.view(state, ''); view.turn !== null; view = round.view(state, '')) {
    const options = round.legal(state, view.turn);
    for (const { action, warns } of options) {
      expect(warns).toBeUndefined();
      for (const words of [roundVi, roundEn]) expect(words.may(action)).toMatch(/^\p{Ll}/u);
      expect(facts(roundVi.may(action))).toEqual(facts(roundEn.may(action)));
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
    ...EVALUATOR_DECK.filter((card) => !top.includes(card)),
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
        expect(facts(inVi.big)).toEqual(facts(inEn.big));
        expect(inVi.big).toMatch(/(ăn hết|chia đôi|chia đều)$/);
        expect(inEn.big).toMatch(/(takes all|split)$/);
      }
      expect(roundVi.end(round.view(state, 'hanh'), [])).toEqual({ big: '', why: '' });
    }
  });
});
