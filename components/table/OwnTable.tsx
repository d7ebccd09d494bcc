import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { href, pathOf } from '#book/address.ts';
import { assertDefined } from '#core/assert-defined.ts';
import type { Lang } from '#core/lang.ts';
import { findGame } from '#games/index.ts';
import { type Loaded, loaded, pageGames } from '../loading/loaded.ts';
import { keyedParts, whenLoaded } from '../loading/part.ts';
import { usePart } from '../loading/use-part.ts';
import { WORD_LANGS } from '../loading/word-langs.ts';
import { Button } from '../page/controls.tsx';
import { useFocusKept } from '../page/use-focus-kept.ts';
import { remembered } from '../storage/remembered.ts';
import { COACH, coachedPath } from './coach/address.ts';
import { CoachTable } from './coach/CoachTable.tsx';
import { keptText, readKept } from './kept.ts';
import type { TableLadder } from './Ladder.tsx';
import { CopyRound, type RoundsProps, readRound } from './link.tsx';
import type { TableProps } from './PlayTable.tsx';
import { chosenRules, type Rounds } from './rounds.ts';
import { roundParts } from './shown.ts';
import { bestTakesAll } from './sitting.ts';
import { usePlayTable } from './use-table.ts';
import { roundReview, Whole } from './Whole.tsx';

// A page that is all table: the rounds come beside the engine. A failed load is retried by the table, which reports it.
if (!import.meta.env.SSR)
  for (const id of pageGames) for (const lang of WORD_LANGS) whenLoaded(roundParts(id, lang).load());

interface OwnProps extends TableProps {
  readonly ladder: TableLadder;
}

/** A table with a page to itself: round after round, with saved scores. */
export default function OwnTable(props: OwnProps) {
  const all = loaded(props.game, props.lang);
  return all ? <OnPage {...props} all={all} /> : null;
}

function OnPage({ all, ...props }: OwnProps & { readonly all: Loaded }) {
  const { lang, words, game, ladder } = props;
  const [menu, setMenu] = useState(false);
  const [cut, setCut] = useState(false);
  const [coached, setCoached] = useState(false);
  const coach = usePart(coachOf(game, lang), coached);
  const at = usePlayTable({ all, ...props }, async (opened) => {
    // A reader who was sent a round sees its look-back. A failed load is retried the next time.
    const asked = new URLSearchParams(location.search);
    const linked = asked.has('m');
    if (linked) whenLoaded(roundReview(game, lang).load());
    if (asked.has(COACH)) setCoached(hasCoach(game));
    const { rounds, whole } = await restoreTable(opened, location.search);
    setCut(!whole);
    return { rounds, linked: linked && whole };
  });
  const { rounds, shown, count, side } = at;
  const bars = useRef<HTMLDivElement>(null);
  // What was pressed goes with the menu: the focus is where that has led, or back on the menu's own button.
  useFocusKept(menu, () =>
    side.open
      ? bars.current?.parentElement?.querySelector<HTMLElement>('.tb-tabs [aria-pressed=true]')
      : bars.current?.querySelector<HTMLElement>('[aria-expanded]'),
  );
  /** A coach leads, or is about to. */
  const led = coached;
  // Saved at once, so that a move is not lost when the reader leaves right after it.
  useLayoutEffect(() => {
    if (rounds && !led) saveTable(rounds);
  }, [rounds, led]);

  if (led && rounds && coach.part) {
    return (
      <CoachTable
        coach={coach.part}
        opened={rounds}
        all={all}
        lang={lang}
        words={words}
        name={props.name}
        back={href(pathOf(lang, game))}
        onLeave={(left) => {
          setCoached(false);
          at.change(left);
        }}
      />
    );
  }

  /** At the end the result has the whole table. */
  const playing = !shown.end || at.review !== undefined;
  const bar = (
    <div class="tb-bar" ref={bars}>
      <a class="tb-back" href={href(pathOf(lang, game))}>
        <svg viewBox="0 0 14 14" aria-hidden="true">
          <path d="M10 1 4 7l6 6" />
        </svg>
        {props.name}
      </a>
      <a class="tb-house" href={href(pathOf(lang, game, 'bien-the'))}>
        {words.round} {count} · {shown.house}
      </a>
      <button type="button" aria-label={words.menu} aria-expanded={menu} onClick={() => setMenu(!menu)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2 6h20M2 12h20M2 18h20" />
        </svg>
      </button>
      {menu && rounds && (
        <TableMenu
          rounds={rounds}
          lang={lang}
          words={words}
          ladder={playing ? ladder : undefined}
          onLadder={() => {
            setMenu(false);
            at.showSide({ open: true, tab: 'ladder' });
          }}
          onChange={(next) => {
            setMenu(false);
            setCut(false);
            at.change(next);
          }}
          onClose={() => setMenu(false)}
        />
      )}
      {cut && (
        <p class="tb-cut" role="alert">
          {words.cut}
        </p>
      )}
    </div>
  );
  const after = rounds && <CopyRound rounds={rounds} lang={lang} words={words} />;
  return (
    <Whole at={at} all={all} lang={lang} words={words} bar={bar} ladder={ladder} waits={!rounds || led} after={after} />
  );
}

/** What the coach of a game says, where it has one. */
const coachOf = keyedParts((id: string, lang: Lang) => assertDefined(findGame(id)?.load.teaching).coach[lang]());

function hasCoach(game: string): boolean {
  return findGame(game)?.load.teaching != null;
}

interface Props extends RoundsProps {
  /** Offered where there is room for it. */
  readonly ladder: TableLadder | undefined;
  onLadder(): void;
  onChange(rounds: Rounds): void;
  onClose(): void;
}

/** What is chosen for the whole table: how many sit down, who banks, the rule set; and the scores from the start. */
export function TableMenu({ rounds, lang, words, ladder, onLadder, onChange, onClose }: Props) {
  const { table, now, playing } = rounds;
  const { seating, sitting, bankMoves } = now;
  const sheet = useRef<HTMLDivElement>(null);
  // Before the next key: it is meant for what is chosen there.
  useLayoutEffect(() => sheet.current?.querySelector<HTMLElement>('button, a')?.focus(), []);
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
            <Button
              key={count}
              class="btn b2"
              aria-pressed={count === seating.people}
              onClick={() => anew(count)}
              text={count}
            />
          ))}
        </div>
      </fieldset>
      {table.banks && (
        <fieldset>
          <legend>{words.bank}</legend>
          {[true, false].map((moves) => (
            <Button
              key={String(moves)}
              class="btn b2"
              aria-pressed={seating.bank !== null && moves === bankMoves}
              onClick={() =>
                seating.bank === null ? anew(seating.people, true) : onChange(rounds.with({ bankMoves: moves }))
              }
              text={moves ? words.bankMoves : words.bankStays}
            />
          ))}
          {bestTakesAll(table) && (
            <Button
              class="btn b2"
              aria-pressed={seating.bank === null}
              onClick={() => anew(seating.people, false)}
              text={words.noBank}
            />
          )}
        </fieldset>
      )}
      {findGame(playing.all.game.id)?.load.advice && (
        <fieldset>
          <legend>{words.level}</legend>
          {[false, true].map((good) => (
            <Button
              key={String(good)}
              class="btn b2"
              aria-pressed={good === rounds.good}
              onClick={() => whenLoaded(rounds.withRivals(good), onChange)}
              text={good ? words.levelGood : words.levelPlain}
            />
          ))}
        </fieldset>
      )}
      <a class="btn b2" href={href(pathOf(lang, playing.all.game.id, 'bien-the'))}>
        {words.house}
      </a>
      {ladder && <Button class="btn b2 ladder" onClick={onLadder} text={ladder.heading} />}
      {hasCoach(playing.all.game.id) && (
        <a class="btn b2" href={coachedPath(lang, playing.all.game.id)}>
          {words.coached}
        </a>
      )}
      <Button class="btn b2" onClick={() => anew(seating.people)} text={words.reset} />
      <a class="btn b2" href={href(pathOf(lang, playing.all.game.id))}>
        {words.out}
      </a>
      <Button class="btn" onClick={onClose} text={words.close} />
    </div>
  );
}

const scoresOf = ({ playing }: Rounds) => remembered(`table:${playing.all.game.id}`);

/** Saves the table. The round is also in the address, by its seed. */
export function saveTable(rounds: Rounds): void {
  scoresOf(rounds).set(keptText(rounds));
  history.replaceState(history.state, '', `?s=${rounds.now.seating.seed}`);
}

/**
 * The table that the reader gets: the round of a link, or the saved one, or a new one under the chosen rules. On a first visit it
 * is the round that is in the page already. `whole` is false where a link could be read in part only.
 */
export async function restoreTable(
  opened: Rounds,
  search: string,
): Promise<{ readonly rounds: Rounds; readonly whole: boolean }> {
  const kept = scoresOf(opened).get();
  const asked = new URLSearchParams(search);
  const seed = asked.get('s');
  const same = seed === null || new URLSearchParams(kept).get('s') === seed;
  const left = same && asked.get('m') === null ? await readKept(kept, opened) : undefined;
  if (left) return { rounds: left, whole: true };
  const read = seed === null ? undefined : await readRound(search, opened);
  if (read) return read;
  const rules = await chosenRules(opened.playing.all);
  const dealt = rules && opened.dealt({ ...opened.now.seating, seed: anySeed() }, rules);
  return { rounds: dealt ?? opened, whole: seed === null };
}

function anySeed(): number {
  return Math.floor(Math.random() * 1_000_000);
}
