import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Choice, Mistake } from '#core/rounds/look-back.ts';
import { en } from '#words/en/ui/review.ts';
import { vi } from '#words/vi/ui/review.ts';
import { addLazyStyle } from '../../page/lazy-style.ts';
import lateStyles from '../lazy.css?inline';
import { Again } from './Again.tsx';
import { MistakePage } from './MistakePage.tsx';
import { type Reviewed, type ReviewProps, reviewRound } from './moments.ts';
import { NoMistake } from './NoMistake.tsx';
import styles from './review.css?inline';

export const reviewUi = { vi, en };

addLazyStyle(lateStyles + styles);

/** The mistakes of the reader in a round, one after another; each can be tried again at the table as it was. */
export function RoundReview(props: ReviewProps) {
  const { at } = props;
  const reviewed = useReviewed(props);
  const [place, setPlace] = useState(0);
  const [again, setAgain] = useState(false);
  const [tried, setTried] = useState<ReadonlyMap<Mistake, Choice>>(new Map());

  // Each page starts at its heading. A reader who came by a link keeps the scroll position.
  const root = useRef<HTMLDivElement>(null);
  const first = useRef(at.learning === 'linked');
  const counted = reviewed !== undefined;
  useLayoutEffect(() => {
    if (first.current) {
      if (counted) first.current = false;
      return;
    }
    root.current?.querySelector<HTMLElement>('[data-heading]')?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'start' });
  }, [place, again, counted]);

  const mistake = reviewed?.mistakes[place];
  return (
    <div class="lb-root" ref={root}>
      {!reviewed || !mistake ? (
        <NoMistake {...props} reviewed={reviewed} />
      ) : again ? (
        <Again
          {...props}
          mistake={mistake}
          onBack={() => setAgain(false)}
          onTry={(choice) => {
            setTried(new Map(tried).set(mistake, choice));
            setAgain(false);
          }}
        />
      ) : (
        <MistakePage
          {...props}
          reviewed={reviewed}
          mistake={mistake}
          tried={tried.get(mistake)}
          onAgain={() => setAgain(true)}
          onPlace={setPlace}
        />
      )}
    </div>
  );
}

/** Undefined until all moves are gone through. */
function useReviewed({ rounds, parts }: ReviewProps): Reviewed | undefined {
  const [reviewed, setReviewed] = useState<Reviewed>();
  const { playing, sitting } = rounds;
  useEffect(() => {
    let left = false;
    const rest = (): Promise<void> =>
      new Promise((done) => {
        if (!left) setTimeout(done);
      });
    // In a game without decisions there is nothing to look for.
    const finding = parts.advice
      ? reviewRound(playing, sitting, parts.advice.advice, rest)
      : Promise.resolve({ mistakes: [], fine: 0 });
    finding.then(setReviewed);
    return () => {
      left = true;
    };
  }, [sitting]);
  return reviewed;
}
