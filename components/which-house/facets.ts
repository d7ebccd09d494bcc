/** What of a verdict is asked at once: who remembers a whole one is rare, so that each part is a question by itself. */

import type { PartialVerdict } from '#core/house/partial-verdict.ts';

/** The whole verdict; what one player gets from the banker; or of all players their points, places or payments. */
export type Facet =
  | { readonly of: 'all' }
  | { readonly of: 'player'; readonly name: string }
  | { readonly of: 'points' | 'place' | 'net' };

/** What was told of a case, by facet: null is “I don't know”, undefined was not asked. */
export type ToldParts = readonly (PartialVerdict | undefined)[];

/** What there is to ask about a case, in the order in which a table would settle it. */
export function facetsOf(verdicts: readonly PartialVerdict[]): readonly Facet[] {
  const players = verdicts.map(playersIn).find((some) => some.length > 0) ?? [];
  if (players.every(([, told]) => 'outcome' in told)) {
    return players.length > 0 ? players.map(([name]) => ({ of: 'player', name })) : [{ of: 'all' }];
  }
  if (players.every(([, told]) => 'place' in told)) return [{ of: 'points' }, { of: 'place' }, { of: 'net' }];
  return [{ of: 'all' }];
}

/** What a verdict says there; all of it where the hands are no case. */
export function partOf(verdict: PartialVerdict, facet: Facet): PartialVerdict {
  const players = playersIn(verdict);
  if (facet.of === 'all' || players.length === 0) return verdict;
  if (facet.of === 'player') return { players: Object.fromEntries(players.filter(([name]) => name === facet.name)) };
  return {
    players: Object.fromEntries(players.map(([name, told]) => [name, { [facet.of]: told[facet.of] ?? null }])),
  };
}

/** That the hands are no case in a house, which is said in place of any verdict. */
export function isNoCase(part: PartialVerdict): boolean {
  return isRecord(part) && 'error' in part;
}

/**
 * The different things that verdicts say at one of the facets; last, that the hands are no case.
 * @param told what was told at the facets before: verdicts that say otherwise are left out
 */
export function optionsAt(
  verdicts: readonly PartialVerdict[],
  facets: readonly Facet[],
  told: ToldParts,
  at: number,
): readonly PartialVerdict[] {
  const facet = facets[at];
  if (!facet) return [];
  const before = told.slice(0, at);
  const parts = agreeing(verdicts, facets, before)
    // Whoever was asked already might have said that there are no such cards.
    .filter((verdict) => at === 0 || !isNoCase(verdict))
    .map((verdict) => partOf(verdict, facet));
  const options = [...new Map(parts.map((part) => [partText(part), part])).values()];
  return [...options.filter((part) => !isNoCase(part)), ...options.filter(isNoCase)];
}

/** The facet to ask about next: the first one after all that were asked where verdicts differ; undefined where none is left. */
export function openFacet(
  verdicts: readonly PartialVerdict[],
  facets: readonly Facet[],
  told: ToldParts,
): number | undefined {
  const isOver = told.some((part) => part !== undefined && isNoCase(part));
  const open = facets.findIndex((_, at) => at >= told.length && optionsAt(verdicts, facets, told, at).length > 1);
  return isOver || open < 0 ? undefined : open;
}

/** The verdicts that say all of what was told. */
export function agreeing(
  verdicts: readonly PartialVerdict[],
  facets: readonly Facet[],
  told: ToldParts,
): readonly PartialVerdict[] {
  return verdicts.filter((verdict) =>
    facets.every((facet, at) => {
      const part = told[at] ?? null;
      return part === null || partText(part) === partText(partOf(verdict, facet));
    }),
  );
}

/** What was told, as one verdict; null where nothing was. */
export function toldVerdict(told: ToldParts): PartialVerdict {
  const parts = told.filter((part) => part !== undefined && part !== null);
  return parts.reduce<PartialVerdict>(merged, null);
}

/** The same part of a verdict has the same text. */
export function partText(part: PartialVerdict): string {
  return JSON.stringify(part);
}

type PlainRecord = Readonly<Record<string, PartialVerdict>>;

function playersIn(verdict: PartialVerdict): readonly (readonly [string, PlainRecord])[] {
  const players = isRecord(verdict) ? (verdict['players'] ?? null) : null;
  if (!isRecord(players)) return [];
  return Object.entries(players).flatMap(([name, told]) => (isRecord(told) ? [[name, told] as const] : []));
}

function merged(one: PartialVerdict, other: PartialVerdict): PartialVerdict {
  if (!isRecord(one) || !isRecord(other)) return other;
  const both = Object.entries(other).map(([key, part]) => {
    const own = one[key];
    return [key, own === undefined ? part : merged(own, part)] as const;
  });
  return { ...one, ...Object.fromEntries(both) };
}

function isRecord(part: PartialVerdict): part is PlainRecord {
  return part !== null && typeof part === 'object' && !Array.isArray(part);
}
