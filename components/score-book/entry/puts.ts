/** What each put into the pot, as it is typed: everybody's is told, or nobody's. */

import type { PlayerId } from '#core/evening/evening.ts';
import type { RoundDraft } from '../draft.ts';
import { chipsTyped } from './amounts.ts';

export interface TypedPuts {
  /** In the order of the seats; undefined where not everybody's is told. */
  readonly chips: readonly number[] | undefined;
  /** Whose is left out while that of others is told. */
  readonly missing: readonly PlayerId[];
  /** Whose is no number of chips. */
  readonly bad: readonly PlayerId[];
}

export const NO_PUTS: TypedPuts = { chips: undefined, missing: [], bad: [] };

export function typedPuts({ seats, put }: Pick<RoundDraft, 'seats' | 'put'>): TypedPuts {
  const typed = seats.map((id) => [id, (put.get(id) ?? '').trim()] as const);
  if (typed.every(([, text]) => text === '')) return NO_PUTS;
  const chips = typed.flatMap(([, text]) => putTyped(text) ?? []);
  return {
    chips: chips.length === seats.length ? chips : undefined,
    missing: typed.flatMap(([id, text]) => (text === '' ? [id] : [])),
    bad: typed.flatMap(([id, text]) => (text !== '' && putTyped(text) === undefined ? [id] : [])),
  };
}

/** Nobody puts in less than nothing. */
function putTyped(text: string): number | undefined {
  const chips = chipsTyped(text);
  return chips !== undefined && chips >= 0 ? chips : undefined;
}
