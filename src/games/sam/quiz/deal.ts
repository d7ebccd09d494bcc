import type { Card } from '#core/card.ts';
import { isRed } from '#core/card.ts';
import { type Mistakes, mistake } from '#core/quiz/answer.ts';
import { type DealtHands, verdictQuestion } from '#core/quiz/verdict-question.ts';
import type { Rng } from '#core/random/rng.ts';
import { game } from '../engine/index.ts';
import { CARDS_DEALT, INSTANT_WINS, type InstantWin, nearMisses } from '../engine/instant.ts';
import { ACE, isTwo, lined, TWO } from '../engine/ranks.ts';
import type { SamRules } from '../engine/rules.ts';
import { fieldOf, heightsOf, type Pile, pileOf, row, together } from './hands.ts';
import type { MisconceptionId } from './ids.ts';
import { dealIn } from './verdict.ts';

export const dealKinds = {
  /** Does this deal win at once, and by what? Asked where the rule set pays anything for it. */
  deal: verdictQuestion(game, {
    fits: ({ instantWins }) => instantWins !== 'none',
    deal: dealTen,
    read(ruling) {
      const verdict = dealIn(ruling);
      return verdict && winIs(verdict.instantWin ?? 'khong');
    },
    misconceptions({ fields: [field] }, _, rules): Mistakes<MisconceptionId> {
      const cards = field?.cards ?? [];
      const near = nearMisses(cards, rules).map(({ kind }) => mistake('one-short', winIs(kind)));
      const twos = cards.filter(isTwo).length;
      const likely = LIKELY.toSorted(
        (a, b) => Number(twos > 1 && b === 'tu-quy-heo') - Number(twos > 1 && a === 'tu-quy-heo'),
      );
      const never = likely.map((kind) => mistake(NEVER[kind], winIs(kind)));
      return [...near, mistake('wins-at-once', winIs('khong')), ...never];
    },
    trains: () => ['sam-instant'],
  }),
};

function winIs(kind: InstantWin | 'khong') {
  return { type: 'kind', kind } as const;
}

/** The most obvious shapes first. */
const LIKELY = INSTANT_WINS.toReversed();

const NEVER = {
  'sanh-rong': 'not-dragon',
  'tu-quy-heo': 'not-four-twos',
  'dong-mau': 'not-one-colour',
  'ba-sam-co': 'not-three-triples',
  'nam-doi': 'not-five-pairs',
} as const satisfies Readonly<Record<InstantWin, MisconceptionId>>;

const SHAPES = [
  'row',
  'low-row',
  'nearly-row',
  'twos',
  'nearly-twos',
  'colour',
  'nearly-colour',
  'triples',
  'nearly-triples',
  'pairs',
  'nearly-pairs',
] as const;

/** Ten cards that are an instant win, or miss it by one card. */
export function dealTen(rng: Rng, rules: SamRules): DealtHands | undefined {
  const cards = tenOf(rng, pileOf(rng, rules), rules);
  return cards && { fields: [fieldOf('bai', 'bai', lined(cards))], about: 'bai' };
}

function tenOf(rng: Rng, pile: Pile, rules: SamRules): readonly Card[] | undefined {
  const plain = heightsOf(rules).filter((height) => height < ACE);
  // Neighbours last, so that a row one card short lacks a card close by.
  const start = rng.upTo(plain.length - 2);
  const heights = [...rng.shuffled(without(plain, [start, start + 1])), start, start + 1];
  const groups = (sizes: readonly number[]): readonly Card[] | undefined =>
    together(sizes.map((size, at) => pile.alike(heights.at(at - sizes.length) ?? start, size)));
  switch (rng.pick(SHAPES)) {
    case 'row':
      return pile.heights(row(rng.upTo(2), CARDS_DEALT));
    case 'low-row':
      return pile.heights(row(-1 - rng.upTo(1), CARDS_DEALT));
    case 'nearly-row': {
      const low = rules.runs === 'low-two' ? rng.upTo(4) - 2 : rng.upTo(2);
      const gap = 1 + rng.upTo(7);
      const whole = row(low, CARDS_DEALT);
      return together([pile.heights(whole.toSpliced(gap, 1)), pile.alike(whole[gap - 1] ?? 0, 1)]);
    }
    case 'twos':
      return together([pile.alike(TWO, 4), pile.some(6)]);
    case 'nearly-twos':
      return together([pile.alike(TWO, 3), pile.alike(rng.pick([ACE, 0]), 1), pile.some(6, (card) => !isTwo(card))]);
    case 'colour':
      return pile.some(CARDS_DEALT, isRed);
    case 'nearly-colour':
      return together([pile.some(CARDS_DEALT - 1, (card) => !isRed(card)), pile.some(1, isRed)]);
    case 'triples':
      return groups(rng.upTo(2) > 0 ? [3, 3, 3, 1] : [4, 3, 3]);
    case 'nearly-triples':
      return rules.instantWins === 'five' ? groups([3, 3, 2, 2]) : undefined;
    case 'pairs':
      return groups([2, 2, 2, 2, 2]);
    case 'nearly-pairs':
      return groups([2, 2, 2, 2, 1, 1]);
  }
}

function without(heights: readonly number[], some: readonly number[]): readonly number[] {
  return heights.filter((height) => !some.includes(height));
}
