import { useEffect, useState } from 'preact/hooks';
import type { Field } from '../../src/engine/core/case.ts';
import type { Game } from '../../src/engine/core/game.ts';
import type { Rules } from '../../src/engine/core/house-rules.ts';
import type { Ruling } from '../../src/engine/core/ruling.ts';
import type { GameWords, SeatWords } from '../../src/i18n/game-words.ts';
import type { UiWords } from '../../src/i18n/ui/vi.ts';
import { Hand } from '../cards/Card.tsx';

export interface SeatsProps {
  readonly fields: readonly Field[];
  /** Undefined while a hand is not complete. */
  readonly ruling: Ruling<unknown> | undefined;
  readonly game: Game;
  readonly rules: Rules;
  readonly words: GameWords;
  readonly ui: UiWords;
  readonly editing: boolean;
  /** The hands alone: what they are worth is said elsewhere. */
  readonly bare?: boolean;
  /** The verdict may be seen: hands lie as it sorts them. */
  readonly sorted?: boolean;
  onFields(fields: readonly Field[]): void;
}

type Editor = typeof import('./EditSeats.tsx').EditSeats;

/** Everybody's hand with what it is worth. What changes hands comes with the first wish to, and stays. */
export function Seats(props: SeatsProps) {
  const { fields, ruling, words, ui, editing, bare = false } = props;
  const [Edit, setEdit] = useState<{ component: Editor }>();
  useEffect(() => {
    if (editing && !Edit) import('./EditSeats.tsx').then(({ EditSeats }) => setEdit({ component: EditSeats }));
  }, [editing]);
  if (Edit) return <Edit.component {...props} />;
  return (
    <div class="seats">
      {fields.map((field) => (
        <div class="seat" key={field.name}>
          <SeatHead name={field.name} worth={ruling && !bare && words.seat(ruling.verdict, field.name)} ui={ui} />
          <SortedHand field={field} of={props} />
        </div>
      ))}
    </div>
  );
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

/** A hand as it was dealt; once the verdict may be seen, as it sorts it. */
export function SortedHand({ field, of }: { field: Field; of: SeatsProps }) {
  const { ruling, sorted, game, ui } = of;
  return (
    <Hand
      cards={field.cards}
      eaten={field.eaten.map(({ card }) => card)}
      groups={ruling && sorted ? game.groups?.(ruling.verdict, field.name) : undefined}
      ui={ui}
    />
  );
}
