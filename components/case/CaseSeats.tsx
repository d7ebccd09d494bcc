import { useLazyPart } from '../loading/use-lazy-part.ts';
import { SeatHead, type SeatsProps, SortedHand } from './SeatHand.tsx';

/** Everybody's hand with its value. The editor of hands is loaded when it is first wanted, and stays. */
export function CaseSeats(props: SeatsProps) {
  const { fields, ruling, all, editing = false, bare = false, partial = false } = props;
  const { words, ui } = all;
  const edit = useLazyPart(() => import('./edit/EditSeats.tsx'), editing || partial);
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
