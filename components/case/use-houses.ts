import { useEffect, useState } from 'preact/hooks';
import type { Case } from '../../src/engine/core/case.ts';
import type { Loaded } from './loaded.ts';
import { type Houses, housesOf } from './outcomes.ts';

/**
 * What other houses say of a case, or undefined while `wanted` is false. After a change it is worked out behind the paint:
 * the verdict comes first, and the other houses a moment later.
 */
export function useHouses(of: Case, all: Loaded, wanted: boolean): Houses | undefined {
  const compute = () => ({ of, houses: wanted ? housesOf(of, all) : undefined });
  const [found, setFound] = useState(compute);
  const stale = found.of !== of || (found.houses !== undefined) !== wanted;
  useEffect(() => {
    if (!stale) return undefined;
    const later = setTimeout(() => setFound(compute()));
    return () => clearTimeout(later);
  }, [of, wanted]);
  return wanted ? found.houses : undefined;
}
