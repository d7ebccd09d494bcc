import { useMemo } from 'preact/hooks';
import type { EveningPlayer } from '#core/evening/evening.ts';
import { type EveningTally, totalsAfter } from '#core/evening/tally.ts';
import { signed } from '#words/text.ts';
import type { ScoreBookWords } from '#words/vi/ui/score-book.ts';
import { chartOf, STROKES } from './chart.ts';

interface Props {
  readonly tally: EveningTally;
  readonly people: readonly EveningPlayer[];
  readonly say: ScoreBookWords;
}

const WIDTH = 328;
const HEIGHT = 136;
/** Room for a letter of a name at the end of a line, and for the names in all. */
const LETTER = 10;
const MOST_NAME = 9;

/** How the totals moved, a line a player, told apart by weight and dash; a table for those who do not see it. */
export function ChartOfTotals({ tally, people, say }: Props) {
  const after = useMemo(
    () =>
      totalsAfter(
        people.map(({ id }) => id),
        tally.lines,
      ),
    [people, tally.lines],
  );
  if (after.length < 2) return null;
  const longest = Math.max(...people.map(({ name }) => cut(name).length));
  const width = WIDTH - 8 - Math.max(38, longest * LETTER);
  const chart = chartOf(
    after,
    people.map(({ id }) => id),
    { width, top: 10, bottom: HEIGHT - 30 },
  );
  return (
    <figure class="sb-fig">
      <svg class="sb-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={say.chart(after.length - 1)}>
        <path class="z" d={`M0 ${chart.zero}H${width}`} />
        {chart.lines.map(({ player, path }, at) => {
          const stroke = STROKES[at % STROKES.length];
          return (
            <path key={player} d={path} stroke-width={stroke?.width} stroke-dasharray={stroke?.dash || undefined} />
          );
        })}
        {chart.lines.map(({ player, nameAt }, at) => (
          <text key={player} x={width + 8} y={nameAt} dominant-baseline="central">
            {cut(people[at]?.name ?? '')}
          </text>
        ))}
        {chart.ticks.map(({ at, round }) => (
          <text key={round} class="ax" x={at} y={HEIGHT - 1} text-anchor="middle">
            {round}
          </text>
        ))}
      </svg>
      <figcaption>{say.chartNote}</figcaption>
      <div class="vh">
        <table>
          <caption>{say.chart(after.length - 1)}</caption>
          <thead>
            <tr>
              <th scope="col">{say.after}</th>
              {people.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {after.slice(1).map(({ round, totals }) => (
              <tr key={round}>
                <th scope="row">{round}</th>
                {people.map(({ id }) => (
                  <td key={id}>{signed(totals.get(id) ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** A longer name ends in dots: the totals above say it whole. */
function cut(name: string): string {
  const letters = [...name];
  return letters.length > MOST_NAME
    ? `${letters
        .slice(0, MOST_NAME - 1)
        .join('')
        .trim()}…`
    : name;
}
