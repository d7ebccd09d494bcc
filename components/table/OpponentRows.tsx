import type { OpponentRow } from '#core/game/table-screen.ts';
import { signed } from '#words/text.ts';
import type { UiWords } from '#words/ui/vi.ts';
import { SuitText } from '../cards/Suits.tsx';
import { LaidCards, SmallCardsView } from './Cards.tsx';
import type { SeatShown } from './shown.ts';
import type { TableUi } from './words.ts';

interface Props {
  readonly strips: readonly OpponentRow[];
  readonly seats: readonly SeatShown[];
  /** Chips of the rounds before, by seat. */
  readonly totals: readonly number[];
  readonly words: TableUi;
  readonly ui: UiWords;
}

/** The opponents, a row each, in the order of play; the one just before the reader is last. */
export function OpponentRows({ strips, seats, totals, words, ui }: Props) {
  return (
    <ol class="tb-seats" aria-label={words.seats}>
      {strips.map((strip) => {
        const at = seats.findIndex(({ who }) => who === strip.who);
        const seat = seats[at];
        return (
          seat && (
            <Seat
              key={strip.who}
              strip={strip}
              seat={seat}
              total={(totals[at] ?? 0) + seat.net}
              words={words}
              ui={ui}
            />
          )
        );
      })}
    </ol>
  );
}

interface SeatProps extends Pick<Props, 'words' | 'ui'> {
  readonly strip: OpponentRow;
  readonly seat: SeatShown;
  readonly total: number;
}

function Seat({ strip, seat, total, words, ui }: SeatProps) {
  const { left, did, out, tokens, cards } = strip;
  const classes = ['tb-seat', seat.moves && 'is-turn', out && 'is-out', tokens && 'rows', cards && 'ups'];
  return (
    <li class={classes.filter(Boolean).join(' ')}>
      <span class="who">{seat.name}</span>
      {left && <span class="left">{left}</span>}
      <span class="did">
        <SuitText text={did} />
      </span>
      <Net chips={total} words={words} />
      {tokens && (
        <span class="tb-row">
          {tokens.map((token) => (
            <SmallCardsView key={token.cards.join(' ')} of={token} ui={ui} />
          ))}
        </span>
      )}
      {cards && (
        <span class="tb-ups s">
          <LaidCards cards={cards} ui={ui} />
        </span>
      )}
    </li>
  );
}

/** Chips, signed; nothing as long as there are none. */
export function Net({ chips, words }: { readonly chips: number; readonly words: TableUi }) {
  if (chips === 0) return <span class="net" />;
  return (
    <span class="net">
      {signed(chips)}
      <span class="vh"> {words.chips}</span>
    </span>
  );
}
