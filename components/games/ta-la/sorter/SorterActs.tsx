import { SuitText } from '#components/cards/Suits.tsx';
import type { SorterWords } from '#games/ta-la/words/vi/sorter.ts';

interface Props {
  /** What the loose cards count. */
  readonly points: number;
  /** What came of the last meld. */
  readonly message: string;
  readonly words: SorterWords;
  onMeld(): void;
  onAsk(): void;
}

/** Make a meld, or ask for the best; and what the cards left over count. */
export function SorterActs({ points, message, words, onMeld, onAsk }: Props) {
  return (
    <>
      <div class="moves">
        <button type="button" class="btn" data-act="meld" onClick={onMeld}>
          {words.meld}
        </button>
        <button type="button" class="btn b2" data-act="ask" onClick={onAsk}>
          {words.ask}
        </button>
      </div>
      <p class="tally">
        <b>{words.left(points)}</b> <span role="status">{message && <SuitText text={message} />}</span>
      </p>
    </>
  );
}
