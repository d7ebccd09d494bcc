import { useEffect, useState } from 'preact/hooks';

/**
 * What a part shows that lies behind something else: what it is given now, but only once what lies before it is painted.
 * @param behind it lies behind something at present; else it shows at once what it is given
 */
export function useAfterPaint<T>(given: T, behind: boolean): T {
  const [shown, setShown] = useState({ given });
  // An effect runs after the paint.
  useEffect(() => setShown({ given }), [given]);
  return behind ? shown.given : given;
}
