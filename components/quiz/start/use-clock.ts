import { useEffect, useState } from 'preact/hooks';
import { remembered } from '#components/storage/remembered.ts';

/** Seconds a question, where the reader wants a clock. */
export const CLOCKS = [30, 15] as const;

const choice = remembered('practice:clock');

/** The clock that the reader chose, in seconds a question; undefined for none, which is what one has at first. */
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
 * @param key another one begins anew
 * @param runs it stands still once there is an answer
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
