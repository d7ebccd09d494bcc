import { assertDefined } from '#core/assert-defined.ts';
import type { Card } from '#core/card.ts';
import type { Eaten, Field, Role } from '#core/case.ts';
import type { CountRange, Fault } from '#core/game/game.ts';
import type { Ruling } from '#core/ruling.ts';
import { arrange } from './arrange.ts';
import { caStep, countStep, explainArrangement } from './hand.ts';
import type { TaLaRules } from './rules.ts';
import { cardsEaten, showdown } from './showdown.ts';
import type { TaLaStep, UKind } from './steps.ts';
import { readU } from './u.ts';

/** One hand sorted. */
export interface HandVerdict {
  readonly kind: 'hand';
  readonly melds: readonly (readonly Card[])[];
  readonly deadwood: readonly Card[];
  /** Of all cards outside the melds. */
  readonly points: number;
  readonly u: UKind | null;
}

export interface PlayerVerdict {
  readonly name: string;
  readonly points: number;
  readonly mom: boolean;
  /** 1 to the number of players; players who lose alike share a place. */
  readonly place: number;
  /** In units, + to the player. */
  readonly net: number;
}

export interface ShowdownVerdict {
  readonly kind: 'showdown';
  /** Who is ù; null where nobody is. */
  readonly out: string | null;
  /** In the order of the fields: the order in which they laid down. */
  readonly players: readonly PlayerVerdict[];
}

export type TaLaVerdict = HandVerdict | ShowdownVerdict;

/** The name of a hand that is analysed by itself. */
export const HAND = 'bai';

/** A hand that is analysed by itself, as the one field of a case. */
export function handField(cards: readonly Card[], eaten: readonly Eaten[]): Field {
  return { role: HAND, name: HAND, cards, eaten };
}

/** The most cards that anybody holds: after drawing or eating, before discarding. */
const MOST_CARDS = 10;
/** Rule tl-players. */
export const SEATS = { min: 2, max: 4 } as const;

/** The best arrangement of one hand, or places and payments of several. Total over every checked case and all rules. */
export function decide(fields: readonly Field[], rules: TaLaRules): Ruling<TaLaVerdict, TaLaStep> {
  const [hand] = fields;
  return hand?.role === 'bai' ? decideHand(hand, rules) : decideShowdown(fields, rules);
}

function decideHand(field: Field, rules: TaLaRules): Ruling<TaLaVerdict, TaLaStep> {
  const { cards } = field;
  const eaten = cardsEaten(field);
  const found = assertDefined(arrange(cards, eaten, rules));
  const { melds, loose, points } = found;
  const { kind, steps } = readU(HAND, cards, eaten.length > 0, found, rules);
  return {
    verdict: { kind: 'hand', melds, deadwood: loose, points, u: kind },
    reasons: [
      ...explainArrangement(HAND, cards, eaten, found, rules),
      ...caStep(HAND, loose),
      countStep('tl-points', HAND, loose, rules),
      ...steps,
    ],
  };
}

function decideShowdown(fields: readonly Field[], rules: TaLaRules): Ruling<TaLaVerdict, TaLaStep> {
  const { players, out, nets, steps } = showdown(fields, rules);
  return {
    verdict: {
      kind: 'showdown',
      out: out?.who ?? null,
      players: players.map(({ who, points, mom, place }) => ({
        name: who,
        points,
        mom,
        place,
        net: assertDefined(nets.get(who)),
      })),
    },
    reasons: steps,
  };
}

export function handSize(role: Role): CountRange {
  return { min: role === 'bai' ? 1 : 0, max: MOST_CARDS };
}

export function playerCount(): CountRange {
  return SEATS;
}

/** One hand of 1 to 10 cards and nothing else, or 2 to 4 players with up to 10 each; eaten cards in melds. */
export function check(fields: readonly Field[], rules: TaLaRules): Fault[] {
  const [first] = fields;
  if (!first) return [{ code: 'missing-field', role: 'bai' }];
  const faults: Fault[] = [];
  const size = handSize(first.role);
  for (const [field, one] of fields.entries()) {
    if (one.role !== first.role) faults.push({ code: 'unknown-field', field });
    if (first.role === 'player' && field === SEATS.max) faults.push({ code: 'wrong-player-count', field, ...SEATS });
    if (one.cards.length < size.min || one.cards.length > size.max) {
      faults.push({ code: 'wrong-card-count', field, ...size });
    } else {
      faults.push(...eatenFaults(one, field, rules));
    }
  }
  if (first.role === 'player' && fields.length < SEATS.min) faults.push({ code: 'wrong-player-count', ...SEATS });
  return faults;
}

/** The first eaten card that cannot lie in a meld together with those before it. Rules tl-eat-proof and tl-eat-limit. */
function eatenFaults({ cards, eaten }: Field, field: number, rules: TaLaRules): Fault[] {
  const marks = eaten.map(({ card }) => card);
  if (marks.length === 0 || arrange(cards, marks, rules)) return [];
  const bad = assertDefined(eaten.find((_, place) => !arrange(cards, marks.slice(0, place + 1), rules)));
  return [{ code: 'eaten-card-outside-meld', field, eaten: bad }];
}
