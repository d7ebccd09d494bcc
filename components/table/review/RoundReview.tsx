import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Alternative, type ReviewedMove, weightiest } from '#core/rounds/look-back.ts';
import { addLazyStyle } from '../../page/lazy-style.ts';
import lateStyles from '../lazy.css?inline';
import { Again } from './Again.tsx';
import { Contents } from './Contents.tsx';
import { MoveAssessment } from './MoveAssessment.tsx';
import { findReviewedMoves, type ReviewPage, type ReviewProps } from './moments.ts';
import styles from './review.css?inline';

addLazyStyle(lateStyles + styles);

/** How many moves are discussed, unless the reader wants all. */
const MOST = 5;

/** The consequences of the reader's moves in a round: each move is tried again first, then the end of each choice is shown. */
export function RoundReview(props: ReviewProps) {
  const { at, coach } = props;
  const found = useMoments(props);
  const [all, setAll] = useState(false);
  const [page, setPage] = useState<ReviewPage>({ type: 'list' });
  const [tried, setTried] = useState<ReadonlyMap<ReviewedMove, Alternative>>(new Map());
  const moments = found && (all ? found : weightiest(found, MOST));

  // Each page starts at its heading. A reader who came by a link keeps the scroll position.
  const root = useRef<HTMLDivElement>(null);
  const first = useRef(at.learning === 'linked');
  useLayoutEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    root.current?.querySelector<HTMLElement>('[data-heading]')?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'start' });
  }, [page, all]);

  const shared = { ...props, moments: moments ?? [], tried, onPage: setPage };
  return (
    <div class="lb-root" ref={root}>
      {page.type === 'list' ? (
        <Contents
          {...shared}
          looking={moments === undefined}
          more={all ? 0 : (found?.length ?? 0) - (moments?.length ?? 0)}
          onMore={() => setAll(true)}
        />
      ) : page.type === 'again' ? (
        <Again
          {...shared}
          moment={page.moment}
          key={page.moment.at}
          onTry={(way) => {
            setTried(new Map(tried).set(page.moment, way));
            setPage({ type: 'told', moment: page.moment });
          }}
        />
      ) : (
        <MoveAssessment
          {...shared}
          moment={page.moment}
          way={tried.get(page.moment) ?? page.moment.did}
          ui={coach.ui}
        />
      )}
    </div>
  );
}

/** Undefined until they are found. */
function useMoments({ rounds, coach }: ReviewProps): readonly ReviewedMove[] | undefined {
  const [moments, setMoments] = useState<readonly ReviewedMove[]>();
  const { playing, sitting } = rounds;
  useEffect(() => {
    let left = false;
    const rest = (): Promise<void> => new Promise((done) => setTimeout(done));
    // In a game without decisions there is nothing to look for.
    const finding = coach.advice ? findReviewedMoves(playing, sitting, coach.advice.advice, rest) : Promise.resolve([]);
    finding.then((found) => {
      if (!left) setMoments(found);
    });
    return () => {
      left = true;
    };
  }, [sitting]);
  return moments;
}
