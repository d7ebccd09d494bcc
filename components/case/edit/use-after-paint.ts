import { useEffect, useState } from 'preact/hooks';

/**
 * Delays the content of a part that is behind something else until that has been painted.
 * @param behind it is behind something at present; else its content changes at once
 */
export function useAfterPaint<T>(given: T, behind: boolean): T {
  const [shown, setShown] = useState({ given });
  // Effects run after the paint.
  useEffect(() => setShown({ given }), [given]);
  return behind ? shown.given : given;
}
