/** The witnesses of each house rule: found by the build, one file for each game and language. */

import { href } from '#book/address.ts';
import type { Field } from '#core/case.ts';
import type { RuleSet, SettingValue } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { keyedParts } from '../../loading/part.ts';

/** Hands on which one setting decides, under this rule set at least. */
export interface FlipHands {
  readonly house: RuleSet;
  readonly values: readonly [from: SettingValue, to: SettingValue];
  readonly fields: readonly Field[];
}

/** A run of play after which two rule sets part, in words. */
interface FlipRound {
  readonly before: readonly string[];
  readonly sides: readonly { readonly value: SettingValue; readonly text: string }[];
}

export interface SettingFlips {
  readonly hands: readonly FlipHands[];
  readonly rounds: readonly FlipRound[];
  /** The preset that the runs of play follow. */
  readonly roundBase?: string;
}

/** By setting. */
export type FlipFile = Readonly<Record<string, SettingFlips>>;

export const flipFiles = keyedParts(async (id: string, lang: Lang): Promise<FlipFile> => {
  const answer = await fetch(`${href(`/luat-nha/${id}.${lang}`)}.json`);
  if (!answer.ok) throw new Error(`no witnesses of ${id}: ${answer.status}`);
  return answer.json();
});
