import { useEffect, useState } from 'preact/hooks';
import { remembered } from '#components/storage/remembered.ts';

/** The time limit in seconds a question, where the reader wants one. */
export const CLOCKS = [30, 15] as const;

const choice = remembered('practice:clock');

/** The time limit that the reader chose, in seconds a question; undefined for none, the default. */
export function useClockChoice(): [number | undefined, (seconds: number | undefined) => void] {
  const [text, setText] = useState('');
  useEffect(() => {
    setText(choice.get());
    return choice.listen(setText);
  }, []);
  return [
    CLOCKS.find((seconds) => String(seconds) === text),
    (seconds) => choice.set(seconds === undefined ? '' : `${seconds}`),
  ];
}

/**
 * Seconds left for a question; undefined without a clock.
 * @param key a new key restarts the clock
 * @param runs the clock stops once there is an answer
 */
export function useClock(
  seconds: number | undefined,
  key: number,
  runs: boolean,
  onLate: () => void,
): number | undefined {
  const [left, setLeft] = useState(seconds);
  useEffect(() => setLeft(seconds), [seconds, key]);
  useEffect(() => {
    if (!runs || left === undefined) return undefined;
    if (left === 0) {
      onLate();
      return undefined;
    }
    const later = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(later);
  }, [left, runs]);
  return left;
}
