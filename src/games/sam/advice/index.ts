/** What was best in Sâm on what a seat could see: how few plays it still needs, and whether anybody could beat this one. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Card } from '#core/card.ts';
import type { Advice, Weighed } from '#core/game/advice.ts';
import { type Combination, combinationOf } from '../engine/combination.ts';
import { isTwo } from '../engine/ranks.ts';
import type { SamRuleId } from '../engine/rules.ts';
import { endsOnTwo } from '../hands/plays.ts';
import type { SamAction, SamEvent, SamState, SamView } from '../round/index.ts';
import type { SamOption } from '../round/types.ts';
import { redeal } from './redeal.ts';
import { countsOf, splitter } from './splits.ts';
import { beater, unseenOf } from './unseen.ts';

/** To take the trick is worth half a play: a play that nobody can beat gains it, who passes gives it away. */
const LEAD = 0.5;
/** More plays than a hand can need: a seat left with 2s that do not win, or that passes in its own sâm, has lost. */
const LOST = 10;
/**
 * Higher cards kept back before another's last card: the seat may pay for all. Costs more than breaking a combination up (one
 * play).
 */
const OWED = 2;

export const advice: Advice<SamEvent, SamAction, SamView, SamState> = {
  chips: { by: 'playouts', redeal },
  weigh(view, seen) {
    if (view.phase === 'call' || view.legal.length < 2) return null;
    const figures = figuring(view, seen);
    const weighed = view.legal.map((option): Weighed<SamAction> => {
      const found = figures(option);
      return { action: option.action, worth: worthOf(option.action, found), figures: { ...found } };
    });
    return { rule: ruleOf(view, weighed), weighed, close: LEAD };
  },
};

/** The figures of a move, from which its worth is computed; 1 for yes, 0 for no. */
interface Figures {
  /** The fewest plays that empty the rest of the hand. */
  readonly turns: number;
  /** Could unseen cards beat it? A pass counts as beaten. */
  readonly beaten: number;
  /** 2s that stay in hand. */
  readonly twos: number;
  /** Nobody can keep this seat from going out first. */
  readonly sure: number;
  /** Only 2s are left for the last play, and the rule set does not let them win. */
  readonly thoi: number;
  /** The caller passes, so that the sâm fails. */
  readonly fails: number;
  /** Rule sam-bao-mot: the seat may have to pay for all. */
  readonly owed: number;
  /** It stops a sâm, and the round is over. */
  readonly stops: number;
}

/** In plays, higher is better; 0 means out. */
function worthOf({ type }: SamAction, { turns, beaten, sure, thoi, fails, owed, stops }: Figures): number {
  if (sure || stops) return 0;
  const lead = type === 'pass' ? -LEAD : beaten ? 0 : LEAD;
  return lead - turns - LOST * (thoi + fails) - OWED * owed;
}

/** Computes the figures of the moves at one moment; hands of the same ranks are counted once. */
function figuring(view: SamView, seen: readonly SamEvent[]): (option: SamOption) => Figures {
  const { rules, seat, seats, caller } = view;
  const hand = (seats.find(({ who }) => who === seat)?.cards ?? []).filter((card) => card !== null);
  const rivals = seats.filter(({ who }) => who !== seat);
  const unseen = unseenOf(view, seen);
  const most = (some: typeof rivals): number => Math.max(...some.map(({ cards }) => cards.length));
  /** Rivals still in this trick, and all rivals, who may play in later tricks. */
  const [now, later] = [rivals.filter(({ passed }) => !passed), rivals].map((some) =>
    beater(unseen, rules, most(some)),
  );
  const canBeat = { now: assertDefined(now), later: assertDefined(later) };
  const against = caller !== null && caller !== seat;
  const spoils = rules.finishOnTwo !== 'allowed' && !against;
  const plays = splitter(rules, () => 1);
  // One play that can be beaten may come last; not one of 2s, where these do not win.
  const loose = splitter(rules, (play) => (canBeat.later(play) ? (spoils && endsOnTwo(play) ? 2 : 1) : 0));

  /** The last cards, or all that are left, are 2s that do not win. */
  const spoilt = (left: readonly Card[], play: Combination | null): boolean =>
    spoils && (left.length > 0 ? left.every(isTwo) : play !== null && endsOnTwo(play));

  return ({ action, warns }) => {
    const put = action.type === 'play' ? action.cards : [];
    const left = hand.filter((card) => !put.includes(card));
    const play = put.length > 0 ? assertDefined(combinationOf(put, rules)) : null;
    const counts = countsOf(left);
    const beaten = !play || (left.length > 0 && canBeat.now(play));
    const thoi = spoilt(left, play);
    return {
      turns: plays.least(counts),
      beaten: Number(beaten),
      twos: left.filter(isTwo).length,
      sure: Number(!beaten && !thoi && loose.least(counts) <= 1),
      thoi: Number(thoi),
      fails: Number(!play && seat === caller),
      owed: Number(warns === 'sam-bao-mot' && beaten),
      stops: Number(play !== null && against && rules.samFails === 'any-block'),
    };
  };
}

/** The rule that separates these moves: a last 2, another's last card, a sâm; otherwise the rule of the best move. */
function ruleOf({ table, caller }: SamView, weighed: readonly Weighed<SamAction>[]): SamRuleId {
  const some = (name: keyof Figures): boolean => new Set(weighed.map(({ figures }) => figures[name])).size > 1;
  if (caller !== null) return 'sam-bao-sam';
  if (some('thoi')) return 'sam-thoi-2';
  if (some('owed')) return 'sam-bao-mot';
  // With the lead, the choice is about going out first.
  if (!table) return 'sam-end';
  const best = weighed.reduce((one, other) => (other.worth > one.worth ? other : one));
  return best.action.type === 'pass' ? 'sam-pass' : 'sam-follow';
}
