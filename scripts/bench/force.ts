/** All branches of one small case, and the same by brute force: a ruling under every rule set that a case can depend on. */

import { branches } from '#core/branches/branches.ts';
import type { Fault } from '#core/game/game.ts';
import { judge } from '#core/judge.ts';
import type { Result } from '#core/result.ts';
import type { Ruling } from '#core/ruling.ts';
import { ruledOn } from '#testing/results.ts';
import { caseSettings, everyRuleSet } from '#testing/rule-sets.ts';
import type { Contestant } from './timing.ts';

/** Two hands whose ruling depends on most house rules of Xì Dách. */
const CASE = 'xi-dach;cai:AD.4S.9C;an:AS.2H.3D.4C.5S';

/** Ours first. Both must come to as many verdicts. */
export function forced(): readonly Contestant[] {
  const { of, game } = ruledOn(CASE);
  const ruleSets = everyRuleSet(caseSettings(game));
  return [
    contestant('ours', () => branches(game, of.fields).branches.map(({ outcome }) => saidBy(outcome))),
    contestant('reference', () => ruleSets.map((rules) => saidBy(judge(game, of.fields, rules)))),
  ];
}

const saidBy = (outcome: Result<Ruling<unknown>, Fault>): string =>
  JSON.stringify(outcome.ok ? outcome.value.verdict : outcome.error);

function contestant(name: string, verdicts: () => readonly string[]): Contestant {
  return { name, count: 1, run: () => [new Set(verdicts()).size] };
}
