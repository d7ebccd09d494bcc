/** What was typed before a book began, on the device: a phone that is put away forgets a page. */

import { LONGEST_NAME, MOST_PLAYERS } from '#core/evening/evening.ts';
import { readHouseText } from '#core/evening/round-json.ts';
import { membersOf, parseJson } from '#core/parse-json.ts';
import { listOf } from '#core/untrusted.ts';
import { remembered } from '../storage/remembered.ts';

export interface StartDraft {
  readonly names: readonly string[];
  readonly stake: string;
  /** Tonight's games, each by its house. */
  readonly houses: readonly string[];
}

export const EMPTY_START: StartDraft = { names: ['', '', '', ''], stake: '1', houses: [] };
/** More games than there are. */
const MOST_HOUSES = 20;

const kept = remembered('book-start');

/** Keeps it; nothing where nothing is typed. */
export function keepStart(draft: StartDraft): void {
  const { names, stake, houses } = draft;
  const isEmpty = stake === EMPTY_START.stake && houses.length === 0 && names.every((name) => name.trim() === '');
  kept.set(isEmpty ? '' : JSON.stringify(draft));
}

/** What was typed last; undefined where a book has begun since. */
export function keptStart(): StartDraft | undefined {
  const members = membersOf(parseJson(kept.get()));
  const names = listOf(members.get('names'), 2, MOST_PLAYERS, (name) =>
    typeof name === 'string' ? name.slice(0, LONGEST_NAME) : undefined,
  );
  const stake = members.get('stake');
  // Earlier editions kept none.
  const houses = listOf(members.get('houses'), 0, MOST_HOUSES, readHouseText) ?? [];
  return names && typeof stake === 'string' ? { names, stake: stake.slice(0, 6), houses } : undefined;
}
