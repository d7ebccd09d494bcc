/** Tá Lả in English: house rules, verdicts and reasons. */

import type { UKind } from '#games/ta-la/engine/steps.ts';
import { wordsInPersons } from '#words/en/persons.ts';
import { plural } from '#words/en/plural.ts';
import { cardsText, listed } from '#words/text.ts';
import { makeWords, type StepFacts } from '../shape.ts';

const KINDS: Readonly<Record<UKind, string>> = {
  thuong: 'out (ù)',
  tron: 'out with all ten (ù tròn)',
  khan: 'out with no half meld (ù khan)',
};

/** The verdict on who is ù at the showdown, and on each of the others. */
export const ENDS: Readonly<Record<UKind | 'lost', (who: string) => string>> = {
  thuong: (who) => `${who} goes out`,
  tron: (who) => `${who} goes out, all ten`,
  khan: (who) => `${who} goes out, no half meld`,
  lost: (who) => `${who} loses`,
};

const ofNames = makeWords({
  asks: {
    hand: 'The best arrangement of a hand, and whether it is out',
    end: 'The end of a round: places, and who pays',
  },
  presets: { 'mien-bac': 'Northern', 'adam-tips': 'ADAM TIPS', online: 'Online Tá Lả' },
  settings: {
    u: {
      label: 'Out with ten cards',
      values: { 'one-left-or-zero': 'one card over at most', 'none-left': 'no card over' },
    },
    uKinds: {
      label: 'Ways to go out',
      values: {
        'plain-khan': 'plain and ù khan (no half meld)',
        plain: 'plain only',
        'plain-tron-khan': 'plain, ù tròn (all ten) and ù khan',
      },
    },
    caGap: { label: 'Whether a gap makes a half meld', values: { 2: 'yes', 1: 'no' } },
    firstTen: { label: 'Who takes ten cards', values: { 'last-winner': 'the last winner', dealer: 'the dealer' } },
    layOff: { label: 'Whether you may lay off', values: { true: 'yes', false: 'no' } },
    shift: { label: 'The shift and the extra turn', values: { true: 'played', false: 'not played' } },
    eatPerMeld: { label: 'Eaten cards in a meld', values: { one: 'one only', any: 'any number' } },
    manyMom: {
      label: 'Several without a meld',
      values: { 'all-last': 'all last', 'lay-order': 'in order of laying down' },
    },
    payout: {
      label: 'What is paid',
      values: { standard: 'by place, burnt 4, out 5', none: 'places only', 'no-eaten': 'by place, eaten cards free' },
    },
    uDen: {
      label: 'Paying for all',
      values: {
        full: 'after three eaten cards, or an eaten last-round card',
        'three-eaten': 'after three eaten cards only',
        none: 'nobody does',
      },
    },
    faces: { label: 'What jack, queen and king count', values: { '11-12-13': '11, 12, 13', 10: '10 each' } },
    uPay: {
      label: 'What each pays when someone goes out',
      values: {
        alike: '5 for any kind',
        'by-kind': 'plain 5, all ten 6, no half meld 7',
        'tron-double': 'plain or no half meld 5, all ten 10',
      },
    },
  },
  points: pointsText,
  left: (points) => `${pointsText(points)} left`,
  out: { thuong: 'Out', tron: 'Out, all ten', khan: 'Out, no half meld' },
  kinds: { thuong: 'out', tron: 'out, all ten', khan: 'out, no half meld' },
  outside: (points) => `${points === 1 ? 'point' : 'points'} outside melds`,
  melded: (melds) =>
    melds.length === 0
      ? 'You have no meld.'
      : `You have the ${melds.length > 1 ? 'melds' : 'meld'} ${melds.map(cardsText).join(', ')}.`,
  standings: {
    first: 'first',
    second: 'second',
    third: 'third',
    last: 'last',
    mom: 'burnt',
    out: 'out',
    lost: 'loses',
  },
  ends: ENDS,
  outcomes: { win: (who) => `${who} first`, lose: (who) => `${who} loses`, push: () => 'Draw' },
  guesses: { out: 'Out', not: 'Not out' },
  questions: { points: 'How many points are left?', out: 'Is this hand out (ù)?', first: 'Who comes first?' },
  you: 'you',
  reasons: {
    'tl-phom-ngang': (_, f) => `${has(f)} ${f.cards}, all of one rank: a set (phỏm ngang).`,
    'tl-phom-doc': (_, f) => `${has(f)} ${f.cards}, in sequence and of one suit: a run (phỏm dọc).`,
    'tl-eat-proof': (_, { who, cards, meld }) =>
      `An eaten card must go into a meld: the ${cards} that ${who} ate lies in ${meld}.`,
    'tl-eat-limit': (step, f) =>
      step.outcome === 'held'
        ? `${has(f)} ${step.cards.length} eaten cards, ${f.cards}, in the meld ${f.meld}: this house allows it.`
        : `${f.Who} ate ${f.cards}, and this house allows only 1 eaten card in a meld. If more were allowed, ${f.points} would be left.`,
    'tl-ace-low': (_, f) => `${whose(f)} ${f.cards} do not make a run: the ace is lowest and does not join the king.`,
    'tl-one-meld-each': ({ kind }, { who, cards, points }) =>
      `A card goes into 1 meld only. With ${cards} as a ${kind === 'ngang' ? 'set' : 'run'} ${who} would have ${points} left, no fewer.`,
    'tl-ca'(step, f) {
      const pair = `${whose(f)} ${f.cards}`;
      if (step.outcome === 'failed') return `${pair} leave 1 rank between them: no half meld (cạ) in this house.`;
      if (step.why === 'loose') {
        return `${pair} are only ${step.cards.length > 2 ? 'half melds' : 'a half meld'} (cạ), not yet a meld: their points count.`;
      }
      return step.gap
        ? `${pair} leave 1 rank between them, still a half meld (cạ) in this house: no ù khan.`
        : `${pair} are a half meld (cạ): no ù khan.`;
    },
    'tl-points': (_, f) => `${has(f)} ${f.cards} outside melds: ${f.counted}.`,
    'tl-score': (_, { who, isYou, cards, counted }) =>
      `At the end ${who} ${isYou ? 'have' : 'has'} ${cards} left: ${counted}.`,
    'tl-rac': (_, f) => `${has(f)} no loose card left: 0 points.`,
    'tl-u'(step, f) {
      if (step.outcome === 'held') return `${allMelded(step, f)}: ${KINDS[step.kind]}.`;
      const cards = plural(step.left, 'card');
      return {
        'one-left': `${has(f)} ${cards} outside melds, and this house wants all 10 in melds: not out (ù).`,
        loose: `${has(f)} ${cards} outside melds: not out (ù).`,
        few: `${has(f)} no card outside melds, but it takes 9 cards to go out (ù).`,
        'no-khan': `${has(f)} ${cards} and no half meld (cạ) among them, but this house does not count ù khan.`,
      }[step.why];
    },
    'tl-gui'(step, f) {
      const onto = `the meld ${f.meld} that ${f.other} laid`;
      if (step.outcome === 'held') return `${f.Who} lays off ${f.cards} on ${onto}.`;
      return {
        house: `${has(f)} ${f.cards} that would fit ${onto}, but this house does not allow laying off.`,
        mom: `${has(f)} ${f.cards} that would fit ${onto}, but a burnt player (móm) may not lay off.`,
        later: `${has(f)} ${f.cards} that would fit ${onto}, but that was laid later.`,
      }[step.why];
    },
    'tl-tie': (_, { Who, other, points }) =>
      `${Who} and ${other} both have ${points}: ${Who} laid down earlier and is ahead.`,
    'tl-rank': (_, f) => `${has(f)} ${f.points} left: ${f.place}.`,
    'tl-mom': ({ place, of }, f) =>
      place === of
        ? `${has(f)} no meld: burnt (móm) and last, and ${f.points} cannot change that.`
        : `${has(f)} no meld: burnt (móm), and ${f.place} by the order of laying down.`,
    'tl-mom-many': ({ by }, { players }) =>
      ({
        'all-last': `${listed(players, 'and')} are burnt (móm): this house puts all of them last.`,
        'lay-order': `${listed(players, 'and')} are burnt (móm): in this house whoever’s turn came earlier is ahead.`,
        'all-mom': `${listed(players, 'and')} are burnt (móm), and nobody has a meld: whoever’s turn came earlier is ahead.`,
      })[by],
    'tl-u-rank': (step, f) =>
      step.outcome === 'held'
        ? `${allMelded(step, f)}: ${KINDS[step.kind]}, and first. All the others lose alike.`
        : `${has(f)} ${step.left > 0 ? `only ${plural(step.left, 'card')} outside melds` : 'no card outside melds either'}, but ${f.other} went out first.`,
    'tl-pay-rank': (step, { Who, other }) =>
      step.outcome === 'held'
        ? `${Who} pays ${other} ${plural(step.units, 'chip')}.`
        : 'This house plays for places only: nobody pays.',
    'tl-pay-mom': ({ units }, { Who, other }) => `${Who} is burnt (móm) and pays ${other} ${plural(units, 'chip')}.`,
    'tl-pay-u': ({ kind, units }, { who, other }) =>
      `${other} is ${KINDS[kind]}: ${who} pays ${plural(units, 'chip')}.`,
    'tl-pay-eat'(step, { who, other, cards }) {
      if (step.outcome === 'failed') {
        return `${other} ate ${cards} from ${who}, but in this house ${who} need not pay for it.`;
      }
      const which = step.chot ? `${who}’s last-round card (chốt)` : `${ordinal(step.count)} eaten from ${who}`;
      return `${other} ate ${cards}, ${which}: ${who} pays ${plural(step.units, 'chip')}.`;
    },
    'tl-u-den'(step, { who, other, cards }) {
      const many = step.cards.length > 1;
      const because = {
        'three-eaten': `${other} ate ${step.cards.length} cards from ${who}, ${cards}, and went out (ù)`,
        chot: `${other} ate ${cards}, the last-round card (chốt) of ${who}, and went out (ù)`,
        'ate-chot': `${who} ate ${many ? 'last-round cards' : 'a last-round card'} (chốt), ${cards}, and then ${other} went out (ù)`,
      }[step.why];
      return step.outcome === 'held'
        ? `${because}: ${who} pays for all (đền), ${plural(step.units, 'chip')}.`
        : `${because}, but in this house ${who} need not pay for all (đền) for that.`;
    },
  },
});

export const words = wordsInPersons(ofNames);

export function pointsText(points: number): string {
  return plural(points, 'point');
}

/** `You have`, `An has`. */
function has({ Who, isYou }: StepFacts): string {
  return `${Who} ${isYou ? 'have' : 'has'}`;
}

/** `Your`, `An’s`. */
function whose({ Who, isYou }: StepFacts): string {
  return isYou ? 'Your' : `${Who}’s`;
}

/** Why a player is ù. */
function allMelded({ kind, left }: { readonly kind: UKind; readonly left: number }, f: StepFacts): string {
  if (kind === 'khan') return `${has(f)} ${plural(left, 'card')} and no half meld (cạ) among them`;
  if (kind === 'tron') return `${has(f)} all 10 cards in melds`;
  return left > 0
    ? `${has(f)} only ${plural(left, 'card')} outside melds, to be discarded`
    : `${has(f)} no card outside melds`;
}

/** `the third card`. */
function ordinal(count: number): string {
  const word = ['first', 'second', 'third', 'fourth'][count - 1];
  return word ? `the ${word} card` : `card number ${count}`;
}
