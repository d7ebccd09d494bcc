import { Button } from '../../page/controls.tsx';
import { EndBanner } from '../RoundEnd.tsx';
import { Bar } from './Bar.tsx';
import type { Reviewed, ReviewProps } from './moments.ts';

interface Props extends ReviewProps {
  /** Undefined while the moves are gone through. */
  readonly reviewed: Reviewed | undefined;
}

/** A round without a mistake: the plate says so, and there is no list. Before that is known: how the round ended. */
export function NoMistake({ at, parts, all, words, after, reviewed }: Props) {
  const { ui, advice } = parts;
  const { end, seats, you } = at.shown;
  const fine = reviewed?.fine ?? 0;
  return (
    <div class="tb lb">
      <Bar back={ui.toEnd} title={ui.title} onBack={() => at.learn(undefined)} />
      {fine > 0 ? (
        <section class="tb-plate" role="status">
          <p class="big long">{ui.none}</p>
          <p class="why">{ui.allFine(fine)}</p>
        </section>
      ) : (
        end && <EndBanner end={end} you={you} net={seats.find(({ who }) => who === you)?.net ?? 0} words={words} />
      )}
      <div class="lb-body" aria-busy={reviewed ? undefined : true}>
        {fine === 0 && (
          <p role="status">{!reviewed ? ui.looking : advice ? ui.nothing : ui.noChoice(all.words.name)}</p>
        )}
      </div>
      <div class="tb-you">
        <div class="tb-moves over">
          <Button class="btn wide" data-move="again" onClick={at.again} text={words.again} />
          <Button class="btn b2" data-move="review" onClick={() => at.look(0)} text={words.review} />
          {after}
        </div>
      </div>
    </div>
  );
}
