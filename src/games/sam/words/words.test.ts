import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import type { Ruling } from '#core/ruling.ts';
import { facts, renamed, TEST_NAMES, unlike } from '#testing/conformance/alike.ts';
import { decide, type EndVerdict, type SamVerdict } from '../engine/decide.ts';
import type { SamStep } from '../engine/steps.ts';
import { anyDeal, anyEnd, anyFields, anyPlay, anyRules, cardsOf, rule, verdictJsonText } from '../testing/cases.ts';
import { sentences } from '../testing/sentences.ts';
import { words as en } from './en/game.ts';
import { words as vi } from './vi/game.ts';

/** Sentences in Vietnamese and in English: well formed, and stating the same. */
function expectAlike(pairs: Iterable<readonly [string, string]>): void {
  expect([...unlike(pairs, sentences)].slice(0, 10)).toEqual([]);
}

/** A random case under a random rule set. */
function anyRuling(rng: Rng): Ruling<SamVerdict, SamStep> {
  const rules = anyRules(rng);
  return decide(renamed(anyFields(rng, rules)), rules);
}

const KINDS = ['ba-sam-co', 'dong-mau', 'nam-doi', 'sanh-rong', 'tu-quy-heo'] as const;

describe('12,000 random cases under random houses', () => {
  const rng = makeRng(83);
  const rulings = Array.from({ length: 12_000 }, () => anyRuling(rng));

  test('a play and a deal are said large with their reason; at the end each player has a line, the winner first', () => {
    const bigs = new Set<string>();
    for (const ruling of rulings) {
      const [inVi, inEn] = [vi.verdict(ruling), en.verdict(ruling)];
      const { verdict } = ruling;
      for (const { big, net, lines } of [inVi, inEn]) {
        expect(net).toBe('');
        expect(big).toMatch(/^\p{Lu}/u);
        if (verdict.kind === 'end') expectLines(verdict, big, lines);
        else expect(lines).toEqual([]);
      }
      if (verdict.kind !== 'end') bigs.add(`${inVi.big} | ${inEn.big}`);
    }
    expect([...bigs].sort()).toEqual(
      [
        'Chặn được | It beats it',
        'Chặt được | It chops',
        'Không chặn được | It does not',
        'Đánh được | A legal lead',
        'Không đánh được | Not a legal lead',
        'Không phải bộ | Not a combination',
        'Trên bàn không phải bộ | No combination to beat',
        'Không ăn trắng | No instant win',
        'Ăn trắng: ba sám cô | Instant win: three triples',
        'Ăn trắng: năm đôi | Instant win: five pairs',
        'Ăn trắng: sảnh rồng | Instant win: ten-card run',
        'Ăn trắng: tứ quý heo | Instant win: four twos',
        'Ăn trắng: đồng màu | Instant win: all one colour',
      ].sort(),
    );
  });

  test('the reason given tells the step that settled it', () => {
    for (const { verdict, reasons } of rulings) {
      const settled = assertDefined(reasons.find(({ decides }) => decides));
      for (const words of [vi, en]) {
        const { why } = words.verdict({ verdict, reasons });
        const house = reasons.find((step) => 'why' in step && (step.why === 'house' || step.why === 'dragon'));
        const telling = verdict.kind === 'deal' && !verdict.instantWin ? (house ?? settled) : settled;
        expect(why).toContain(words.reason(telling));
      }
    }
  });

  test('a seat has a name or the number of cards, and beside it what that is', () => {
    const seen = new Set<string>();
    for (const { verdict } of rulings) {
      const seats = seatsOf(verdict);
      for (const name of ['ban', 'danh', 'bai', ...TEST_NAMES]) {
        const [inVi, inEn] = [vi.seat(verdict, name), en.seat(verdict, name)];
        if (!seats.includes(name)) {
          expect([inVi, inEn]).toEqual([NOBODY, NOBODY]);
          continue;
        }
        for (const { state } of [inVi, inEn]) expect(state).toMatch(/^[\p{L}\d]/u);
        expect(facts(inVi.state)).toEqual(facts(inEn.state));
        expect(inVi.sum).toMatch(/^(\p{Lu}[\p{L} ]+|—|\d+)$/u);
        if (verdict.kind === 'end') seen.add(`${inVi.state} | ${inEn.state}`);
        else seen.add(inVi.sum);
      }
    }
    expect([...seen].sort()).toEqual(
      [
        '—',
        ...['Rác', 'Đôi', 'Sám cô', 'Sảnh', 'Tứ quý', 'Hai tứ quý'],
        ...['Sảnh rồng', 'Tứ quý heo', 'Đồng màu', 'Ba sám cô', 'Năm đôi'],
        ...['nhất | first', 'cóng | never played', 'lá còn lại | card left', 'lá còn lại | cards left'],
      ].sort(),
    );
  });

  test('what is asked of a case, and the answer', () => {
    const answers = new Set<string>();
    for (const { verdict } of rulings) {
      const guess = vi.guess(verdict);
      const right = answerTo(verdict);
      expect(guess.answer).toBe(right);
      expect(guess.question).toMatch(/^\p{Lu}.*\?$/u);
      if (verdict.kind === 'end') expect(guess.options.map(({ id }) => id)).not.toContain(verdict.winner);
      else answers.add(`${verdict.kind} ${guess.question} ${right}`);
    }
    expect(answers.size).toBe(6);
  });
});

const NOBODY = { sum: '', state: '' };

/**
 * Who has a seat in a case with this ruling; a lead has no table, which the verdict alone cannot tell from a table that is no
 * combination.
 */
function seatsOf(verdict: SamVerdict): readonly string[] {
  if (verdict.kind === 'end') return verdict.players.map(({ name }) => name);
  return verdict.kind === 'play' ? ['ban', 'danh'] : ['bai'];
}

/** The right answer; undefined where several pay most, or only one could pay. */
function answerTo(verdict: SamVerdict): string {
  if (verdict.kind !== 'end') {
    const yes = verdict.kind === 'play' ? verdict.legal : verdict.instantWin !== null;
    return yes ? 'yes' : 'no';
  }
  const [first, second] = verdict.players
    .filter(({ name }) => name !== verdict.winner)
    .toSorted((a, b) => a.net - b.net);
  // With one loser the question is how much that player pays.
  if (first && !second) return String(-first.net);
  return first && second && first.net < 0 && first.net < second.net ? first.name : '=';
}

function expectLines(
  { players, winner }: EndVerdict,
  big: string,
  lines: readonly { readonly text: string; readonly net: string }[],
): void {
  const inOrder = [...players].sort((a, b) => Number(b.name === winner) - Number(a.name === winner));
  expect(lines.map(({ text }) => text.split(' ')[0]?.toLowerCase())).toEqual(inOrder.map(({ name }) => name));
  const nets = inOrder.map(({ net }) => net);
  expect(lines.map(({ net }) => Number(net.replace('−', '-')))).toEqual(nets);
  expect(new Set(lines.map(({ net }) => net === ''))).toEqual(new Set([nets.every((net) => net === 0)]));
  for (const { text, net } of lines) expect(big).toContain(net ? `${text} (${net})` : text);
}

test('what is said of one case in two houses differs exactly where the verdict does', () => {
  const rng = makeRng(89);
  for (let i = 0; i < 600; i++) {
    const one = { ...anyRules(rng), deck: 52 } as const;
    const fields = renamed(rng.pick([anyPlay, anyDeal, anyEnd])(rng, one));
    const told = new Map<string, string>();
    for (let j = 0; j < 8; j++) {
      const ruling = decide(fields, { ...anyRules(rng), deck: 52 });
      const { verdict } = ruling;
      // Only what is asked about: whether the play is legal, and whether its cards and the table's are combinations.
      const asked =
        verdict.kind === 'play'
          ? `${verdict.legal} ${verdict.play === null} ${verdict.play && verdict.table === null}`
          : verdictJsonText(verdict);
      for (const words of [vi, en]) {
        const key = `${words === vi} ${words.verdict(ruling).big}`;
        expect(told.get(key) ?? asked).toBe(asked);
        told.set(key, asked);
      }
    }
    expect(new Set(told.values()).size * 2).toBe(told.size);
  }
});

/** What the engine can say and few cases produce. */
test('sentences for shapes that rank behind another', () => {
  const steps = KINDS.map((kind): SamStep => {
    return { rule: 'sam-instant', outcome: 'held', who: 'bai', kind, cards: cardsOf('2♠ 2♥') };
  });
  expectAlike(steps.map((step) => [vi.reason(step), en.reason(step)]));
  for (const words of [vi, en]) expect(new Set(steps.map((step) => words.reason(step))).size).toBe(steps.length);
});

/** The verdict banner of a case in both languages: the large text, of several players a line each; then the reason. */
function plate(text: string): string[] {
  return [vi, en].map((words) => {
    const { big, why, lines } = words.verdict(rule(text));
    return [...(lines.length > 0 ? lines.map((line) => `${line.text} ${line.net}`.trim()) : [big]), why].join(' | ');
  });
}

/** A case, and what is said of it in Vietnamese and in English. */
const PLATES = `
@mien-bac;ban:2♠;danh:7♠ 7♥ 7♦ 7♣
Chặt được | Tứ quý 7 chặt được heo lẻ.
It chops | A quad of 7s chops a single two.

@local;ban:2♠;danh:7♠ 7♥ 7♦ 7♣
Không chặn được | Bàn này không cho tứ quý chặt heo: tứ quý 7 không chặt được heo lẻ.
It does not | This house lets no quad chop a two: a quad of 7s does not chop a single two.

@mien-bac;ban:2♠ 2♥;danh:7♠ 7♥ 7♦ 7♣
Không chặn được | Bàn này 1 tứ quý chỉ chặt 1 heo: tứ quý 7 không chặt được đôi heo.
It does not | In this house 1 quad chops only 1 two: a quad of 7s does not chop a pair of twos.

@mien-bac{chopTwo=quad-takes-pair};ban:2♠ 2♥;danh:7♠ 7♥ 7♦ 7♣
Chặt được | Bàn này cho 1 tứ quý chặt cả đôi: tứ quý 7 chặt được đôi heo.
It chops | This house lets 1 quad chop both twos of a pair: a quad of 7s chops a pair of twos.

@adam-tips;ban:2♠ 2♥;danh:5♠ 5♥ 5♦ 5♣ 9♠ 9♥ 9♦ 9♣
Chặt được | Bàn này cho mỗi tứ quý chặt 1 heo: hai tứ quý chặt được đôi heo.
It chops | This house lets each quad chop 1 two: two quads chop a pair of twos.

@adam-tips;ban:4♠ 5♦ 6♣;danh:7♠ 8♥ 9♦ 10♣
Chặn được | Sảnh 4 lá tới 10 dài hơn và cao hơn sảnh 3 lá tới 6: bàn này cho chặn.
It beats it | A run of 4 up to 10 is longer and higher than a run of 3 up to 6, and this house allows that: it beats it.

@mien-bac;ban:4♠ 5♦ 6♣;danh:7♠ 8♥ 9♦ 10♣
Không chặn được | Sảnh 4 lá tới 10 dài hơn sảnh 3 lá tới 6, mà bàn này đòi cùng số lá: không chặn được.
It does not | A run of 4 up to 10 is longer than a run of 3 up to 6, and this house wants the same length: it does not beat it.

@adam-tips;ban:5♠ 6♦ 7♣;danh:3♠ 4♥ 5♦ 6♣
Không chặn được | Sảnh 4 lá tới 6 thấp hơn sảnh 3 lá tới 7, dài hơn cũng vậy: không chặn được.
It does not | A run of 4 up to 6 is lower than a run of 3 up to 7, though longer: it does not beat it.

@mien-bac;ban:10♥;danh:10♠
Không chặn được | Rác 10 với rác 10 cao bằng nhau, Sâm không so chất: không chặn được.
It does not | A single 10 is no higher than a single 10, and suits do not count in Sâm: it does not beat it.

@mien-bac;ban:7♦ 7♥;danh:8♠ 8♣
Chặn được | Đôi 8 cao hơn đôi 7: chặn được.
It beats it | A pair of 8s is higher than a pair of 7s: it beats it.

@mien-bac;danh:A♠ 2♦ 3♣
Đánh được | A♠ 2♦ 3♣: bàn này cho heo và át đứng dưới lá 3, sảnh chỉ tới 3. Mở vòng thì đánh bộ nào cũng được.
A legal lead | A♠ 2♦ 3♣: in this house the two and the ace may stand below a 3, and the run only goes up to 3. The table is empty: any combination may be led.

@strict;danh:A♠ 2♦ 3♣
Không phải bộ | A♠ 2♦ 3♣: bàn này không cho heo vào sảnh.
Not a combination | A♠ 2♦ 3♣: this house allows no two in a run.

@strict;ban:A♠ 2♦ 3♣;danh:4♠ 5♦ 6♣
Trên bàn không phải bộ | Trên bàn A♠ 2♦ 3♣: bàn này không cho heo vào sảnh. Bài trên bàn không phải bộ, không có gì để chặn.
No combination to beat | On the table A♠ 2♦ 3♣: this house allows no two in a run. What lies on the table is not a combination, so there is nothing to beat.

@mien-bac;ban:A♠ 2♦ 3♣;danh:4♠ 5♦ 6♣
Chặn được | Trên bàn A♠ 2♦ 3♣: bàn này cho heo và át đứng dưới lá 3, sảnh chỉ tới 3. Sảnh 3 lá tới 6 cao hơn sảnh 3 lá tới 3: chặn được.
It beats it | On the table A♠ 2♦ 3♣: in this house the two and the ace may stand below a 3, and the run only goes up to 3. A run of 3 up to 6 is higher than a run of 3 up to 3: it beats it.

@mien-bac;danh:K♠ A♦ 2♣
Không phải bộ | K♠ A♦ 2♣: sảnh chỉ lên tới át, không vòng qua heo.
Not a combination | K♠ A♦ 2♣: a run ends at the ace and does not go on to the two.

@mien-bac;danh:8♠ 8♣
Đánh được | Đánh: 8♠ 8♣, đôi 8. Mở vòng thì đánh bộ nào cũng được.
A legal lead | Played: 8♠ 8♣, a pair (đôi) of 8s. The table is empty: any combination may be led.

@mien-bac;ban:7♠ 7♥ 7♦ 7♣;danh:9♠ 9♥ 9♦ 9♣
Chặt được | Tứ quý 9 cao hơn tứ quý 7: chặt được.
It chops | A quad of 9s is higher than a quad of 7s: it chops it.

@mien-bac;ban:2♠ 2♥ 2♦;danh:7♠ 7♥ 7♦ 7♣
Không chặn được | Tứ quý 7 không chặt được sám cô heo: 3 con heo đánh cùng lúc thì không bị chặt.
It does not | A quad of 7s does not chop a triple of twos: 3 twos played at once cannot be chopped.

@mien-bac;danh:5♠ 5♥ 5♦ 5♣ 9♠ 9♥ 9♦ 9♣
Không đánh được | Hai tứ quý không được đánh cùng lúc, phải đánh từng lượt.
Not a legal lead | Two quads may not be led together; each by itself may.

@mien-bac;bai:3♠ 3♥ 5♠ 5♦ 8♣ 8♦ J♠ J♥ K♣ K♦
Ăn trắng: năm đôi | Bạn có 3♠ 3♥ 5♠ 5♦ 8♣ 8♦ J♠ J♥ K♣ K♦: năm đôi, ăn trắng.
Instant win: five pairs | You have 3♠ 3♥ 5♠ 5♦ 8♣ 8♦ J♠ J♥ K♣ K♦: five pairs (năm đôi), an instant win (ăn trắng).

@local;bai:3♠ 3♥ 5♠ 5♦ 8♣ 8♦ J♠ J♥ K♣ K♦
Không ăn trắng | Bạn có 3♠ 3♥ 5♠ 5♦ 8♣ 8♦ J♠ J♥ K♣ K♦: năm đôi, nhưng bàn này không cho ăn trắng kiểu này.
No instant win | You have 3♠ 3♥ 5♠ 5♦ 8♣ 8♦ J♠ J♥ K♣ K♦: five pairs (năm đôi), but in this house that is no instant win (ăn trắng).

@mien-bac;bai:3♠ 3♥ 5♠ 5♦ 8♣ 8♦ J♠ J♥ K♣ Q♦
Không ăn trắng | Bạn có 3♠ 3♥ 5♠ 5♦ 8♣ 8♦ J♠ J♥: còn thiếu 1 lá mới là năm đôi. Bài này không có kiểu ăn trắng nào.
No instant win | You have 3♠ 3♥ 5♠ 5♦ 8♣ 8♦ J♠ J♥: 1 card short of five pairs (năm đôi). Nothing in this hand wins at once (ăn trắng).

@mien-bac;bai:3♠ 4♥ 6♠ 8♦ 8♣ 9♦ J♠ J♥ K♣ Q♦
Không ăn trắng | Bài này không có kiểu ăn trắng nào.
No instant win | Nothing in this hand wins at once (ăn trắng).

@strict;bai:A♠ 2♥ 3♠ 4♦ 5♣ 6♦ 7♠ 8♥ 9♣ 10♦
Không ăn trắng | Bạn có A♠ 2♥ 3♠ 4♦ 5♣ 6♦ 7♠ 8♥ 9♣ 10♦ liền nhau, mà bàn này không cho heo vào sảnh: không phải sảnh rồng.
No instant win | You have A♠ 2♥ 3♠ 4♦ 5♣ 6♦ 7♠ 8♥ 9♣ 10♦ in a row, but this house allows no two in a run: no ten-card run (sảnh rồng).

@mien-bac;hoa:-;an:4♠ 5♥ 9♦;binh:2♠;chi:3♠ 4♥ 6♦ 7♣ 8♠ 9♥ J♦ Q♣ K♠ 2♥
Hoa nhất +48 | An còn 3 lá −3 | Binh còn 1 lá −15 | Chi cóng −30 | Hoa hết bài trước: về nhất, hết ván. Chi cóng, không tính từng lá: chung cho Hoa 15 phỉnh. Chi thối 2♥: chung cho Hoa 15 phỉnh.
Hoa first +48 | An has 3 cards left −3 | Binh has 1 card left −15 | Chi never played −30 | Hoa is the first to be out of cards, and wins: the round is over. Chi never played (cóng) and pays Hoa 15 chips instead of paying for each card. Chi is stuck with (thối) 2♥ and pays Hoa 15 chips.

@local;hoa:-;an:4♠ 5♥ 9♦;binh:2♠;chi:3♠ 4♥ 6♦ 7♣ 8♠ 9♥ J♦ Q♣ K♠ 2♥
Hoa nhất +3 | An còn 3 lá −1 | Binh còn 1 lá −1 | Chi cóng −1 | Hoa hết bài trước: về nhất, hết ván.
Hoa first +3 | An has 3 cards left −1 | Binh has 1 card left −1 | Chi never played −1 | Hoa is the first to be out of cards, and wins: the round is over.

@adam-tips;an:4♠ 5♥ 9♦;bình:-
Bình nhất | An còn 3 lá | Bình hết bài trước: về nhất, hết ván. Bàn này chỉ tính ai nhất, không ai phải chung.
Bình first | An has 3 cards left | Bình is the first to be out of cards, and wins: the round is over. In this house only the win counts: nobody pays.

@strict;an:4♠ 5♥ 9♦;bình:-;chi:7♠ 7♥ 7♦ 7♣ K♠
Bình nhất +19 | An còn 3 lá −3 | Chi còn 5 lá −16 | Bình hết bài trước: về nhất, hết ván. Chi còn K♠: chung cho Bình 1 phỉnh. Chi thối tứ quý 7♠ 7♣ 7♦ 7♥: chung cho Bình 15 phỉnh.
Bình first +19 | An has 3 cards left −3 | Chi has 5 cards left −16 | Bình is the first to be out of cards, and wins: the round is over. Chi has K♠ left and pays Bình 1 chip. Chi is stuck with the quad (thối) 7♠ 7♣ 7♦ 7♥ and pays Bình 15 chips.
`;

test.each(
  PLATES.trim()
    .split('\n\n')
    .map((plate) => plate.split('\n')),
)('the plate says %s', (text, ...said) => {
  expect(said).toHaveLength(2);
  expect(plate(text ?? '')).toEqual(said);
});

test('two cards with a 2 are not said to want a third where no run has a 2', () => {
  expect(plate('@strict;danh:2♠ 3♥')).toEqual([
    'Không phải bộ | 2♠ 3♥: bàn này không cho heo vào sảnh.',
    'Not a combination | 2♠ 3♥: this house allows no two in a run.',
  ]);
  expect(plate('@mien-bac;danh:2♠ 3♥')[0]).toMatch(/\| 2♠ 3♥ mới có 2 lá liền nhau: sảnh cần ít nhất 3 lá\.$/u);
});

test('one stake each: it is not said that all pay alike, nor that a fine stands for the cards', () => {
  const whys = (text: string) => plate(text).map((said) => said.split(' | ').at(-1));
  expect(whys('@local{cong=15};hoa:-;an:4♠;chi:3♠ 4♥ 6♦ 7♣ 8♠ 9♥ J♦ Q♣ K♠ 2♥')).toEqual([
    'Hoa hết bài trước: về nhất, hết ván. Chi cóng: chung cho Hoa 15 phỉnh chứ không phải 1.',
    'Hoa is the first to be out of cards, and wins: the round is over. Chi never played (cóng) and pays Hoa 15 chips instead of 1.',
  ]);
  expect(whys('@local;hoa:-;an:4♠ 5♥')).toEqual([
    'Hoa hết bài trước: về nhất, hết ván. Bàn này không tính từng lá: An chung cho Hoa 1 phỉnh.',
    'Hoa is the first to be out of cards, and wins: the round is over. This house does not count cards: An pays Hoa 1 chip.',
  ]);
});

test('several players in one line are parted so that cards and payment are not taken for one another', () => {
  const ruling = rule('@strict;an:4♠ 5♥ 9♦;bình:-;chi:K♠');
  expect(vi.verdict(ruling).big).toBe('Bình nhất (+4); An còn 3 lá (−3); Chi còn 1 lá (−1)');
  expect(en.verdict(ruling).big).toBe('Bình first (+4); An has 3 cards left (−3); Chi has 1 card left (−1)');
  const unpaid = rule('@adam-tips;an:4♠ 5♥ 9♦;bình:-');
  expect(vi.verdict(unpaid).big).toBe('Bình nhất; An còn 3 lá');
});

test.each([
  ['@mien-bac;ban:2♠;danh:7♠ 7♥ 7♦ 7♣', 'ban', 'Rác', 'lá heo', 'single two'],
  ['@mien-bac;ban:2♠;danh:7♠ 7♥ 7♦ 7♣', 'danh', 'Tứ quý', 'lá 7', 'quad of 7s'],
  ['@mien-bac;danh:A♠ A♦', 'danh', 'Đôi', 'lá át', 'pair of aces'],
  ['@mien-bac;danh:J♠ Q♦ K♥ A♠', 'danh', 'Sảnh', '4 lá, cao nhất át', 'run of 4 up to the ace'],
  ['@mien-bac;danh:5♠ 5♥ 5♦ 5♣ 9♠ 9♥ 9♦ 9♣', 'danh', 'Hai tứ quý', 'cao nhất 9', 'two quads, the higher of 9s'],
  ['@mien-bac;danh:5♠ 7♥', 'danh', '—', 'không phải bộ', 'no combination'],
  ['@mien-bac;bai:2♠ 2♥ 2♦ 2♣ 3♠ 4♥ 6♠ 8♦ J♠ K♥', 'bai', 'Tứ quý heo', 'ăn trắng', 'instant win'],
  ['@local;bai:2♠ 2♥ 2♦ 2♣ 3♠ 4♥ 6♠ 8♦ J♠ K♥', 'bai', '—', 'không ăn trắng', 'no instant win'],
  ['@strict;an:4♠ 5♥ 9♦;bình:-', 'an', '3', 'lá còn lại', 'cards left'],
  ['@strict;an:4♠;bình:-', 'bình', '0', 'nhất', 'first'],
])('%s: the seat %s', (text, who, sum, inVi, inEn) => {
  const { verdict } = rule(text);
  expect(vi.seat(verdict, who)).toEqual({ sum, state: inVi });
  expect(en.seat(verdict, who)).toEqual({ sum, state: inEn });
});
