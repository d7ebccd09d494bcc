import type { Card } from '#core/card.ts';
import { type Mistakes, mistake, yesAnswer } from '#core/quiz/answer.ts';
import { type DealtHands, verdictQuestion } from '#core/quiz/verdict-question.ts';
import type { Rng } from '#core/random/rng.ts';
import { game } from '../engine/index.ts';
import { ACE, TWO } from '../engine/ranks.ts';
import type { SamRules } from '../engine/rules.ts';
import { heightsOf, type Pile, pileOf, playFields, row, together } from './hands.ts';
import type { MisconceptionId } from './ids.ts';
import { misconceptionAgainst, playIn, playRules } from './verdict.ts';

export const legalKinds = {
  /** May this be played on that? */
  legal: verdictQuestion(game, {
    least: 2,
    deal: dealPlay,
    read(ruling) {
      const play = playIn(ruling);
      // No question where the table's cards are no combination under this rule set.
      return play?.table ? yesAnswer(play.legal) : undefined;
    },
    misconceptions(_, ruling): Mistakes<MisconceptionId> {
      return [mistake(misconceptionAgainst(ruling), yesAnswer(!playIn(ruling)?.legal))];
    },
    trains: playRules,
  }),
};

/**
 * What meets what, the table first. Left out are a pair that is too low, and whatever could become legal by no single card and no
 * house rule.
 */
const SCENES = [
  'higher',
  'higher',
  'lower',
  'lower',
  'runs',
  'runs',
  'equal-runs',
  'longer',
  'longer',
  'quad-on-two',
  'quad-on-twos',
  'two-quads',
  'quad-on-high',
  'quads',
  'low-two',
  'ace-high',
  'goes-round',
] as const;

/** A play on the table, close to the edge of what beats it. */
export function dealPlay(rng: Rng, rules: SamRules): DealtHands | undefined {
  const met = meeting(rng, pileOf(rng, rules), rules);
  const [table, play] = met;
  return table && play && { fields: playFields(play, table), about: 'danh' };
}

type Met = readonly [table: readonly Card[] | undefined, play: readonly Card[] | undefined];

function meeting(rng: Rng, pile: Pile, rules: SamRules): Met {
  const plain = heightsOf(rules).filter((height) => height < ACE);
  const { length } = plain;
  // Below the ace ranks follow each other without a gap in either deck.
  const low = rng.upTo(length - 2);
  const size = rng.pick([1, 2, 2, 3]);
  const run = rng.pick([3, 3, 4]);
  const start = rng.upTo(length - run - 2);
  const runs = (first: readonly [number, number], second: readonly [number, number]): Met => [
    pile.heights(row(...first)),
    pile.heights(row(...second)),
  ];
  switch (rng.pick(SCENES)) {
    case 'higher':
      return [pile.alike(low, size), pile.alike(low + 1, size)];
    case 'lower':
      return [pile.alike(low + rng.upTo(1), 1), pile.alike(low, 1)];
    case 'runs':
      return runs([start, run], [start + 1, run]);
    case 'equal-runs':
      return runs([start, run], [start, run]);
    case 'longer':
      return runs([start + 1, run], [start + (rules.runBlock === 'equal' ? 1 : rng.upTo(1)), run + 1]);
    case 'quad-on-two':
      return [pile.alike(TWO, 1), pile.alike(low, 4)];
    case 'quad-on-twos':
      return [pile.alike(TWO, 2), pile.alike(low, 4)];
    case 'two-quads':
      return [pile.alike(TWO, 2), together([pile.alike(low, 4), pile.alike(low + 1, 4)])];
    case 'quad-on-high':
      return [pile.alike(rng.pick([ACE, length - 1]), 1), pile.alike(rng.upTo(length - 2), 4)];
    case 'quads':
      return [pile.alike(low, 4), pile.alike(low + 1, 4)];
    case 'low-two':
      return runs([-2, 3], [rng.upTo(2) - 1, 3]);
    case 'ace-high':
      return runs([ACE - 3, 3], [ACE - 2, 3]);
    case 'goes-round':
      return runs([ACE - 3, 3], [ACE - 1, 3]);
  }
}
