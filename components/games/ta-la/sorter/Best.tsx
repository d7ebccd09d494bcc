import { HandCards } from '#components/cards/Card.tsx';
import { SuitText } from '#components/cards/Suits.tsx';
import { Button } from '#components/page/controls.tsx';
import { type Card, displayCard } from '#core/card.ts';
import type { Arrangement } from '#games/ta-la/engine/arrange.ts';
import type { TaLaRules } from '#games/ta-la/engine/rules.ts';
import { discards } from '#games/ta-la/hands/discard.ts';
import type { SorterWords } from '#games/ta-la/words/vi/sorter.ts';
import type { UiWords } from '#words/vi/ui.ts';

/** So many cards has a hand that must discard one. */
const WITH_DRAWN = 10;

/** So many discards are listed. */
const DISCARDS = 3;

interface Props {
  readonly cards: readonly Card[];
  readonly eaten: readonly Card[];
  readonly rules: TaLaRules;
  /** The hand is ù: nothing is left to discard. */
  readonly out: boolean;
  readonly best: Arrangement;
  /** What the reader's own melds leave over. */
  readonly points: number;
  readonly words: SorterWords;
  readonly ui: UiWords;
}

/** The best arrangement, what the reader's own costs beside it, and what to discard. */
export function Best(props: Props) {
  const { best, points, words, ui } = props;
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
        {props.cards.length === WITH_DRAWN && <Discards {...props} />}
      </div>
    </>
  );
}

/** The best discards of a hand of ten cards, and what each leaves. */
function Discards({ cards, eaten, rules, out, words }: Props) {
  return (
    <>
      <h3>{words.discard}</h3>
      {out ? (
        <p>{words.out}</p>
      ) : (
        <ol class="throw">
          {discards(cards, eaten, rules)
            .slice(0, DISCARDS)
            .map(({ card, rest }) => (
              <SuitText as="li" key={card} text={words.discardRow(displayCard(card), rest.points)} />
            ))}
        </ol>
      )}
      <p class="s">{words.discardNote}</p>
    </>
  );
}

interface MeldsProps {
  readonly melds: readonly (readonly Card[])[];
  readonly ui: UiWords;
  /** Where a meld may be taken back: what the button says, and what it does. */
  readonly back?: { label(meld: readonly Card[]): string; take(meld: readonly Card[]): void };
}

/** Melds, one in a row. */
export function Melds({ melds, ui, back }: MeldsProps) {
  return (
    <ul class="made">
      {melds.map((meld) => (
        <li key={meld.join()}>
          <HandCards cards={meld} ui={ui} />
          {back && <Button aria-label={back.label(meld)} onClick={() => back.take(meld)} text="×" />}
        </li>
      ))}
    </ul>
  );
}
