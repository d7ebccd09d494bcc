import { useEffect, useState } from 'preact/hooks';
import type { OpinionGroups } from '#core/branches/opinion-groups.ts';
import type { Case } from '#core/case.ts';
import type { Loaded } from '../loading/loaded.ts';
import { listAhead, part, whenLoaded } from '../loading/part.ts';

type OtherRuleSetParts = typeof import('./other-houses.tsx');

/** What shows rule sets: loaded when a verdict is revealed; a widget whose verdict is open in the HTML needs it to hydrate. */
export const otherRuleSets = listAhead(part(() => import('./other-houses.tsx')));

if (import.meta.env.SSR) await otherRuleSets.load();

interface Found {
  readonly of: Case;
  /** What other rule sets say; undefined where the hands get no ruling. */
  readonly opinions: OpinionGroups | undefined;
  /** The components that show rule sets; undefined until they are loaded. */
  readonly parts: OtherRuleSetParts | undefined;
}

/**
 * What other rule sets say of a case, and the components that show it; nothing while the verdict is covered. After a change it is
 * computed after the paint: the verdict comes first, and the other rule sets a moment later.
 * @param revealed the verdict is revealed
 * @param judged there is one
 */
export function useOtherRuleSets(of: Case, all: Loaded, revealed: boolean, judged: boolean): Partial<Found> {
  const compute = (): Found => {
    const parts = revealed ? otherRuleSets.here : undefined;
    return { of, opinions: judged ? parts?.opinionsOf(of, all) : undefined, parts };
  };
  const [found, setFound] = useState(compute);
  const complete = (found.parts !== undefined) === revealed && (found.opinions !== undefined) === (revealed && judged);
  const stale = found.of !== of || !complete;
  useEffect(() => {
    if (!stale) return undefined;
    let late = false;
    const later = setTimeout(() => {
      const coming: Promise<unknown> = revealed ? otherRuleSets.load() : Promise.resolve();
      whenLoaded(coming, () => late || setFound(compute()));
    });
    return () => {
      late = true;
      clearTimeout(later);
    };
  }, [of, revealed, judged]);
  // What was found for another game says nothing of this one.
  return revealed ? { ...found, opinions: judged && found.of.game === of.game ? found.opinions : undefined } : {};
}
