import { useEffect, useState } from 'preact/hooks';
import { SeatHead, type SeatsProps, SortedHand } from './SeatHand.tsx';

type Editor = typeof import('./edit/EditSeats.tsx').EditSeats;

/** Everybody's hand with what it is worth. What changes hands comes with the first wish to, and stays. */
export function Seats(props: SeatsProps) {
  const { fields, ruling, words, ui, editing, bare = false, partial = false } = props;
  const [Edit, setEdit] = useState<{ component: Editor }>();
  const wanted = editing || partial;
  useEffect(() => {
    if (wanted && !Edit) import('./edit/EditSeats.tsx').then(({ EditSeats }) => setEdit({ component: EditSeats }));
  }, [wanted]);
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
