/** Plain play for the seats that no person plays. It looks only at what the seat may see. */

import type { Card } from '../../core/card.ts';
import { sure } from '../../core/sure.ts';
import { combinationOf } from '../combination.ts';
import { type Play, shapes } from '../plays.ts';
import { heightOf, TWO } from '../ranks.ts';
import type { SamAction, SamOption, SamView } from './types.ts';

/**
 * He calls sâm with a hand that hardly anything beats; leads with the longest play round his lowest card; follows with the
 * lowest that beats, and keeps 2s and quads until cards run short. Before one with a single card he plays his highest.
 */
export function suggest(view: SamView): SamAction | null {
  const { legal, phase, seat, table } = view;
  if (legal.length === 0) return null;
  if (phase === 'call') return { type: isStrong(own(view), view) ? 'call' : 'silent', seat };
  const moves = legal.flatMap((option): Move[] => {
    const { action } = option;
    return action.type === 'play' ? [{ option, cards: action.cards }] : [];
  });
  const out = moves.find(({ option, cards }) => cards.length === own(view).length && option.warns === undefined);
  const chosen = out ?? (table ? follow(moves, view) : lead(moves));
  return chosen?.option.action ?? { type: 'pass', seat };
}

interface Move {
  readonly option: SamOption;
  readonly cards: readonly Card[];
}

function own({ seat, seats }: SamView): readonly Card[] {
  const me = seats.find(({ who }) => who === seat);
  return (me?.cards ?? []).filter((card) => card !== null);
}

/** Round the lowest card, as many as go with it; what costs nothing before what does. */
function lead(moves: readonly Move[]): Move | undefined {
  return moves.toSorted((a, b) => risk(a) - risk(b) || low(a) - low(b) || b.cards.length - a.cards.length)[0];
}

function follow(moves: readonly Move[], view: SamView): Move | undefined {
  const short = view.caller !== null || view.seats.some(({ cards }) => cards.length <= 3);
  return moves
    .filter((move) => short || !isPrecious(move))
    .toSorted((a, b) => risk(a) - risk(b) || high(a) - high(b) || a.cards.length - b.cards.length)[0];
}

function risk({ option }: Move): number {
  return option.warns === undefined ? 0 : 1;
}

function low({ cards }: Move): number {
  return Math.min(...cards.map(heightOf));
}

function high({ cards }: Move): number {
  return Math.max(...cards.map(heightOf));
}

/** 2s by themselves, and quads. */
function isPrecious({ cards }: Move): boolean {
  return cards.every((card) => heightOf(card) === TWO) || cards.length === 8 || isQuad(cards);
}

function isQuad(cards: readonly Card[]): boolean {
  return cards.length === 4 && new Set(cards.map(heightOf)).size === 1;
}

/** A hand that falls into few plays, of which at most one is easily beaten. */
function isStrong(hand: readonly Card[], { rules }: SamView): boolean {
  const groups = splitUp(hand, rules);
  const weak = groups.filter((play) => heightOf(sure(play.cards.at(-1))) < JACK && play.length < 5);
  return groups.length <= 4 && weak.length <= 1;
}

const JACK = 8;

/** The longest play again and again. */
function splitUp(hand: readonly Card[], rules: SamView['rules']): readonly Play[] {
  const [longest] = shapes(hand, null, { ...rules, finishOnTwo: 'allowed' }).sort((a, b) => b.length - a.length);
  if (!longest || !combinationOf(longest.cards, rules)) return [];
  return [
    longest,
    ...splitUp(
      hand.filter((card) => !longest.cards.includes(card)),
      rules,
    ),
  ];
}
