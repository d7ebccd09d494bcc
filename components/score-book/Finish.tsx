import { useEffect, useRef } from 'preact/hooks';
import type { EveningTally } from '#core/evening/tally.ts';
import { fewestTransfers, type Transfer } from '#core/evening/transfers.ts';
import type { Lang } from '#core/lang.ts';
import { signed } from '#words/text.ts';
import type { ScoreBookWords } from '#words/ui/score-book/vi.ts';
import { Button } from '../page/controls.tsx';
import { addLazyStyle } from '../page/lazy-style.ts';
import styles from './finish.css?inline';
import type { Held } from './held.ts';
import { columnsOf, nameOf, roundCount } from './people.ts';

addLazyStyle(styles);

interface Props {
  readonly held: Held;
  readonly tally: EveningTally;
  readonly lang: Lang;
  readonly say: ScoreBookWords;
  onBack(): void;
}

/** The end of an evening: who hands whom what, that it settles everybody, and the book to be sent. */
export function Finish({ tally, say, onBack }: Props) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  const transfers = fewestTransfers(tally.totals);
  const people = columnsOf(tally);
  const named = (id: number): string => nameOf(tally.players, id);
  const even = people.filter(({ id }) => (tally.totals.get(id) ?? 0) === 0).map(({ name }) => name);
  const why =
    transfers.length === 0
      ? say.finish.evenWhy
      : [say.finish.count(transfers.length), even.length > 0 ? say.finish.alsoEven(even) : ''].join(' ').trim();
  return (
    <div class="sb-end">
      <div class="cap">
        <h1 ref={head} tabIndex={-1}>
          {say.finish.title}
        </h1>
        <Button data-act="back" onClick={onBack} text={say.finish.back(roundCount(tally))} />
      </div>
      <section class="sb-plate" role="status" aria-label={say.finish.title}>
        {transfers.length === 0 ? (
          <p class="big">{say.finish.even}</p>
        ) : (
          <ul class="big">
            {transfers.map(({ from, to, chips }) => (
              <li key={`${from} ${to}`}>
                <span>{say.finish.hands(named(from), named(to))}</span> <span>{chips}</span>
              </li>
            ))}
          </ul>
        )}
        <p class="why">{why}</p>
      </section>
      <ol class="sb-proof" aria-label={say.finish.proof}>
        {people.map(({ id, name }) => (
          <li key={id}>
            <span class="who">{name}</span>
            <span>
              {signed(tally.totals.get(id) ?? 0)}, {partOf(transfers, id, say)}
            </span>
            <b>{say.finish.rest}</b>
          </li>
        ))}
      </ol>
      <p class="sb-note">{say.finish.note}</p>
    </div>
  );
}

/** What somebody gets, or hands over. */
function partOf(transfers: readonly Transfer[], id: number, say: ScoreBookWords): string {
  const gets = transfers.filter(({ to }) => to === id).map(({ chips }) => chips);
  const gives = transfers.filter(({ from }) => from === id).map(({ chips }) => chips);
  if (gets.length > 0) return say.finish.gets(gets);
  return gives.length > 0 ? say.finish.gives(gives) : say.finish.neither;
}
