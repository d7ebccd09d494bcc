import { assertDefined } from '#core/assert-defined.ts';
import type { Card } from '#core/card.ts';
import type { Eaten, Field } from '#core/case.ts';
import { type Mistakes, mistake, netAnswer } from '#core/quiz/answer.ts';
import { type DealtHands, verdictQuestion } from '#core/quiz/verdict-question.ts';
import type { Rng } from '#core/random/rng.ts';
import type { ShowdownVerdict } from '../engine/decide.ts';
import { meldsIn } from '../engine/hand.ts';
import { game } from '../engine/index.ts';
import type { TaLaRuleId } from '../engine/rules.ts';
import type { TaLaStep } from '../engine/steps.ts';
import { dealScene, fieldsOf, PLAYERS } from './ends.ts';
import { meldFrom, pileOf, together } from './hands.ts';
import type { MisconceptionId } from './ids.ts';
import { playerOf, showdownIn, type TaLaRuling } from './verdict.ts';

export const paysKinds = {
  /** What does one player get in all, or pay? In units, so only under rule sets that pay by places. */
  pays: verdictQuestion(game, {
    fits: ({ payout }) => payout !== 'none',
    deal: dealPayment,
    read(ruling, about) {
      const player = playerOf(ruling, about);
      return player && netAnswer(about, player.net);
    },
    misconceptions({ about }, ruling): Mistakes<MisconceptionId> {
      const verdict = showdownIn(ruling);
      const net = playerOf(ruling, about)?.net;
      if (!verdict || net === undefined) return [];
      /** Each payment is taken for one of other units. */
      const paid = (misconception: MisconceptionId, unitsOf: (step: Payment) => number) =>
        mistake(misconception, netAnswer(about, netOf(ruling.reasons, about, unitsOf)));
      const isEaten = ({ rule }: Payment): boolean => rule === 'tl-pay-eat';
      return [
        paid('eaten-forgotten', (step) => (isEaten(step) ? 0 : step.units)),
        paid('eaten-other-way', (step) => (isEaten(step) ? 0 - step.units : step.units)),
        paid('eaten-one-each', (step) => (isEaten(step) ? 1 : step.units)),
        paid('u-by-place', (step) => (step.rule === 'tl-pay-u' ? standIn(verdict, step.who) : step.units)),
        paid('mom-as-last', ({ rule, units }) => (rule === 'tl-pay-mom' ? verdict.players.length - 1 : units)),
        paid('place-number', ({ rule, units }) => (rule === 'tl-pay-rank' ? units + 1 : units)),
        paid('one-each', () => 1),
        mistake('wrong-side', netAnswer(about, -net)),
      ];
    },
    trains: paymentRules,
  }),
};

/** Rules of payment, the rarest first. */
const PAYMENTS: readonly TaLaRuleId[] = ['tl-u-den', 'tl-pay-eat', 'tl-pay-u', 'tl-pay-mom', 'tl-pay-rank'];

/** The rules by which somebody pays or is paid. */
export function paymentRules({ reasons }: TaLaRuling, about: string): readonly TaLaRuleId[] {
  const own = reasons.filter(isPayment).filter(({ who, other }) => who === about || other === about);
  const found = PAYMENTS.filter((rule) => own.some((step) => step.rule === rule));
  return reasons.some(({ rule }) => rule === 'tl-u-rank') ? [...found, 'tl-u-rank'] : found;
}

type Payment = Extract<TaLaStep, { readonly units: number }>;

function isPayment(step: TaLaStep): step is Payment {
  return 'units' in step;
}

/** What one would get in all if each payment were of other units. */
function netOf(reasons: readonly TaLaStep[], name: string, unitsOf: (step: Payment) => number): number {
  return reasons.filter(isPayment).reduce((sum, step) => {
    if (step.other === name) return sum + unitsOf(step);
    return step.who === name ? sum - unitsOf(step) : sum;
  }, 0);
}

/** What a loser would pay if placed by points after the player who is ù. */
function standIn({ out, players }: ShowdownVerdict, name: string): number {
  const losers = players.filter((player) => player.name !== out).toSorted((a, b) => a.points - b.points);
  return losers.findIndex((player) => player.name === name) + 1;
}

const PLAYED = ['places', 'mom', 'eaten', 'eaten'] as const;

const GONE_OUT = ['plain', 'plain', 'three-eaten', 'last-card', 'ate-last'] as const;

/** The end of a round, and whose purse is asked about: the first's or one of the others'. */
export function dealPayment(rng: Rng): DealtHands | undefined {
  const scene = rng.pick(PLAYED);
  return rng.upTo(1) ? dealGoneOut(rng) : askedOf(rng, played(rng, scene));
}

/** The same where somebody is ù. */
export function dealGoneOut(rng: Rng): DealtHands | undefined {
  return askedOf(rng, goneOut(rng, rng.pick(GONE_OUT)));
}

function askedOf(rng: Rng, fields: readonly Field[] | undefined): DealtHands | undefined {
  return fields && { fields, about: assertDefined(fields[rng.upTo(fields.length - 1)]).name };
}

function played(rng: Rng, scene: (typeof PLAYED)[number]): readonly Field[] | undefined {
  const fields = dealScene(rng, scene === 'mom' ? rng.pick(['mom', 'two-mom']) : rng.pick(['close', 'lays-off']));
  if (!fields || scene !== 'eaten') return fields;
  // One eats from the player before: the first from the last.
  const eaters = rng.upTo(1) ? [0, 1] : [1];
  return fields.map((field, at) => {
    const from = assertDefined(fields.at(at - 1)).name;
    return eaters.includes(at) ? { ...field, eaten: someEaten(rng, field.cards, from, rng.upTo(2) === 0) } : field;
  });
}

/** A card of the first meld, eaten from a player. */
function someEaten(rng: Rng, cards: readonly Card[], from: string, chot: boolean): readonly Eaten[] {
  const [meld] = meldsIn(cards);
  return meld ? rng.cards(1, meld).map((card) => ({ card, from, chot })) : [];
}

/** One is ù with nine cards, the others hold a few: the eaten cards and their owners may make one pay for all. */
function goneOut(rng: Rng, scene: (typeof GONE_OUT)[number]): readonly Field[] | undefined {
  const pile = pileOf(rng);
  const melds = [meldFrom(rng, pile, 3), meldFrom(rng, pile, 3), meldFrom(rng, pile, 3)];
  const whole = together(melds);
  const loser = [meldFrom(rng, pile, 3), pile.some(1)];
  const other = rng.upTo(1) ? [meldFrom(rng, pile, 3), pile.some(1)] : [pile.some(3)];
  const [first, second] = [together(loser), together(other)];
  if (!whole || !first || !second) return undefined;
  const [an, binh] = PLAYERS;
  const eatenOf = (count: number, chot: boolean): readonly Eaten[] =>
    melds.slice(0, count).flatMap((meld) => rng.cards(1, meld ?? []).map((card) => ({ card, from: an, chot })));
  // Bình is ù and ate from An, who sits before Bình; Chi ate from Bình.
  return fieldsOf([first, whole, second]).map((field, at): Field => {
    if (at === 1 && scene === 'three-eaten') return { ...field, eaten: eatenOf(3, false) };
    if (at === 1 && scene === 'last-card') return { ...field, eaten: eatenOf(1, true) };
    if (at === 1) return { ...field, eaten: eatenOf(rng.upTo(2), false) };
    return at === 2 && scene === 'ate-last' ? { ...field, eaten: someEaten(rng, second, binh, true) } : field;
  });
}
