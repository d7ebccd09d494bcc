import type { TableModeWords } from '#words/vi/ui/table-mode.ts';
import type { Laid } from './laid.ts';

/** Of so many hands the cards are shown; of more, what they are worth. */
const WITH_CARDS = 2;
/** More cards stand below the name. */
const LONG = 5;

/** Everybody's hand below the verdict. Where each player has a line of their own above, hands are left out. */
export function LaidHands({ laid, say }: { readonly laid: Laid; readonly say: TableModeWords }) {
  const { hands, lines } = laid;
  const isFew = hands.length <= WITH_CARDS;
  if (hands.length === 0 || (!isFew && lines.length > 0)) return null;
  return (
    <section class={isFew ? 'tm-hands' : 'tm-hands few'} aria-label={say.hands}>
      {hands.map(({ name, sum, cards, count }) => (
        <div key={name} class={count > LONG ? 'tm-hand long' : 'tm-hand'}>
          <div class="head">
            <div class="name">{name}</div>
            {sum && <div class={/\d/.test(sum) ? 'worth' : 'worth word'}>{sum}</div>}
          </div>
          {isFew && cards}
        </div>
      ))}
    </section>
  );
}
