import { useEffect, useRef } from 'preact/hooks';
import { href, pathOf } from '#book/address.ts';
import type { Lang } from '#core/lang.ts';
import type { Rounds } from './rounds.ts';
import { bestTakesAll } from './seating.ts';
import type { TableUi } from './words.ts';

interface Props {
  readonly rounds: Rounds;
  readonly lang: Lang;
  readonly words: TableUi;
  onChange(rounds: Rounds): void;
  onClose(): void;
}

/** What is chosen for the whole table: how many sit down, who banks, the rule set; and the scores from the start. */
export function TableMenu({ rounds, lang, words, onChange, onClose }: Props) {
  const { table, now, playing } = rounds;
  const { seating, sitting, bankMoves } = now;
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.querySelector<HTMLElement>('button, a')?.focus(), []);
  const anew = (people: number, banked = seating.bank !== null): void => {
    const seed = seating.seed + 1;
    const bank = table.banks ? people - 1 : 0;
    const next = rounds.dealt({ seed, people, bank: banked ? bank : null, winner: null }, sitting.rules, {
      count: 1,
      chips: [],
    });
    if (next) onChange(next);
  };
  const people = Array.from({ length: table.most - 1 }, (_, i) => i + 2);
  return (
    <div
      class="tb-menu"
      role="dialog"
      tabIndex={-1}
      aria-label={words.menu}
      ref={sheet}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <fieldset>
        <legend>{words.people}</legend>
        <div class="tb-choice">
          {people.map((count) => (
            <button
              key={count}
              type="button"
              class="btn b2"
              aria-pressed={count === seating.people}
              onClick={() => anew(count)}
            >
              {count}
            </button>
          ))}
        </div>
      </fieldset>
      {table.banks && (
        <fieldset>
          <legend>{words.bank}</legend>
          {[true, false].map((moves) => (
            <button
              key={String(moves)}
              type="button"
              class="btn b2"
              aria-pressed={seating.bank !== null && moves === bankMoves}
              onClick={() =>
                seating.bank === null ? anew(seating.people, true) : onChange(rounds.with({ bankMoves: moves }))
              }
            >
              {moves ? words.bankMoves : words.bankStays}
            </button>
          ))}
          {bestTakesAll(table) && (
            <button
              type="button"
              class="btn b2"
              aria-pressed={seating.bank === null}
              onClick={() => anew(seating.people, false)}
            >
              {words.noBank}
            </button>
          )}
        </fieldset>
      )}
      <a class="btn b2" href={href(pathOf(lang, playing.all.game.id, 'bien-the'))}>
        {words.house}
      </a>
      <button type="button" class="btn b2" onClick={() => anew(seating.people)}>
        {words.reset}
      </button>
      <a class="btn b2" href={href(pathOf(lang, playing.all.game.id))}>
        {words.out}
      </a>
      <button type="button" class="btn" onClick={onClose}>
        {words.close}
      </button>
    </div>
  );
}
