import type { Lang } from '#core/lang.ts';
import { findGame } from '#games/index.ts';
import { keyedParts } from '../loading/part.ts';
import { usePart } from '../loading/use-part.ts';
import { type BoardProps, PlayBoard } from './PlayBoard.tsx';
import type { ReviewParts } from './review/moments.ts';

/** A table, or the look-back at its finished round, which is loaded on demand. */
export function Whole(props: Omit<BoardProps, 'learn'>) {
  const { at, all, lang, words, bar } = props;
  const wanted = at.learning !== undefined;
  const late = usePart(roundReview(all.game.id, lang), wanted);
  if (wanted && late.part && at.rounds) {
    const { RoundReview, parts } = late.part;
    return <RoundReview {...props} rounds={at.rounds} parts={parts} />;
  }
  // A reader who opened the look-back by a link is not shown the table first.
  if (at.learning === 'linked') {
    return (
      <div class="tb" aria-busy>
        {bar}
      </div>
    );
  }
  const learn = (
    <button type="button" class="btn b2" data-move="learn" onClick={() => !wanted && at.learn('asked')}>
      <span aria-live="polite">{wanted ? words.learnComes : words.learn}</span>
    </button>
  );
  return <PlayBoard {...props} learn={learn} />;
}

/** Looking back at a round of one game. */
export const roundReview = keyedParts(async (id: string, lang: Lang) => {
  const load = findGame(id)?.load;
  const [{ RoundReview, reviewUi }, module, told] = await Promise.all([
    import('./review/RoundReview.tsx'),
    load?.advice?.(),
    load?.teaching?.adviceWords?.[lang](),
  ]);
  const parts: ReviewParts = {
    ui: reviewUi[lang],
    advice: module && told ? { advice: module.advice, words: told.words } : null,
  };
  return { RoundReview, parts };
});
