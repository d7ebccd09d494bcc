import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import type { Ruling } from '#core/ruling.ts';
import { renamed, unlike } from '#testing/conformance/alike.ts';
import { decide, type TaLaVerdict } from '../engine/decide.ts';
import type { TaLaStep } from '../engine/steps.ts';
import { anyFields, anyRules, rule } from '../testing/cases.ts';
import { sentences } from '../testing/sentences.ts';
import { words as en } from './en/game.ts';
import { words as vi } from './vi/game.ts';

/** Sentences in Vietnamese and in English: well formed, and stating the same. */
function expectAlike(pairs: Iterable<readonly [string, string]>): void {
  expect([...unlike(pairs, sentences)].slice(0, 10)).toEqual([]);
}

/** A random case under a random rule set. */
function anyRuling(rng: Rng): Ruling<TaLaVerdict, TaLaStep> {
  const rules = anyRules(rng);
  return decide(renamed(anyFields(rng, rules)), rules);
}

describe('8,000 random cases under random houses', () => {
  const rng = makeRng(83);
  const rulings = Array.from({ length: 8000 }, () => anyRuling(rng));

  test('one hand is said large with its reason; a showdown has a line for each player, the best first', () => {
    for (const ruling of rulings) {
      const [inVi, inEn] = [vi.verdict(ruling), en.verdict(ruling)];
      const { verdict } = ruling;
      for (const { big, net, lines } of [inVi, inEn]) {
        expect(net).toBe('');
        expect(big).toMatch(/^\p{Lu}|^\d/u);
        if (verdict.kind === 'hand') {
          expect(lines).toEqual([]);
          continue;
        }
        const best = verdict.players.toSorted((a, b) => a.place - b.place);
        expect(lines.map(({ text }) => text.split(' ')[0]?.toLowerCase())).toEqual(best.map(({ name }) => name));
        const nets = best.map(({ net: paid }) => paid);
        expect(lines.map((line) => Number(line.net.replace('−', '-')))).toEqual(nets);
        expect(new Set(lines.map((line) => line.net === ''))).toEqual(new Set([nets.every((paid) => paid === 0)]));
        for (const { text, net: paid } of lines) expect(big).toContain(paid ? `${text} (${paid})` : text);
      }
    }
  });

  test('what is said of one case in two houses differs where places, payments or points of places do', () => {
    const told = new Map<string, string>();
    const tables = makeRng(89);
    for (let i = 0; i < 300; i++) {
      const one = anyRules(tables);
      const fields = renamed(anyFields(tables, { ...one, eatPerMeld: 'one' }));
      for (let j = 0; j < 8; j++) {
        const ruling = decide(fields, anyRules(tables));
        const { verdict, reasons } = ruling;
        const out = reasons.find((step) => step.rule === 'tl-u-rank' && step.outcome === 'held');
        // Behind a player who is ù nobody's points count.
        const matters =
          verdict.kind === 'hand'
            ? [verdict.u ?? verdict.points]
            : [
                out && 'kind' in out ? out.kind : '',
                ...verdict.players.map(({ points, ...rest }) => JSON.stringify(out ? rest : { ...rest, points })),
              ];
        const [inVi, inEn] = [vi, en].map((words) => words.verdict(ruling).big);
        const key = `${i} ${inVi}`;
        expect(told.get(key) ?? matters.join()).toBe(matters.join());
        told.set(key, matters.join());
        expect(told.get(`${i} en ${inEn}`) ?? inVi).toBe(inVi);
        told.set(`${i} en ${inEn}`, inVi ?? '');
      }
    }
  });

  test('a seat has a figure or Ù, and beside it what that is', () => {
    const states = new Set<string>();
    for (const { verdict } of rulings) {
      const hands = verdict.kind === 'hand' ? [{ name: 'bai', points: verdict.points }] : verdict.players;
      for (const { name, points } of hands) {
        const [inVi, inEn] = [vi.seat(verdict, name), en.seat(verdict, name)];
        expect(inVi.sum).toBe(verdict.kind === 'hand' && verdict.u ? 'Ù' : String(points));
        for (const { state } of [inVi, inEn]) expect(state).toMatch(/^\p{L}/u);
        states.add(inVi.state);
      }
    }
    expect([...states].sort()).toEqual(
      [
        'ba',
        'ba, móm',
        'bét',
        'khan',
        'móm',
        'nhì',
        'nhì, móm',
        'nhất',
        'nhất, móm',
        'thua',
        'thường',
        'tròn',
        'ù',
        'điểm ngoài phỏm',
      ].sort(),
    );
  });

  test('what is asked of a case, and the answer', () => {
    const answers = new Set<string>();
    for (const { verdict } of rulings) {
      const inVi = vi.guess(verdict);
      const cards = verdict.kind === 'hand' ? [...verdict.melds.flat(), ...verdict.deadwood].length : 0;
      // With fewer than nine cards nobody is ù: how many points are left is asked.
      const small = verdict.kind === 'hand' && cards < 9;
      const many = verdict.kind === 'hand' ? (small && verdict.melds.length > 1 ? 3 : 2) : verdict.players.length;
      if (!small || cards > 2) expect(inVi.options).toHaveLength(many);
      const right =
        verdict.kind === 'showdown'
          ? verdict.players.find(({ place }) => place === 1)?.name
          : small
            ? String(verdict.points)
            : verdict.u
              ? 'out'
              : 'not';
      expect(inVi.answer).toBe(right);
      answers.add(small ? 'points' : inVi.answer);
    }
    expect([...answers].sort()).toEqual(['hanh', 'khoa', 'minh', 'not', 'out', 'phuc', 'points']);
  });
});

/** What the engine can say and no case brings out: ù with a card left at the end of a round, khan paid, a tenth card eaten. */
test('sentences for what only a round comes to', () => {
  const steps: TaLaStep[] = [
    { rule: 'tl-pay-u', outcome: 'held', who: 'khoa', other: 'hanh', kind: 'khan', units: 7 },
    { rule: 'tl-u-rank', outcome: 'held', who: 'hanh', kind: 'thuong', left: 1, decides: true },
    { rule: 'tl-u', outcome: 'held', who: 'hanh', kind: 'thuong', left: 1, decides: true },
    { rule: 'tl-u', outcome: 'failed', who: 'hanh', why: 'loose', left: 4 },
    ...([1, 4, 5, 12] as const).map((count): TaLaStep => {
      return {
        rule: 'tl-pay-eat',
        outcome: 'held',
        who: 'hanh',
        other: 'khoa',
        cards: [],
        count,
        chot: false,
        units: 4,
      };
    }),
  ];
  for (const words of [vi, en]) {
    const said = steps.map((step) => words.reason(step));
    expect(new Set(said).size).toBe(steps.length);
    for (const text of said) expect(text).not.toMatch(/undefined|NaN/);
  }
  expectAlike(steps.slice(0, 4).map((step) => [vi.reason(step), en.reason(step)]));
});

test('an eaten card is said to be eaten by whom, not to be theirs: it was taken from another', () => {
  const ate = rule('@mien-bac;an:7♠ 7♥ 7♦*binh;binh:2♠ 2♥ 2♦ 9♣').reasons.find(({ rule: id }) => id === 'tl-eat-proof');
  expect([vi, en].map((words) => words.reason(assertDefined(ate)))).toEqual([
    'Lá ăn phải vào phỏm: 7♦ là lá An ăn, nằm trong phỏm 7♠ 7♥ 7♦.',
    'An eaten card must go into a meld: the 7♦ that An ate lies in 7♠ 7♥ 7♦.',
  ]);
});

/** The verdict banner of a case: the large text, the reason; of several players a line each before it. */
function plate(text: string): string[] {
  return [vi, en].flatMap((words) => {
    const { big, why, lines } = words.verdict(rule(text));
    return [...lines.map((line) => `${line.text} ${line.net}`.trim()), ...(lines.length > 0 ? [] : [big]), why];
  });
}

test.each([
  [
    '@mien-bac;bai:4♠ 4♦ 4♥ 6♥ 7♥ 8♥ K♠ K♦ K♣ 2♣',
    'Ù',
    'Bạn có phỏm 4♠ 4♥ 4♦, 6♥ 7♥ 8♥, K♠ K♦ K♣. Bạn chỉ thừa 1 lá ngoài phỏm, đánh đi là hết: ù.',
    'Out',
    'You have the melds 4♠ 4♥ 4♦, 6♥ 7♥ 8♥, K♠ K♦ K♣. You have only 1 card outside melds, to be discarded: out (ù).',
  ],
  [
    '@online;bai:4♠ 4♦ 4♥ 6♥ 7♥ 8♥ K♠ K♦ K♣ 2♣',
    'Còn 2 điểm',
    'Bạn còn 2♣ ngoài phỏm: 2 điểm. Bạn thừa 1 lá ngoài phỏm, mà bàn này đòi cả 10 lá vào phỏm: chưa ù.',
    '2 points left',
    'You have 2♣ outside melds: 2 points. You have 1 card outside melds, and this house wants all 10 in melds: not out (ù).',
  ],
  [
    '@mien-bac{uKinds=plain-tron-khan};bai:4♣ 5♣ 6♣ 6♥ 7♥ 8♥ 9♥ K♠ K♦ K♣',
    'Ù tròn',
    'Bạn có phỏm 4♣ 5♣ 6♣, 6♥ 7♥ 8♥ 9♥, K♠ K♦ K♣. Bạn vào phỏm cả 10 lá: ù tròn.',
    'Out, all ten',
    'You have the melds 4♣ 5♣ 6♣, 6♥ 7♥ 8♥ 9♥, K♠ K♦ K♣. You have all 10 cards in melds: out with all ten (ù tròn).',
  ],
  [
    '@mien-bac;bai:A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠',
    'Ù khan',
    'Bạn có 9 lá, không có cạ nào: ù khan.',
    'Out, no half meld',
    'You have 9 cards and no half meld (cạ) among them: out with no half meld (ù khan).',
  ],
  [
    '@adam-tips;bai:A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠',
    'Còn 45 điểm',
    'Bạn còn A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ ngoài phỏm: 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 = 45 điểm. Bạn có 9 lá, không có cạ nào, nhưng bàn này không tính ù khan.',
    '45 points left',
    'You have A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ outside melds: 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 = 45 points. You have 9 cards and no half meld (cạ) among them, but this house does not count ù khan.',
  ],
  [
    '@mien-bac;bai:A♠ 2♥ 3♦ 4♣ 5♠ 6♣ 9♥ Q♦ K♠',
    'Còn 55 điểm',
    'Bạn còn A♠ 2♥ 3♦ 4♣ 5♠ 6♣ 9♥ Q♦ K♠ ngoài phỏm: 1 + 2 + 3 + 4 + 5 + 6 + 9 + 12 + 13 = 55 điểm. Bạn có 4♣ 6♣ hở 1 số ở giữa, bàn này vẫn coi là cạ: không ù khan.',
    '55 points left',
    'You have A♠ 2♥ 3♦ 4♣ 5♠ 6♣ 9♥ Q♦ K♠ outside melds: 1 + 2 + 3 + 4 + 5 + 6 + 9 + 12 + 13 = 55 points. Your 4♣ 6♣ leave 1 rank between them, still a half meld (cạ) in this house: no ù khan.',
  ],
  [
    '@mien-bac;bai:4♣ 5♣ 6♣ 6♦ 6♥ K♠',
    'Còn 22 điểm',
    'Bạn có phỏm 6♥ 6♦ 6♣. Bạn còn 4♣ 5♣ K♠ ngoài phỏm: 4 + 5 + 13 = 22 điểm.',
    '22 points left',
    'You have the meld 6♥ 6♦ 6♣. You have 4♣ 5♣ K♠ outside melds: 4 + 5 + 13 = 22 points.',
  ],
  [
    '@mien-bac;bai:A♠ 9♦',
    'Còn 10 điểm',
    'Bạn không có phỏm nào. Bạn còn A♠ 9♦ ngoài phỏm: 1 + 9 = 10 điểm.',
    '10 points left',
    'You have no meld. You have A♠ 9♦ outside melds: 1 + 9 = 10 points.',
  ],
  [
    '@mien-bac;bai:A♠',
    'Còn 1 điểm',
    'Bạn không có phỏm nào. Bạn còn A♠ ngoài phỏm: 1 điểm.',
    '1 point left',
    'You have no meld. You have A♠ outside melds: 1 point.',
  ],
  [
    '@mien-bac;bai:7♠ 7♦ 7♥',
    'Còn 0 điểm',
    'Bạn có phỏm 7♠ 7♥ 7♦. Bạn không còn lá nào ngoài phỏm, nhưng chưa đủ 9 lá: không tính ù.',
    '0 points left',
    'You have the meld 7♠ 7♥ 7♦. You have no card outside melds, but it takes 9 cards to go out (ù).',
  ],
  [
    '@mien-bac;an:3♠ 3♥ 3♦ 5♣;bình:4♥ 5♥ 6♥ 5♠;chi:9♠ 9♥ 9♦ 8♣ 7♦ 2♠',
    'An nhất, 5 điểm +3',
    'Bình nhì, 5 điểm −1',
    'Chi bét, 17 điểm −2',
    'An với Bình cùng 5 điểm: An hạ trước, đứng trên.',
    'An first, 5 points +3',
    'Bình second, 5 points −1',
    'Chi last, 17 points −2',
    'An and Bình both have 5 points: An laid down earlier and is ahead.',
  ],
  [
    '@adam-tips;an:3♠ 3♥ 3♦ 5♣;bình:A♠ 2♥',
    'An nhất, 5 điểm',
    'Bình móm, 3 điểm',
    'An còn 5 điểm: về nhất. Bình không có phỏm nào: móm, về bét, 3 điểm cũng vậy.',
    'An first, 5 points',
    'Bình burnt, 3 points',
    'An has 5 points left: first. Bình has no meld: burnt (móm) and last, and 3 points cannot change that.',
  ],
  [
    '@online;chi:K♠ 7♥;an:3♠ 3♥ 3♦ 5♣;bình:A♠ 2♥ 10♦',
    'An nhất, 5 điểm +8',
    'Chi nhì, móm, 20 điểm −4',
    'Bình móm, 13 điểm −4',
    'An còn 5 điểm: về nhất.',
    'An first, 5 points +8',
    'Chi second, burnt, 20 points −4',
    'Bình burnt, 13 points −4',
    'An has 5 points left: first.',
  ],
  [
    '@mien-bac;an:K♠ 7♥;bình:A♠ 2♥',
    'An nhất, móm, 20 điểm +4',
    'Bình móm, 3 điểm −4',
    'An, Bình cùng móm, không ai có phỏm: ai tới lượt hạ trước đứng trên.',
    'An first, burnt, 20 points +4',
    'Bình burnt, 3 points −4',
    'An and Bình are burnt (móm), and nobody has a meld: whoever’s turn came earlier is ahead.',
  ],
  [
    '@mien-bac;an:K♠ 7♥;bình:A♠ A♥ A♦ 4♠ 5♠ 6♠*an 9♠ 9♥ 9♦',
    'Bình ù +6',
    'An thua −6',
    'Bình không còn lá nào ngoài phỏm: ù, về nhất. Còn lại thua như nhau.',
    'Bình goes out +6',
    'An loses −6',
    'Bình has no card outside melds: out (ù), and first. All the others lose alike.',
  ],
  [
    '@mien-bac{uKinds=plain-tron-khan,uPay=by-kind};an:K♠;chi:A♠ A♥ A♦ 4♠ 5♠ 6♠ 7♠ 9♠ 9♥ 9♦;bình:2♦',
    'Chi ù tròn +12',
    'An thua −6',
    'Bình thua −6',
    'Chi vào phỏm cả 10 lá: ù tròn, về nhất. Còn lại thua như nhau.',
    'Chi goes out, all ten +12',
    'An loses −6',
    'Bình loses −6',
    'Chi has all 10 cards in melds: out with all ten (ù tròn), and first. All the others lose alike.',
  ],
])('the plate says %s', (text, ...said) => {
  expect(plate(text)).toEqual(said);
});

test('several players in one line are parted so that points and payment are not taken for one another', () => {
  const ruling = rule('@mien-bac;an:3♠ 3♥ 3♦ 5♣;bình:A♠ 2♥');
  expect(vi.verdict(ruling).big).toBe('An nhất, 5 điểm (+4); Bình móm, 3 điểm (−4)');
  expect(en.verdict(ruling).big).toBe('An first, 5 points (+4); Bình burnt, 3 points (−4)');
  const unpaid = rule('@adam-tips;an:3♠ 3♥ 3♦ 5♣;bình:A♠ 2♥');
  expect(vi.verdict(unpaid).big).toBe('An nhất, 5 điểm; Bình móm, 3 điểm');
});
