import { useRef } from 'preact/hooks';
import { LEAST_PLAYERS, LONGEST_NAME, MOST_PLAYERS } from '#core/evening/evening.ts';
import type { ScoreBookWords } from '#words/vi/ui/score-book.ts';
import { Button } from '../page/controls.tsx';
import { Arrow } from './Arrow.tsx';
import { keepingFocus } from './keeping-focus.ts';
import { moved } from './names.ts';

interface Props {
  readonly names: readonly string[];
  /** The place of a name that somebody has already. */
  readonly bad: number | undefined;
  readonly say: ScoreBookWords;
  onNames(names: readonly string[]): void;
  /** Enter behind the last name. */
  onDone(): void;
}

/** Names in the order in which they sit: typed, moved, taken out. */
export function NameList({ names, bad, say, onNames, onDone }: Props) {
  const list = useRef<HTMLOListElement>(null);
  /** A number for each row that goes with it when it is moved. */
  const rows = useRef<readonly number[]>([]);
  const made = useRef(0);
  rows.current = names.map((_, at) => rows.current[at] ?? made.current++);
  const focusOn = (at: number): void => list.current?.querySelectorAll('input')[at]?.focus();
  const called = (at: number): string => names[at]?.trim() || say.start.name(at + 1);
  const move = (at: number, by: number): void => {
    rows.current = moved(rows.current, at, by);
    onNames(moved(names, at, by));
  };
  const remove = (at: number): void => {
    if (names.length <= LEAST_PLAYERS) return;
    rows.current = rows.current.toSpliced(at, 1);
    onNames(names.toSpliced(at, 1));
    // The row that was pressed is gone: the focus goes to the one in its place.
    setTimeout(() => focusOn(Math.min(at, names.length - 2)));
  };
  const add = (): void => {
    onNames([...names, '']);
    setTimeout(() => focusOn(names.length));
  };
  return (
    <>
      <ol class="sb-names" ref={list} aria-labelledby="sb-names">
        {names.map((name, at) => (
          <li key={rows.current[at]}>
            <input
              type="text"
              value={name}
              maxLength={LONGEST_NAME}
              placeholder={say.start.name(at + 1)}
              aria-label={say.start.name(at + 1)}
              aria-invalid={bad === at}
              aria-describedby={bad === at ? 'sb-names-bad' : undefined}
              autocomplete="off"
              enterkeyhint="next"
              onInput={(event) => onNames(names.with(at, event.currentTarget.value))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.isComposing) return;
                if (at === names.length - 1) return onDone();
                event.preventDefault();
                focusOn(at + 1);
              }}
            />
            <Button
              class="sb-key"
              aria-label={say.start.up(called(at))}
              aria-disabled={at === 0}
              onClick={keepingFocus(() => move(at, -1))}
              text={<Arrow to="up" />}
            />
            <Button
              class="sb-key"
              aria-label={say.start.down(called(at))}
              aria-disabled={at === names.length - 1}
              onClick={keepingFocus(() => move(at, 1))}
              text={<Arrow to="down" />}
            />
            <Button
              class="sb-key"
              aria-label={say.start.out(called(at))}
              aria-disabled={names.length <= LEAST_PLAYERS}
              onClick={() => remove(at)}
              text={<Arrow to="out" />}
            />
          </li>
        ))}
      </ol>
      {names.length < MOST_PLAYERS && <Button class="sb-link" onClick={add} text={say.start.more} />}
    </>
  );
}
