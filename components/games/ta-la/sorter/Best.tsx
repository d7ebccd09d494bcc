import { HandCards } from '#components/cards/Card.tsx';
import type { Arrangement } from '#games/ta-la/engine/arrange.ts';
import type { SorterWords } from '#games/ta-la/words/vi/sorter.ts';
import type { UiWords } from '#words/ui/vi.ts';
import { Discards, type DiscardsProps } from './Discards.tsx';
import { Melds } from './Melds.tsx';

interface Props extends DiscardsProps {
  readonly best: Arrangement;
  /** What the reader's own melds leave over. */
  readonly points: number;
  readonly words: SorterWords;
  readonly ui: UiWords;
}

/** The best arrangement, what the reader's own costs beside it, and what to discard. */
export function Best({ best, points, ui, ...rest }: Props) {
  const { words } = rest;
  return (
    <>
      <div class="verdict">
        <p class="big">{words.best(best.points)}</p>
        <p class="why">{points > best.points ? words.worse(points - best.points) : words.same}</p>
      </div>
      <div class="best">
        <h3>{words.bestMelds}</h3>
        <Melds melds={best.melds} ui={ui} />
        {best.loose.length > 0 && (
          <>
            <h3>{words.loose}</h3>
            <HandCards cards={best.loose} ui={ui} />
          </>
        )}
        <Discards {...rest} />
      </div>
    </>
  );
}
