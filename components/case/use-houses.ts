import { useEffect, useState } from 'preact/hooks';
import type { Case } from '../../src/engine/core/case.ts';
import type { Loaded } from './loaded.ts';
import type { Houses } from './outcomes.ts';

type OtherHouses = typeof import('./other-houses.tsx');

/** The build has it at once; a browser when a verdict is uncovered. */
let brought: OtherHouses | undefined = import.meta.env.SSR ? await import('./other-houses.tsx') : undefined;

/** Brings what tells of other houses; a widget whose verdict stands open in the HTML needs it before it comes alive. */
export async function bringHouses(): Promise<OtherHouses> {
  brought ??= await import('./other-houses.tsx');
  return brought;
}

interface Found {
  readonly of: Case;
  readonly houses?: Houses;
  readonly Branches?: OtherHouses['Branches'];
}

/**
 * What other houses say of a case and how it is shown, or nothing while `wanted` is false. After a change it is worked out
 * behind the paint: the verdict comes first, and the other houses a moment later.
 */
export function useHouses(of: Case, all: Loaded, wanted: boolean): Pick<Found, 'houses' | 'Branches'> {
  const compute = (): Found =>
    wanted && brought ? { of, houses: brought.housesOf(of, all), Branches: brought.Branches } : { of };
  const [found, setFound] = useState(compute);
  const stale = found.of !== of || (found.houses !== undefined) !== wanted;
  useEffect(() => {
    if (!stale) return undefined;
    let late = false;
    const later = setTimeout(async () => {
      if (wanted) await bringHouses();
      if (!late) setFound(compute());
    });
    return () => {
      late = true;
      clearTimeout(later);
    };
  }, [of, wanted]);
  return wanted ? found : {};
}
