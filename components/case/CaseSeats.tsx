import { listAhead, part } from '../loading/part.ts';
import { usePart } from '../loading/use-part.ts';
import { SeatHead, type SeatsProps, SortedHand } from './SeatHand.tsx';

const editor = listAhead(part(() => import('./edit/EditSeats.tsx')));

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
