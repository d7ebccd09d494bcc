/**
 * What goes against a rule: a case in which it was tried and did not hold, or one that looks alike and is ruled otherwise; and
 * the same cards under a rule set that plays it differently.
 */

import type { CaseError } from '#core/case-error.ts';
import { displayCase } from '#core/display-case.ts';
import { allowedValues } from '#core/house-rules.ts';
import { writeJson } from '#core/json.ts';
import { engineOf, readCase } from '#games/engines.ts';
import type { Rule } from '../catalogue/catalogue.ts';
import { citationsOf, failsIn, holdsIn } from './citations.ts';
import { type JudgedCase, judged, stepsCiting } from './judged.ts';

/** The same cards under another rule set: one setting that the rule depends on has another value. */
export interface OtherRuleSetCase {
  /** The example that it is set against. */
  readonly example: JudgedCase;
  readonly key: string;
  readonly value: string;
  readonly judged: JudgedCase;
}

/** A counterexample to a rule: a case that is ruled otherwise, or a text that is no case because the rule forbids it. */
export type Counterexample =
  | { readonly kind: 'case'; readonly judged: JudgedCase }
  | { readonly kind: 'no-case'; readonly text: string; readonly error: CaseError };

/** What the record of the rule has, else the shortest case of the site in which it fails, one of its examples before others. */
export function counterexampleOf({ id, counter, examples }: Rule): Counterexample | undefined {
  if (counter !== undefined) return read(counter);
  const failed = citationsOf(id).filter((one) => failsIn(one, id));
  const own = failed.filter(({ text }) => examples.includes(text));
  const found = shortest(own.length > 0 ? own : failed);
  return found && { kind: 'case', judged: found };
}

function read(text: string): Counterexample | undefined {
  const found = readCase(text);
  if (!found.ok) return { kind: 'no-case', text, error: found.error };
  const one = judged(text);
  return one && { kind: 'case', judged: one };
}

/**
 * One of the examples under another value of a house rule that the rule names, where that changes the ruling: best where the
 * rule held before and does not now, else where the verdict is another.
 */
export function otherRuleSetCase({ id, examples, settings }: Rule): OtherRuleSetCase | undefined {
  const found = examples
    .flatMap((text) => judged(text) ?? [])
    .flatMap((example) => settings.flatMap((key) => changed(example, key)));
  const ends = found.find(({ example, judged: now }) => holdsIn(example, id) && !holdsIn(now, id));
  return ends ?? found.find(({ example, judged: now }) => turnsOn(id, example, now));
}

/** Is the verdict different, for a reason that concerns the rule? Where both rulings cite it, they say different things of it. */
function turnsOn(id: string, a: JudgedCase, b: JudgedCase): boolean {
  const said = [a, b].map((one) => JSON.stringify(stepsCiting(one, id)));
  return verdictOf(a) !== verdictOf(b) && (said[0] === '[]' || said[0] !== said[1]);
}

/** The case under every other value of one setting, where it is a case there. */
function changed(example: JudgedCase, key: string): OtherRuleSetCase[] {
  const { of } = example;
  const game = engineOf(of.game);
  const setting = game?.schema[key];
  if (!game || !setting || setting.round) return [];
  return allowedValues(setting)
    .filter((value) => value !== of.rules[key])
    .flatMap((value) => {
      const now = judged(displayCase({ ...of, rules: { ...of.rules, [key]: value } }, game));
      return now ? [{ example, key, value: String(value), judged: now }] : [];
    });
}

function verdictOf({ of, ruling }: JudgedCase): string {
  const game = engineOf(of.game);
  return game ? writeJson(game.verdictJson(ruling.verdict)) : '';
}

function shortest(list: readonly JudgedCase[]): JudgedCase | undefined {
  return [...list].sort((a, b) => sizeOf(a) - sizeOf(b))[0];
}

function sizeOf({ of, text }: JudgedCase): number {
  return 1000 * of.fields.reduce((sum, { cards }) => sum + cards.length, 0) + text.length;
}
