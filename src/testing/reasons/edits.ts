/** Edits of one detail of a step, which a checker of reasons must notice. */

import { ALL_CARDS, isCard } from '#core/card.ts';
import type { Step } from '#core/ruling.ts';

/** A step that is not as it was. */
export interface Edit {
  readonly kind: string;
  readonly step: Step;
}

/** The texts that steps were seen to have under each key: reasons, house rules, kinds of hands. */
export type SeenTexts = ReadonlyMap<string, ReadonlySet<string>>;

export function seenIn(steps: Iterable<Step>): SeenTexts {
  const seen = new Map<string, Set<string>>();
  for (const step of steps) {
    for (const [key, value] of Object.entries(step)) {
      for (const text of [value].flat()) {
        if (typeof text === 'string') seen.set(key, (seen.get(key) ?? new Set()).add(text));
      }
    }
  }
  return seen;
}

/** Every edit of a step that there is. @param names of all who are at the table */
export function editsOf(step: Step, names: readonly string[], seen: SeenTexts): readonly Edit[] {
  const { decides, outcome, ...kept } = step;
  const turned = outcome === 'held' ? 'failed' : 'held';
  const edits: Edit[] = [
    { kind: 'outcome turned', step: { ...step, outcome: turned } },
    decides
      ? { kind: 'no longer decides', step: { ...kept, outcome } }
      : { kind: 'decides', step: { ...step, decides: true } },
  ];
  for (const [key, value] of Object.entries(kept)) {
    for (const { kind, to } of valuesFor(key, value, names, seen)) {
      edits.push({ kind, step: { ...step, [key]: to } });
    }
  }
  return edits;
}

interface Change {
  readonly kind: string;
  readonly to: unknown;
}

function valuesFor(key: string, value: unknown, names: readonly string[], seen: SeenTexts): readonly Change[] {
  if (key === 'rule') return others(seen.get(key)).map((to) => ({ kind: 'another rule', to }));
  if (typeof value === 'number') return around(value).map((to) => ({ kind: `${key} ± 1`, to }));
  if (typeof value === 'boolean') return [{ kind: `${key} turned`, to: !value }];
  if (value === null) return names.map((to) => ({ kind: `somebody for ${key}`, to }));
  if (typeof value === 'string') {
    const from = names.includes(value) ? names : seen.get(key);
    return others(from).map((to) => ({ kind: `another ${key}`, to }));
  }
  if (!Array.isArray(value)) return [];
  const shorter: Change = { kind: `${key}, one less`, to: value.slice(1) };
  const changed = value.flatMap((_, at) => changesAt(key, value, at, names, seen));
  return value.length > 0 ? [shorter, ...changed] : changed;

  function others(from: Iterable<string> = []): string[] {
    return [...from].filter((other) => other !== value);
  }
}

/** Changes of one thing in a list. */
function changesAt(
  key: string,
  list: readonly unknown[],
  at: number,
  names: readonly string[],
  seen: SeenTexts,
): readonly Change[] {
  const value = list[at];
  const changes =
    CARDS.has(key) && isCardLike(value)
      ? ALL_CARDS.filter((card) => card !== value).map((to) => ({ kind: `another card in ${key}`, to }))
      : valuesFor(key, value, names, seen);
  return changes.map(({ kind, to }) => ({ kind, to: list.toSpliced(at, 1, to) }));
}

/** What holds cards, whatever the game; other lists of numbers are figures. */
const CARDS: ReadonlySet<string> = new Set(['cards', 'meld']);

function isCardLike(value: unknown): boolean {
  return typeof value === 'number' && isCard(value);
}

function around(value: number): readonly number[] {
  return [value - 1, value + 1];
}
