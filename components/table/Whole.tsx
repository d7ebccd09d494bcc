import type { ComponentChildren } from 'preact';
import type { Lang } from '#core/lang.ts';
import type { Loaded } from '../loading/loaded.ts';
import { usePart } from '../loading/use-part.ts';
import { PlayBoard } from './PlayBoard.tsx';
import { roundReview } from './review/part.ts';
import type { AtTable } from './use-table.ts';
import type { TableUi } from './words.ts';

interface Props {
  readonly at: AtTable;
  readonly all: Loaded;
  readonly lang: Lang;
  readonly words: TableUi;
  readonly bar?: ComponentChildren;
  readonly waits?: boolean;
  readonly after?: ComponentChildren;
}

/** A table, or the look-back at its finished round, which is loaded on demand. */
export function Whole({ at, all, lang, words, bar, waits = false, after }: Props) {
  const wanted = at.learning !== undefined;
  const late = usePart(roundReview(all.game.id, lang), wanted);
  if (wanted && late.part && at.rounds) {
    const { RoundReview, coach } = late.part;
    return <RoundReview at={at} rounds={at.rounds} coach={coach} all={all} lang={lang} words={words} after={after} />;
  }
  // A reader who opened the look-back by a link is not shown the table first.
  if (at.learning === 'linked' && !late.failed) {
    return (
      <div class="tb" aria-busy>
        {bar}
      </div>
    );
  }
  const learn = (
    <button
      type="button"
      class="btn b2"
      data-move="learn"
      onClick={() => {
        if (!wanted) at.learn('asked');
        else if (late.failed) late.again();
      }}
    >
      <span aria-live="polite">{late.failed ? words.learnLost : wanted ? words.learnComes : words.learn}</span>
    </button>
  );
  return <PlayBoard at={at} all={all} lang={lang} words={words} bar={bar} waits={waits} learn={learn} after={after} />;
}
