/** Simple play for seats without a person. It uses only what the seat may see. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Card } from '#core/card.ts';
import { ACE, heightOf, isTwo } from '../engine/ranks.ts';
import { type Play, shapes } from '../hands/plays.ts';
import type { SamAction, SamOption, SamView } from './types.ts';

/**
 * Calls sâm with a hand that hardly anything beats; leads with the longest play round the lowest card (a caller with the
 * strongest); follows with the lowest that beats, and keeps 2s and quads until cards run short. Before a seat with a single card,
 * plays its highest.
 */
export function suggest(view: SamView): SamAction | null {
  const { legal, phase, seat, table } = view;
  if (legal.length === 0) return null;
  if (phase === 'call') return { type: isStrong(own(view), view) ? 'call' : 'silent', seat };
  const moves = legal.flatMap((option): Move[] => {
    const { action } = option;
    if (action.type !== 'play') return [];
    const { cards } = action;
    return [{ option, cards, risky: option.warns !== undefined || isStranding(cards, view) }];
  });
  const out = moves.find(({ risky, cards }) => cards.length === own(view).length && !risky);
  const chosen = out ?? (table ? follow(moves, view) : lead(moves, view));
  return chosen?.option.action ?? { type: 'pass', seat };
}

interface Move {
  readonly option: SamOption;
  readonly cards: readonly Card[];
  /** The engine warns of it, or the seat would be left with 2s that do not win. */
  readonly risky: boolean;
}

function own({ seat, seats }: SamView): readonly Card[] {
  const me = seats.find(({ who }) => who === seat);
  return (me?.cards ?? []).filter((card) => card !== null);
}

/** The longest play round the lowest card, without a 2 in a low run; a caller leads what is hardest to beat. */
function lead(moves: readonly Move[], { seat, caller }: SamView): Move | undefined {
  if (seat === caller) {
    return moves.toSorted((a, b) => risk(a) - risk(b) || b.cards.length - a.cards.length || high(b) - high(a))[0];
  }
  const cost = (move: Move): number => (move.cards.length < LONG && move.cards.some(isTwo) ? 1 : 0);
  return moves.toSorted(
    (a, b) => risk(a) - risk(b) || cost(a) - cost(b) || low(a) - low(b) || b.cards.length - a.cards.length,
  )[0];
}

/** A run that is worth a 2, and hardly ever beaten. */
const LONG = 5;

function follow(moves: readonly Move[], view: SamView): Move | undefined {
  const short = view.caller !== null || view.seats.some(({ cards }) => cards.length <= 3);
  return moves.filter((move) => !move.risky && (short || !isPrecious(move))).toSorted((a, b) => high(a) - high(b))[0];
}

function risk({ risky }: Move): number {
  return risky ? 1 : 0;
}

/** Where a last 2 does not win, nobody keeps nothing else; but who plays against a caller may win with it. */
function isStranding(cards: readonly Card[], view: SamView): boolean {
  const { rules, caller, seat } = view;
  if (rules.finishOnTwo !== 'thoi' || (caller !== null && caller !== seat)) return false;
  const left = own(view).filter((card) => !cards.includes(card));
  return left.length > 0 && left.every(isTwo);
}

function low({ cards }: Move): number {
  return Math.min(...cards.map(heightOf));
}

function high({ cards }: Move): number {
  return Math.max(...cards.map(heightOf));
}

/** 2s by themselves, and quads. */
function isPrecious({ cards }: Move): boolean {
  return cards.every(isTwo) || cards.length === 8 || isQuad(cards);
}

function isQuad(cards: readonly Card[]): boolean {
  return cards.length === 4 && new Set(cards.map(heightOf)).size === 1;
}

/** A hand that splits into plays of which at most one is easily beaten: that one goes last. */
function isStrong(hand: readonly Card[], { rules }: SamView): boolean {
  return splitUp(hand, rules).filter((play) => !isSafe(play)).length <= 1;
}

/** A long run, a quad, or anything that ends in an ace or a 2. */
function isSafe({ kind, length, cards }: Play): boolean {
  return length > LONG || kind === 'tu-quy' || heightOf(assertDefined(cards.at(-1))) >= ACE;
}

/** The plays that result from taking the longest one again and again. */
function splitUp(hand: readonly Card[], rules: SamView['rules']): readonly Play[] {
  const [longest] = shapes(hand, null, { ...rules, finishOnTwo: 'allowed' }).sort((a, b) => b.length - a.length);
  if (!longest) return [];
  return [
    longest,
    ...splitUp(
      hand.filter((card) => !longest.cards.includes(card)),
      rules,
    ),
  ];
}
