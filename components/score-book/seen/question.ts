/** What a table is asked about the house that it pays by, in words. */

import { differences } from '#core/house-rules.ts';
import { parseRuleSet } from '#core/notation/read-text.ts';
import type { ScoreBookLateWords } from '#words/vi/ui/score-book/late.ts';
import type { RoundGame } from '../entry/round-game.ts';
import type { SeenHouses } from './seen.ts';

/** A house that can be taken from the next round on. */
export interface SeenChoice {
  readonly house: string;
  readonly text: string;
  /** Its name and how far it is from the own house, where it is not that with one rule changed. */
  readonly like?: string;
  readonly apart?: string;
  /** The rule that its only change is about. */
  readonly rule?: string | undefined;
}

export interface SeenQuestion {
  readonly title: string;
  readonly choices: readonly SeenChoice[];
}

export function seenQuestion(seen: SeenHouses, say: ScoreBookLateWords['seen']): SeenQuestion {
  const { game, against, houses, isBeyond } = seen;
  const { name } = game.all.words;
  const choices = houses.flatMap((house) => choiceOf(house, game, say) ?? []);
  const [first] = choices;
  if (!first) return { title: isBeyond ? say.nothing(against) : say.notAll(against), choices };
  return { title: first.like === undefined ? say.unlike(name, against) : say.like(name, first.like), choices };
}

function choiceOf(house: string, { all, ruleSet }: RoundGame, say: ScoreBookLateWords['seen']): SeenChoice | undefined {
  const { game, words } = all;
  const other = parseRuleSet(house, game);
  if (!other) return undefined;
  const apart = differences(game.schema, other.rules, ruleSet.rules);
  const [key = ''] = apart;
  const setting = words.settings[key];
  if (other.preset === ruleSet.preset && apart.length === 1 && setting) {
    const value = setting.values[String(other.rules[key])] ?? '';
    return { house, text: say.change(setting.label, value), rule: game.schema[key]?.definedAt };
  }
  const preset = words.presets[other.preset] ?? other.preset;
  const like = house.includes('{') ? say.changed(preset) : preset;
  return { house, text: say.preset(like), like, apart: say.apart(apart.length) };
}
