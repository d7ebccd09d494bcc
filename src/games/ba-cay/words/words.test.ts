import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { ALL_CARDS } from '#core/card.ts';
import { allowedValues } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import type { Ruling } from '#core/ruling.ts';
import { facts, TEST_NAMES, unlike } from '#testing/conformance/alike.ts';
import { type BaCayVerdict, decide } from '../engine/decide.ts';
import { game } from '../engine/index.ts';
import { PRESETS, SCHEMA } from '../engine/rules.ts';
import type { BaCayStep } from '../engine/steps.ts';
import { type BaCayEvent, type BaCaySetup, type BaCayState, round } from '../round/index.ts';
import { anyFields, anyRules, caseOf, DECK_36 } from '../testing/cases.ts';
import { sentences } from '../testing/sentences.ts';
import { words as en } from './en/game.ts';
import { words as roundEn } from './en/round.ts';
import { words as vi } from './vi/game.ts';
import { words as roundVi } from './vi/round.ts';

/** Sentences in Vietnamese and in English: well formed, and stating the same. */
function expectAlike(pairs: Iterable<readonly [string, string]>): void {
  expect([...unlike(pairs, sentences)].slice(0, 10)).toEqual([]);
}

/** A random table under a random rule set, with personal names instead of p0, p1, p2. */
function anyRuling(rng: Rng): Ruling<BaCayVerdict, BaCayStep> {
  const rules = anyRules(rng);
  const fields = anyFields(rng, rules.deck === 36 ? DECK_36 : ALL_CARDS).map((field, seat) =>
    field.role === 'cai' ? field : { ...field, name: assertDefined(TEST_NAMES[seat]) },
  );
  return decide(fields, rules);
}

describe('5,000 random cases under random houses', () => {
  const rng = makeRng(71);
  const rulings = Array.from({ length: 5000 }, () => anyRuling(rng));

  test('a verdict is said large with its reason, or in a line for each player', () => {
    for (const ruling of rulings) {
      const { players = [] } = ruling.verdict;
      for (const { big, why, lines } of [vi.verdict(ruling), en.verdict(ruling)]) {
        expect(lines).toHaveLength(players.length > 1 ? players.length : 0);
        expect([big, why].map((text) => text === '')).toEqual([lines.length > 0, lines.length > 0]);
      }
    }
    expect(rulings.filter(({ verdict: { players = [] } }) => players.length > 1).length).toBeGreaterThan(500);
  });

  test('a player’s outcome against the banker, or who is best, is asked; of several players who fares alone', () => {
    const answers = new Set<string>();
    for (const { verdict } of rulings) {
      const guess = vi.guess(verdict);
      const { players, hands, ranking } = verdict;
      if (players && players.length > 1) {
        // With several players the question is who has one outcome, or the outcome of the last one.
        const only = players.filter(
          ({ outcome }) => outcome === players.find(({ name }) => name === guess.answer)?.outcome,
        );
        expect(only.length === 1 || guess.answer === players.at(-1)?.outcome).toBe(true);
        continue;
      }
      if (!players) expect(guess.options).toHaveLength(hands.length + 1);
      const [winners = []] = ranking;
      const right = players ? players[0]?.outcome : winners.length > 1 ? '=' : winners[0];
      expect(guess.answer).toBe(right);
      answers.add(guess.answer);
    }
    expect([...answers].sort()).toEqual(['=', 'hanh', 'khoa', 'lose', 'minh', 'phuc', 'push', 'win', 'zung']);
  });

  test('a hand of points is a figure, ba tiên and sáp are names; what it is stands beside it', () => {
    const seen = new Set<string>();
    for (const { verdict } of rulings) {
      for (const { name, kind, points } of verdict.hands) {
        const named = { 'ba-tien': 'Ba tiên', sap: 'Sáp', nut: '', bu: '', 'at-cu': '' }[kind];
        for (const { sum, state } of [vi.seat(verdict, name), en.seat(verdict, name)]) {
          expect(sum).toBe(named || String(points));
          expect(state).toMatch(/\p{L}/u);
        }
        seen.add(kind);
      }
    }
    expect(seen.size).toBe(5);
  });
});

/** The verdict banner of a case: the large text, the reason, and what is paid. */
function plate(text: string): string[] {
  const { fields, preset, rules } = caseOf(text);
  const base = Object.entries(PRESETS).find(([name]) => name === preset)?.[1];
  const ruled = judge(game, fields, { ...assertDefined(base), ...rules });
  if (!ruled.ok) throw new Error(ruled.error.code);
  return [vi, en].flatMap((words) => {
    const { big, why, net, lines } = words.verdict(ruled.value);
    return lines.length > 0 ? lines.map((line) => `${line.text} ${line.net}`.trim()) : [`${big} | ${why} | ${net}`];
  });
}

test.each([
  [
    ';an:3♥ 4♣ 2♠;binh:3♦ 4♠ 2♣',
    'Binh ăn hết | Bằng nhau thì so lá to nhất. Chất xếp rô, cơ, chuồn, bích, nên 3♦ hơn 3♥: Binh hơn An. | ',
    'Binh takes all | Equal hands compare their best cards. Suits go diamonds, hearts, clubs, spades, so 3♦ beats 3♥: Binh is ahead of An. | ',
  ],
  [
    '@bai-cao;an:3♥ 4♣ 2♠;binh:3♦ 4♠ 2♣',
    'An, Binh chia đôi | An với Binh cùng 9 nút, bàn này không xét chất. An, Binh cùng nhất: chia đều, có bàn cho chơi lại. | ',
    'An and Binh split | An and Binh both have 9 points, and this house ignores suits. An and Binh are equal best: they split, or in some houses play again. | ',
  ],
  [
    '@bai-cao;an:3♥ 4♣ 2♠;binh:3♦ 4♠ 2♣;chi:3♠ 4♥ 2♥',
    'An, Binh, Chi chia đều | An với Binh cùng 9 nút, bàn này không xét chất. An, Binh, Chi cùng nhất: chia đều, có bàn cho chơi lại. | ',
    'An, Binh and Chi split | An and Binh both have 9 points, and this house ignores suits. An, Binh and Chi are equal best: they split, or in some houses play again. | ',
  ],
  [
    '@bai-cao;cai:2♥ 3♥ 4♥;an:J♠ Q♦ K♣',
    'An ăn | Ba tiên hơn bài tính nút: An ăn. | +1',
    'An wins | Ba tiên (three faces) beats a hand counted by points: An wins. | +1',
  ],
  [
    '@online-cao;an:K♠ K♥ K♦;binh:J♣ Q♣ J♦',
    'An ăn hết | Bằng nhau thì so lá to nhất. Cùng chất thì so số, nên K♦ hơn J♦: An hơn Binh. | ',
    'An takes all | Equal hands compare their best cards. In one suit ranks decide, so K♦ beats J♦: An is ahead of Binh. | ',
  ],
  [
    ';cai:A♦ 3♣ 6♥;an:2♠ 2♣ 6♦',
    'Cái ăn | Bằng nhau thì so lá to nhất. Át cụ trên hết, nên A♦ hơn 6♦: cái ăn. | An −1',
    'Banker wins | Equal hands compare their best cards. The great ace is above them all, so A♦ beats 6♦: the banker wins. | An −1',
  ],
  [
    '@bai-cao;cai:7♠ 9♣ A♥;an:7♦ 8♣ 2♥',
    'Hòa | An với nhà cái cùng 7 nút, bàn này không xét chất. Bằng nhau thì hòa. | ',
    'Draw | An and the banker both have 7 points, and this house ignores suits. Equal hands are a draw. | ',
  ],
  [
    '@bai-cao{bankerTie=banker};cai:7♠ 9♣ A♥;an:7♦ 8♣ 2♥;chi:9♠ 9♥ 9♦',
    'An chung −1',
    'Chi chung −1',
    'An pays −1',
    'Chi pays −1',
  ],
])('the plate says %s', (text, ...said) => {
  expect(plate(text)).toEqual(said);
});

test('suits stand in their order', () => {
  for (const [words, suits] of [
    [vi, { S: 'bích', H: 'cơ', D: 'rô', C: 'chuồn' }],
    [en, { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }],
  ] as const) {
    for (const order of allowedValues(SCHEMA.suits)) {
      const named = Object.entries(suits).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
      expect(words.settings['suits']?.values[order]).toBe(named.map(([, suit]) => suit).join(', '));
    }
  }
});

/** A round played to its end by whatever is legal. */
function anyRound(rng: Rng): readonly BaCayState[] {
  const rules = anyRules(rng);
  const banker = rng.upTo(1) === 0;
  const stake = 1 + rng.upTo(2);
  const count = 2 + rng.upTo(2);
  const setup: BaCaySetup = {
    seed: rng.upTo(1_000_000),
    players: TEST_NAMES.slice(0, count).map((name) => ({ name, stake: banker ? 1 + rng.upTo(2) : stake })),
    banker,
  };
  const dealt = round.deal(rules, setup);
  if (!dealt.ok) throw new Error(dealt.error.rule);
  const states = [dealt.value];
  for (let state: BaCayState = dealt.value; !round.view(state, '').done; ) {
    const options = state.seats.flatMap(({ name }) => round.legal(state, name));
    for (const { action, warns } of options) {
      expect(warns).toBeUndefined();
      for (const words of [roundVi, roundEn]) {
        expect(words.may(action)).toMatch(/^\p{Ll}/u);
      }
    }
    const next = round.apply(state, assertDefined(options[rng.upTo(options.length - 1)]).action);
    if (!next.ok) throw new Error(next.error.rule);
    state = next.value;
    states.push(state);
  }
  return states;
}

describe('500 random rounds', () => {
  const rng = makeRng(72);
  const rounds = Array.from({ length: 500 }, () => assertDefined(anyRound(rng).at(-1)));
  const events = rounds.flatMap((state) => round.log(state));

  test('a sentence for every event, the same facts in both languages; every kind of event comes up', () => {
    expectAlike(events.map((event) => [roundVi.event(event), roundEn.event(event)]));
    expect([...new Set(events.map(({ type }) => type))].sort()).toEqual(
      ['ante', 'deal', 'end', 'look', 'open', 'redeal', 'settle', 'share', 'show', 'take'].sort(),
    );
  });

  test('a house that has played again often enough shares after all', () => {
    const share = assertDefined(events.find((event) => event.type === 'share'));
    if (share.type !== 'share') throw new Error('no share');
    const enough: BaCayEvent = { ...share, why: 'enough' };
    expectAlike([[roundVi.event(enough), roundEn.event(enough)]]);
    expect(roundVi.event(enough)).not.toBe(roundVi.event({ ...share, why: 'split' }));
    expect(roundEn.event(enough)).not.toBe(roundEn.event({ ...share, why: 'split' }));
  });

  test('what stands together is one sentence that names everybody dealt to', () => {
    for (const state of rounds) {
      for (const type of ['deal', 'ante'] as const) {
        const log = round.log(state);
        const from = log.findIndex((event) => event.type === type);
        if (from < 0) continue;
        const to = log.findIndex((event, at) => at > from && event.type !== type);
        const run = log.slice(from, to);
        const said = roundVi.together(run);
        expectAlike([[said, roundEn.together(run)]]);
        if (type === 'ante') continue;
        expect(said).toMatch(/^Chia mỗi người 3 lá úp: /);
        for (const { name } of state.seats) expect(said.toLowerCase()).toContain(name === 'cai' ? 'nhà cái' : name);
      }
    }
  });

  test('the end is told to every seat', () => {
    const ends = new Set<string>();
    for (const state of rounds) {
      for (const { name } of state.setup.players) {
        const [inVi, inEn] = [roundVi, roundEn].map((words) =>
          words.end(round.view(state, name), round.seen(state, name)),
        );
        if (!inVi || !inEn) throw new Error('two languages');
        expectAlike([[inVi.why, inEn.why]]);
        expect(facts(inVi.big)).toEqual(facts(inEn.big));
        ends.add(inVi.big.replaceAll(/(Hanh|Khoa|Minh|Phuc)(, )?/g, ''));
      }
      expect(roundVi.end(round.view(state, 'hanh'), [])).toEqual({ big: '', why: '' });
    }
    expect([...ends].map((text) => text.trim()).sort()).toEqual(['Cái ăn', 'Hòa', 'chia đôi', 'ăn', 'ăn hết'].sort());
  });
});
