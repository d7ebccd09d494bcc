import '../house/storage.ts';
import { persistentBoolean } from '@nanostores/persistent';
import { useEffect, useState } from 'preact/hooks';

const choice = persistentBoolean('four-colours');

/** Does the reader want four colours for the four suits? The whole page follows, by a class on <html>. */
export function useFourColours(): boolean {
  const [four, setFour] = useState(false);
  useEffect(
    () =>
      choice.subscribe((wanted) => {
        setFour(wanted);
        document.documentElement.classList.toggle('four', wanted);
      }),
    [],
  );
  return four;
}

export function rememberFourColours(wanted: boolean): void {
  choice.set(wanted);
}
