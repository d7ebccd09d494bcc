import { useEffect, useState } from 'preact/hooks';
import { type OpinionGroups, opinionsOf } from '#core/branches/opinion-groups.ts';
import type { Case } from '#core/case.ts';
import type { Loaded } from '../loading/loaded.ts';

/**
 * What other rule sets say of a case; undefined where its hands get no ruling. After a change it is computed after the paint: the
 * verdict comes first, and the other rule sets a moment later.
 * @param judged it gets one
 * @param atOnce the page opens on it, so that nothing may move: computed before the first paint, too
 */
export function useOpinions(of: Case, all: Loaded, judged: boolean, atOnce = false): OpinionGroups | undefined {
  const compute = (wanted: boolean) => ({ of, opinions: wanted ? opinionsOf(of, all) : undefined });
  const [found, setFound] = useState(() => compute(judged && atOnce));
  useEffect(() => {
    if (found.of === of && (found.opinions !== undefined) === judged) return undefined;
    const later = setTimeout(() => setFound(compute(judged)));
    return () => clearTimeout(later);
  }, [of, judged]);
  // What was found for another game says nothing of this one.
  return judged && found.of.game === of.game ? found.opinions : undefined;
}
