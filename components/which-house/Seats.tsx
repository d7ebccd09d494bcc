import type { Field } from '#core/case.ts';
import type { Ruling } from '#core/ruling.ts';
import { SeatHead, SortedHand } from '../case/SeatHand.tsx';
import type { Loaded } from '../loading/loaded.ts';
import { agreedSeat } from './option-words.ts';

interface Props {
  readonly fields: readonly Field[];
  /** What houses say of them: what a hand is worth stands with it where they agree. */
  readonly rulings: readonly Ruling<unknown>[];
  readonly all: Loaded;
}

/** Everybody's hand as it was dealt. */
export function Seats({ fields, rulings, all }: Props) {
  const { game, ui } = all;
  const rules = game.presets[game.defaultPreset] ?? {};
  return (
    <div class="seats">
      {fields.map((field) => (
        <div class="seat" key={field.name}>
          <SeatHead name={field.name} worth={agreedSeat(rulings, field.name, all)} ui={ui} />
          <SortedHand field={field} of={{ fields, ruling: undefined, all, rules }} />
        </div>
      ))}
    </div>
  );
}
