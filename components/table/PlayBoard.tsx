import type { ComponentChildren } from 'preact';
import type { StatusLine } from '#core/game/table-screen.ts';
import { SuitText } from '../cards/Suits.tsx';
import { Button } from '../page/controls.tsx';
import { addLazyStyle } from '../page/lazy-style.ts';
import type { TableLadder } from './Ladder.tsx';
import { Log } from './Log.tsx';
import styles from './lazy.css?inline';
import { Moves } from './Moves.tsx';
import { RoundEnd } from './RoundEnd.tsx';
import { RuleNumber } from './RuleNumber.tsx';
import { Net, OpponentRows, PlayerHand, TableCenter } from './TableLayout.tsx';
import type { AtTable } from './use-table.ts';
import { readerName, type TableContext, turnBanner } from './words.ts';

addLazyStyle(styles);

export interface BoardProps extends TableContext {
  readonly at: AtTable;
  /** The first row, at a table to itself. */
  readonly bar?: ComponentChildren;
  /** What beats what, at a table to itself. */
  readonly ladder?: TableLadder | undefined;
  /** This reader's round is not loaded yet: the one that the build dealt is another. */
  readonly waits?: boolean;
  /** Beside the button for a new round, after a round: the look-back. */
  readonly learn?: ComponentChildren;
  /** And below. */
  readonly after?: ComponentChildren;
}

/** One screen of a table: the others, what happened last, the middle, the reader's cards, and the legal moves. */
export function PlayBoard(props: BoardProps) {
  const { at, bar, waits = false } = props;
  const { shown, busy, review } = at;
  const { end } = shown;
  // While others move a tap skips to the reader's move, unless it is on a link or on what is above the table.
  const skip = (event: Event): void => {
    if (!busy || (event.target instanceof Element && event.target.closest('a,.tb-bar'))) return;
    event.stopPropagation();
    event.preventDefault();
    at.skip();
  };
  return (
    <div
      class={`tb${end && !review ? ' end' : ''}`}
      aria-busy={waits ? true : undefined}
      ref={at.root}
      onClickCapture={skip}
    >
      {bar}
      {end && !review && !busy ? <RoundEnd {...props} shown={{ ...shown, end }} /> : <Play {...props} />}
      <You {...props} />
    </div>
  );
}

function Play({ at, all, lang, words, ladder }: BoardProps) {
  const { shown, totals, tapped, asked } = at;
  const { strips, middle } = shown.scene;
  return (
    <>
      <OpponentRows strips={strips} seats={shown.seats} totals={totals} words={words} ui={all.ui} />
      <Log
        lines={shown.lines}
        all={all}
        lang={lang}
        words={words}
        side={at.side}
        spoken={tapped.length === 0 && !asked}
        ladder={ladder}
        house={shown.house}
        onSide={at.showSide}
      />
      <TableCenter of={middle} words={words} ui={all.ui} />
    </>
  );
}

function You(props: BoardProps) {
  const { at, all, lang, words } = props;
  const { shown, tapped, asked, review, busy } = at;
  const { scene, yours, end } = shown;
  const over = end !== null && !review && !busy;
  const say: StatusLine = busy ? { tone: 'plain', text: words.skip } : (asked ?? scene.say);
  return (
    <section class={`tb-you${yours && !review ? ' is-turn' : ''}`} aria-label={words.hand}>
      {!over && <PlayerArea {...props} />}
      <div class="tb-do">
        {!over && !review && (
          <div class={`tb-say ${say.tone}`} role="status" tabIndex={-1}>
            <span>
              {say.head && <SuitText as="b" text={say.head} />}
              <SuitText text={say.text} />
            </span>
            {say.rule && <RuleNumber rule={say.rule} all={all} lang={lang} before={words.rule} />}
          </div>
        )}
        {review ? (
          <ReplayControls {...props} />
        ) : over ? (
          <Over {...props} />
        ) : (
          <Moves
            offers={scene.offers}
            words={words}
            wanted={at.hinted}
            onMove={at.act}
            onAsk={at.ask}
            key={tapped.length === 0 ? shown.lines.length : 'tapped'}
          />
        )}
      </div>
    </section>
  );
}

function PlayerArea({ at, all, words }: BoardProps) {
  const { shown } = at;
  const { own } = shown.scene;
  const mine = shown.seats.findIndex(({ who }) => who === shown.you);
  const chips = (at.totals[mine] ?? 0) + (shown.seats[mine]?.net ?? 0);
  const total = own.total;
  return (
    <div class="tb-mine-block">
      <div class="tb-me">
        <span class={shown.yours ? 'now' : 'who'}>
          {shown.yours ? turnBanner(shown.you, words) : readerName(shown.you, words)}
        </span>
        <span class="fig">{own.figure}</span>
        {shown.yours && !at.review && at.hint && (
          <Button
            class="ask"
            data-move="hint"
            aria-pressed={at.hinted !== undefined}
            onClick={() => at.hint?.()}
            text={words.hint}
          />
        )}
        <Net chips={chips} words={words} />
        {total && (
          <span class="sum">
            {total.scale.some(({ here }) => here) ? '' : total.word} <b>{total.sum}</b>
          </span>
        )}
      </div>
      {total && (
        <ol class="tb-scale">
          {total.scale.map(({ word, span, here }) => (
            <li key={word} class={here ? 'at' : undefined} aria-current={here ? 'true' : undefined}>
              <b>{word}</b> <span>{span}</span>
            </li>
          ))}
        </ol>
      )}
      <PlayerHand
        hand={at.review ? { ...own.hand, taps: 'none' } : own.hand}
        tapped={at.tapped}
        words={words}
        ui={all.ui}
        onTap={at.tap}
      />
    </div>
  );
}

/** A finished round, replayed step by step. */
function ReplayControls({ at, words }: BoardProps) {
  const { at: step = 0, last = 0 } = at.review ?? {};
  return (
    <div class="tb-moves three">
      <Button
        class="btn b2"
        data-move="previous"
        aria-disabled={step === 0}
        onClick={() => at.look(Math.max(0, step - 1))}
        text={words.previous}
      />
      <button
        type="button"
        class="btn"
        data-move="next"
        aria-disabled={step === last}
        onClick={() => at.look(Math.min(last, step + 1))}
      >
        {words.next}
        <small>
          {step + 1} / {last + 1}
        </small>
      </button>
      <Button class="btn b2" data-move="back" onClick={() => at.look(undefined)} text={words.back} />
    </div>
  );
}

function Over({ at, words, learn, after }: BoardProps) {
  // A player who was checked may still ask which hand did it.
  const asks = at.shown.scene.offers;
  return (
    <>
      {asks.length > 0 && <Moves offers={asks} words={words} onMove={at.act} onAsk={at.ask} />}
      <div class="tb-moves over">
        <Button class="btn new" data-move="again" onClick={at.again} text={words.again} />
        {learn}
        <Button class="btn b2" data-move="review" onClick={() => at.look(0)} text={words.review} />
        {after}
      </div>
    </>
  );
}
