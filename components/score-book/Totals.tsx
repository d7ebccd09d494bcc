import type { EveningPlayer } from '#core/evening/evening.ts';
import type { EveningTally } from '#core/evening/tally.ts';
import { signed } from '#words/text.ts';
import type { ScoreBookWords } from '#words/vi/ui/score-book.ts';
import { bankerNow, columnCount } from './people.ts';

interface Props {
  readonly tally: EveningTally;
  readonly people: readonly EveningPlayer[];
  readonly say: ScoreBookWords;
}

/** What everybody has so far; stays in sight. */
export function Totals({ tally, people, say }: Props) {
  const banker = bankerNow(tally);
  return (
    <ol class="sb-sum" aria-label={say.sum} style={`--cols:${columnCount(people.length)}`}>
      {people.map(({ id, name }) => (
        <li key={id} data-player={id}>
          <span class="who">
            <span>{name}</span>
            {id === banker && <small>{say.bank}</small>}
            {!tally.seated.includes(id) && <small>{say.left}</small>}
          </span>
          <span class="num">{signed(tally.totals.get(id) ?? 0)}</span>
        </li>
      ))}
    </ol>
  );
}
