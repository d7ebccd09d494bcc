import type { Field } from '#core/case.ts';
import { usePart } from '../loading/use-part.ts';
import { editor } from './parts.ts';
import { SeatHead, type SeatsProps, SortedHand } from './SeatHand.tsx';

/** Everybody's hand with its value. The editor of hands is loaded when it is first wanted, and stays. */
export function CaseSeats(props: SeatsProps) {
  const { fields, ruling, all, editing = false, bare = false, partial = false } = props;
  const { words, ui } = all;
  const edit = usePart(editor, editing || partial);
  if (edit.part) return <edit.part.EditSeats {...props} />;
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

/** Long hands stand below their names; this is how many cards there are in one row. */
const LONG = 5;
/** Two hands of so few cards lie side by side on a phone. */
const SHORT = 3;

/** The layout of the hands of a small case: two side by side, rows with the name at the left, or long ones below their names. */
export function lookOf(fields: readonly Field[]): 'duo' | 'rows' | 'long' {
  const most = Math.max(...fields.map(({ cards }) => cards.length));
  if (most > LONG) return 'long';
  return fields.length === 2 && most <= SHORT ? 'duo' : 'rows';
}
