/** Tá Lả in English: house rules, verdicts and reasons. */

import type { Card } from '#core/card.ts';
import type { DenKind, TaLaStep, UKind } from '#games/ta-la/engine/steps.ts';
import { cardsText, displayName, sum } from '#words/text.ts';
import { ANALYSED_HAND, makeWords, placeName } from '../shape.ts';

const PLACES = { first: 'first', second: 'second', third: 'third', last: 'last' } as const;

const KINDS: Readonly<Record<UKind, string>> = {
  thuong: 'out (ù)',
  tron: 'out with all ten (ù tròn)',
  khan: 'out with no half meld (ù khan)',
};

export const words = makeWords({
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
    payout: { label: 'What is paid', values: { standard: 'by place, burnt 4, out 5', none: 'places only' } },
    uDen: {
      label: 'Paying for all',
      values: {
        full: 'three eaten, last-round card lost or eaten',
        'three-eaten': 'three eaten only',
        none: 'nobody does',
      },
    },
    faces: { label: 'What jack, queen and king count', values: { '11-12-13': '11, 12, 13', 10: '10 each' } },
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
  standings: { ...PLACES, mom: 'burnt', out: 'out', lost: 'loses' },
  ends: {
    thuong: (who) => `${who} goes out`,
    tron: (who) => `${who} goes out, all ten`,
    khan: (who) => `${who} goes out, no half meld`,
    lost: (who) => `${who} loses`,
  },
  outcomes: { win: (who) => `${who} first`, lose: (who) => `${who} loses`, push: () => 'Draw' },
  guesses: { out: 'Out', not: 'Not out' },
  questions: { points: 'How many points are left?', out: 'Is this hand out?', first: 'Who comes first?' },
  reason,
});

/** One hand by itself is the reader's. */
function isReader(who: string): boolean {
  return who === ANALYSED_HAND;
}

export function nameOf(who: string): string {
  return isReader(who) ? 'you' : displayName(who);
}

export function atStart(who: string): string {
  return displayName(nameOf(who));
}

/** Before what somebody has: `your`, `An’s`. */
function whose(who: string): string {
  return isReader(who) ? 'your' : `${displayName(who)}’s`;
}

function whoseAtStart(who: string): string {
  return displayName(whose(who));
}

/** After a name: `you have`, `An has`. */
function have(who: string): string {
  return isReader(who) ? 'have' : 'has';
}

export function pointsText(points: number): string {
  return points === 1 ? '1 point' : `${points} points`;
}

function countText(cards: number): string {
  return cards === 1 ? '1 card' : `${cards} cards`;
}

/** `An, Bình and Chi`. */
function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function reason(step: TaLaStep): string {
  const { who } = step;
  const Who = atStart(who);
  const Has = `${Who} ${have(who)}`;
  switch (step.rule) {
    case 'tl-phom-ngang':
      return `${Has} ${cardsText(step.cards)}, all of one rank: a set (phỏm ngang).`;
    case 'tl-phom-doc':
      return `${Has} ${cardsText(step.cards)}, in sequence and of one suit: a run (phỏm dọc).`;
    case 'tl-eat-proof':
      return `An eaten card must go into a meld: the ${cardsText(step.cards)} that ${nameOf(who)} ate lies in ${cardsText(step.meld)}.`;
    case 'tl-eat-limit':
      return step.outcome === 'held'
        ? `${Has} ${step.cards.length} eaten cards, ${cardsText(step.cards)}, in the meld ${cardsText(step.meld)}: this house allows it.`
        : `${Who} ate ${cardsText(step.cards)}, and this house allows only 1 eaten card in a meld. Were more allowed, ${pointsText(step.points)} would be left.`;
    case 'tl-ace-low':
      return `${whoseAtStart(who)} ${cardsText(step.cards)} are no run: the ace is lowest and does not join the king.`;
    case 'tl-one-meld-each':
      return `A card goes into 1 meld only. With ${cardsText(step.cards)} as a ${step.kind === 'ngang' ? 'set' : 'run'} ${nameOf(who)} would have ${pointsText(step.points)} left, no fewer.`;
    case 'tl-ca':
      return halfMeld(step);
    case 'tl-points':
      return `${Has} ${cardsText(step.cards)} outside melds: ${counted(step)}.`;
    case 'tl-score':
      return `At the end ${nameOf(who)} ${have(who)} ${cardsText(step.cards)} left: ${counted(step)}.`;
    case 'tl-rac':
      return `${Has} no loose card left: 0 points.`;
    case 'tl-u':
      return step.outcome === 'held' ? `${allMelded(step)}: ${KINDS[step.kind]}.` : notOut(step);
    case 'tl-gui':
      return laidOff(step);
    case 'tl-tie':
      return `${Who} and ${nameOf(step.other)} both have ${pointsText(step.points)}: ${Who} laid down earlier and is ahead.`;
    case 'tl-rank':
      return `${Has} ${pointsText(step.points)} left: ${placeText(step)}.`;
    case 'tl-mom':
      return step.place === step.of
        ? `${Has} no meld: burnt (móm) and last, and ${pointsText(step.points)} cannot help.`
        : `${Has} no meld: burnt (móm), and ${placeText(step)} by the order of laying down.`;
    case 'tl-mom-many': {
      const all = listed(step.players.map(displayName));
      return {
        'all-last': `${all} are burnt (móm): this house puts all of them last.`,
        'lay-order': `${all} are burnt (móm): in this house whoever’s turn came earlier is ahead.`,
        'all-mom': `${all} are burnt (móm), and nobody has a meld: whoever’s turn came earlier is ahead.`,
      }[step.by];
    }
    case 'tl-u-rank':
      return step.outcome === 'held'
        ? `${allMelded(step)}: ${KINDS[step.kind]}, and first. All the others lose alike.`
        : `${Has} no card outside melds either, but ${nameOf(step.other)} went out first.`;
    case 'tl-pay-rank':
      return step.outcome === 'held'
        ? `${Who} pays ${nameOf(step.other)} ${units(step)}.`
        : 'This house plays for places only: nobody pays.';
    case 'tl-pay-mom':
      return `${Who} is burnt (móm) and pays ${nameOf(step.other)} ${units(step)}.`;
    case 'tl-pay-u':
      return `${atStart(step.other)} is ${KINDS[step.kind]}: ${nameOf(who)} pays ${units(step)}.`;
    case 'tl-pay-eat':
      return `${atStart(step.other)} ate ${cardsText(step.cards)}, ${step.chot ? `${whose(who)} last-round card (chốt)` : `${ordinal(step.count)} eaten from ${nameOf(who)}`}: ${nameOf(who)} pays ${units(step)}.`;
    case 'tl-u-den':
      return step.outcome === 'held'
        ? `${ateAndOut(step)}: ${nameOf(who)} pays for all (đền), ${units(step)}.`
        : `${ateAndOut(step)}, but in this house ${nameOf(who)} need not pay for all (đền) for that.`;
  }
}

/** A step of one rule, where two may differ by their outcome. */
type Of<R extends TaLaStep['rule'], O = TaLaStep['outcome']> = Extract<TaLaStep, { rule: R; outcome: O }>;

function halfMeld({ who, cards, ...step }: Of<'tl-ca'>): string {
  const pair = `${whoseAtStart(who)} ${cardsText(cards)}`;
  if (step.outcome === 'failed') return `${pair} leave 1 rank between them: no half meld (cạ) in this house.`;
  if (step.why === 'loose') {
    return `${pair} are only ${cards.length > 2 ? 'half melds' : 'a half meld'} (cạ), not yet a meld: their points count.`;
  }
  return step.gap
    ? `${pair} leave 1 rank between them, still a half meld (cạ) in this house: no ù khan.`
    : `${pair} are a half meld (cạ): no ù khan.`;
}

/** `4 + 5 + 13 = 22 points`; of one card only what it counts. */
function counted({ parts, points }: Of<'tl-points' | 'tl-score'>): string {
  return parts.length > 1 ? `${sum(parts)} = ${pointsText(points)}` : pointsText(points);
}

/** Why a player is ù. */
function allMelded({ who, kind, left }: Of<'tl-u' | 'tl-u-rank', 'held'>): string {
  const has = `${atStart(who)} ${have(who)}`;
  if (kind === 'khan') return `${has} ${countText(left)} and no half meld (cạ) among them`;
  if (kind === 'tron') return `${has} all 10 cards in melds`;
  return left > 0 ? `${has} only ${countText(left)} outside melds, to be discarded` : `${has} no card outside melds`;
}

function notOut({ who, why, left }: Of<'tl-u', 'failed'>): string {
  const has = `${atStart(who)} ${have(who)}`;
  switch (why) {
    case 'one-left':
      return `${has} ${countText(left)} outside melds, and this house wants all 10 cards in: not out (ù).`;
    case 'loose':
      return `${has} ${countText(left)} outside melds: not out (ù).`;
    case 'few':
      return `${has} no card outside melds, but it takes 9 cards to go out (ù).`;
    case 'no-khan':
      return `${has} ${countText(left)} and no half meld (cạ) among them, but this house does not count ù khan.`;
  }
}

function laidOff(step: Of<'tl-gui'>): string {
  const card = cardsText(step.cards);
  const onto = `the meld ${cardsText(step.meld)} that ${nameOf(step.other)} laid`;
  if (step.outcome === 'held') return `${atStart(step.who)} lays off ${card} on ${onto}.`;
  const but = {
    house: 'this house does not lay off',
    mom: 'a burnt player (móm) may not lay off',
    later: 'it was laid later',
  }[step.why];
  return `${atStart(step.who)} ${have(step.who)} ${card} to fit ${onto}, but ${but}.`;
}

function placeText({ place, of }: { readonly place: number; readonly of: number }): string {
  return PLACES[placeName(place, of)];
}

function units({ units }: { readonly units: number }): string {
  return units === 1 ? '1 chip' : `${units} chips`;
}

/** `the third card`. */
function ordinal(count: number): string {
  const word = ['first', 'second', 'third', 'fourth'][count - 1];
  return word ? `the ${word} card` : `card number ${count}`;
}

/** The reason to pay for all. */
function ateAndOut({ who, other, why, cards }: DenStep): string {
  const loser = displayName(who);
  const winner = displayName(other);
  switch (why) {
    case 'three-eaten':
      return `${winner} ate ${cards.length} cards from ${loser}, ${cardsText(cards)}, and went out (ù)`;
    case 'chot':
      return `${winner} ate ${cardsText(cards)}, the last-round card (chốt) of ${loser}, and went out (ù)`;
    case 'ate-chot':
      return `${loser} ate ${cards.length > 1 ? 'last-round cards' : 'a last-round card'} (chốt), ${cardsText(cards)}, and then ${winner} went out (ù)`;
  }
}

interface DenStep {
  readonly who: string;
  readonly other: string;
  readonly why: DenKind;
  readonly cards: readonly Card[];
}
