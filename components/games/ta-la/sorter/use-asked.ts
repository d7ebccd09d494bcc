import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Whether the answer was asked for. Once it is, the verdict scrolls into view. */
export function useAsked() {
  const [asked, setAsked] = useState(false);
  const answer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (asked) answer.current?.querySelector('.verdict')?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  return { asked, answer, ask: () => setAsked(true), forget: () => setAsked(false) };
}
