/** The witnesses of each house rule: found by the build, one file for each game and language. */

import { href } from '#book/address.ts';
import type { Field } from '#core/case.ts';
import type { SettingValue } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';

/** Hands on which one setting decides, under a preset at least. */
export interface FlipHands {
  readonly base: string;
  readonly values: readonly [from: SettingValue, to: SettingValue];
  readonly fields: readonly Field[];
}

/** A run of play after which two rule sets part, in words. */
export interface FlipRound {
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

const asked = new Map<string, Promise<FlipFile | undefined>>();

/** The flips of a game; undefined where loading failed. They are requested once, and again after a failure. */
export function flipsOfGame(id: string, lang: Lang): Promise<FlipFile | undefined> {
  const known = asked.get(id);
  if (known) return known;
  const coming = fetchFlips(`${href(`/luat-nha/${id}.${lang}`)}.json`);
  asked.set(id, coming);
  coming.then((file) => file ?? asked.delete(id));
  return coming;
}

async function fetchFlips(url: string): Promise<FlipFile | undefined> {
  try {
    const answer = await fetch(url);
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
