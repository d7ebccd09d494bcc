import type { Field } from '#core/case.ts';
import type { SeatWords } from '#core/game/game-words.ts';
import type { Rules } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import type { Ruling } from '#core/ruling.ts';
import type { UiWords } from '#words/vi/ui.ts';
import { HandCards } from '../cards/Card.tsx';
import type { Loaded } from '../loading/loaded.ts';

export interface SeatsProps {
  readonly fields: readonly Field[];
  /** Undefined while a hand is not complete. */
  readonly ruling: Ruling<unknown> | undefined;
  readonly all: Loaded;
  readonly rules: Rules;
  readonly editing?: boolean;
  /** Cards may be unknown: what they can come to is shown. */
  readonly open?: boolean;
  /** Set by the build for hands that can be changed; a browser knows the language of its page. */
  readonly lang?: Lang;
  /** The hands only: their values are shown elsewhere. */
  readonly bare?: boolean;
  /** The verdict is revealed: hands are sorted as it groups them. */
  readonly sorted?: boolean;
  /** The case is incomplete: the value of each hand is shown, and what it lacks. */
  readonly partial?: boolean;
  /** Left out where hands cannot be changed. */
  onFields?(fields: readonly Field[]): void;
}

interface HeadProps {
  readonly name: string;
  readonly worth: SeatWords | false | undefined;
  readonly ui: UiWords;
}

/** Who it is, and what the hand is worth. */
export function SeatHead({ name, worth, ui }: HeadProps) {
  const { sum, state } = worth || { sum: '', state: '' };
  return (
    <>
      <div class="who">{ui.seatName(name)}</div>
      <div class="st">{state}</div>
      <div class={/\d/.test(sum) || !sum ? 'sum' : 'sum word'}>{sum}</div>
    </>
  );
}

/** A hand as it was dealt; once the verdict is revealed, with its melds first. */
export function SortedHand({ field, of }: { field: Field; of: SeatsProps }) {
  const { ruling, sorted, all } = of;
  const { game, ui } = all;
  const { name, cards, eaten } = field;
  // In an incomplete case the missing cards may be ones that could not be read.
  if (cards.length === 0) return of.partial ? null : <p class="none">{ui.noCards}</p>;
  const melds = (ruling && sorted && game.melds?.meldsIn(ruling, name)) || [];
  const rest = cards.filter((card) => !melds.some((meld) => meld.includes(card)));
  return <HandCards cards={cards} eaten={eaten.map(({ card }) => card)} groups={[...melds, rest]} ui={ui} />;
}
