/** What was typed before a book began, on the device: a phone that is put away forgets a page. */

import { LONGEST_NAME, MOST_PLAYERS } from '#core/evening/evening.ts';
import { membersOf, parseJson } from '#core/parse-json.ts';
import { listOf } from '#core/untrusted.ts';
import { remembered } from '../storage/remembered.ts';

export interface StartDraft {
  readonly names: readonly string[];
  readonly stake: string;
}

export const EMPTY_START: StartDraft = { names: ['', '', '', ''], stake: '1' };

const kept = remembered('book-start');

/** Keeps it; nothing where nothing is typed. */
export function keepStart(draft: StartDraft): void {
  const isEmpty = draft.stake === EMPTY_START.stake && draft.names.every((name) => name.trim() === '');
  kept.set(isEmpty ? '' : JSON.stringify(draft));
}

/** What was typed last; undefined where a book has begun since. */
export function keptStart(): StartDraft | undefined {
  const members = membersOf(parseJson(kept.get()));
  const names = listOf(members.get('names'), 2, MOST_PLAYERS, (name) =>
    typeof name === 'string' ? name.slice(0, LONGEST_NAME) : undefined,
  );
  const stake = members.get('stake');
  return names && typeof stake === 'string' ? { names, stake: stake.slice(0, 6) } : undefined;
}
