import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Card, displayCard } from '#core/card.ts';
import type { CoachedRound, CoachWords } from '#core/game/coach.ts';
import type { Action } from '#core/game/round.ts';
import { en } from '#words/en/ui/coach.ts';
import { vi } from '#words/vi/ui/coach.ts';
import { SuitText } from '../../cards/Suits.tsx';
import { Button } from '../../page/controls.tsx';
import { addLazyStyle } from '../../page/lazy-style.ts';
import { remembered } from '../../storage/remembered.ts';
import lateStyles from '../lazy.css?inline';
import { actionKey, Moves } from '../Moves.tsx';
import { RoundEnd } from '../RoundEnd.tsx';
import { RuleNumber } from '../RuleNumber.tsx';
import type { Rounds } from '../rounds.ts';
import { OpponentRows, PlayerHand, TableCenter } from '../TableLayout.tsx';
import { isStill, PACE } from '../use-table.ts';
import { readerName, type TableContext, turnBanner } from '../words.ts';
import styles from './coach.css?inline';
import { type CoachMoment, playCoached, playedSoFar } from './coached-round.ts';

const coachUi = { vi, en };

addLazyStyle(lateStyles + styles);

/** A game's coach, in the page's language. */
export interface GameCoach {
  readonly coach: CoachedRound;
  readonly words: CoachWords;
}

interface Props extends TableContext {
  readonly coach: GameCoach;
  /** Any rounds at this table. */
  readonly opened: Rounds;
  /** The game as people say it, and the way back to it. */
  readonly name: string;
  readonly back: string;
  /** Plays on without a coach. */
  onLeave(rounds: Rounds): void;
}

/** A first round that is led by the hand: what lies there, what to tap and to press, and why; other moves cost nothing yet. */
export function CoachTable({
  coach: { coach: round, words: says },
  opened,
  all,
  lang,
  words,
  name,
  back,
  onLeave,
}: Props) {
  const ui = coachUi[lang];
  const coached = useMemo(() => playCoached(opened, round), []);
  // Where some step has a second row of buttons, its place is held at all of them.
  const tall = useMemo(
    () => coached?.moments.some(({ at }) => coached.rounds.shown(at, []).scene.offers.length > 2),
    [],
  );
  const kept = remembered(`coach:${all.game.id}`);
  const last = round.steps.length - 1;
  const [at, setAt] = useState(() => keptStep(kept.get(), last));
  const [seen, setSeen] = useState(coached?.moments[at]?.at ?? 0);
  const [tapped, setTapped] = useState<readonly Card[]>([]);
  /** Something else was tapped or pressed: what that would cost, or the answer to what was asked. */
  const [other, setOther] = useState<string>();
  const root = useRef<HTMLElement>(null);
  const moment = coached?.moments[at];
  const target = moment?.at ?? 0;
  const busy = seen < target;

  useEffect(() => {
    if (!busy) return undefined;
    const later = setTimeout(() => setSeen(seen + 1), PACE);
    return () => clearTimeout(later);
  }, [busy, seen]);
  // What was pressed is gone: the focus moves on to what the coach wants next, and to what skips the moves of others before it.
  const acted = useRef(false);
  useLayoutEffect(() => {
    if (!acted.current || document.activeElement !== document.body) return;
    const next = busy ? '.tb-moves button' : '.wanted:not([aria-pressed=true])';
    root.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  }, [at, busy, tapped]);
  if (!coached || !moment) return null;

  const { rounds } = coached;
  const shown = rounds.shown(seen, tapped);
  const { scene, seats, you, yours, end } = shown;
  const say = says[moment.step.key];
  const over = at === last && !busy;
  // A reader who has a table of their own goes back to it; anyone else plays this deal on.
  const leave = (): void => onLeave(isUntouched(opened) ? playedSoFar(coached, seen) : opened);
  const again = async (): Promise<void> => {
    kept.set('');
    onLeave(await (isUntouched(opened) ? rounds : opened).again());
  };
  const go = (step: number, from = seen): void => {
    acted.current = true;
    kept.set(String(step));
    setAt(step);
    setSeen(isStill() ? (coached.moments[step]?.at ?? from) : from);
    setOther(undefined);
  };
  const next = (): void => {
    setTapped([]);
    go(at + 1);
  };
  const previous = (): void => {
    setTapped([]);
    go(at - 1, coached.moments[at - 1]?.at);
  };
  const tap = (card: Card): void => {
    const off = tapped.filter((one) => one !== card);
    const many = scene.own.hand.taps === 'many';
    const now = off.length < tapped.length ? off : many ? [...tapped, card] : [card];
    setTapped(now);
    setOther(now.some((one) => !moment.cards.includes(displayCard(one))) ? say?.other : undefined);
    if (moment.step.do === 'tap' && areAll(now, moment.cards)) go(at + 1);
  };
  const act = (action: Action): void => {
    if (!moment.action || actionKey(action) !== actionKey(moment.action)) setOther(say?.other);
    else {
      setTapped([]);
      go(at + 1, seen + 1);
    }
  };
  const wanted = busy ? [] : cardsWanted(moment, scene.own.hand, tapped);
  const reads = moment.step.do === 'read';
  const hand = reads || busy ? { ...scene.own.hand, taps: 'none' as const } : scene.own.hand;

  return (
    <section class={`tb coached${over && end ? ' end' : tall ? ' tall' : ''}`} ref={root} aria-label={ui.title}>
      <div class="tb-bar">
        <a class="tb-back" href={back}>
          <svg viewBox="0 0 14 14" aria-hidden="true">
            <path d="M10 1 4 7l6 6" />
          </svg>
          {name}
        </a>
        <span class="tb-house">{ui.title}</span>
        <Button class="tb-alone" onClick={leave} text={ui.alone} />
      </div>
      {over && end ? (
        <RoundEnd shown={{ ...shown, end }} all={all} lang={lang} words={words} />
      ) : (
        <>
          <OpponentRows strips={scene.strips} seats={seats} totals={[]} words={words} ui={all.ui} />
          <TableCenter of={scene.middle} words={words} ui={all.ui} />
        </>
      )}
      <div class={`tb-you${yours ? ' is-turn' : ''}`}>
        {!(over && end) && (
          <div class="tb-mine-block">
            <div class="tb-me">
              <span class={yours ? 'now' : 'who'}>{yours ? turnBanner(you, words) : readerName(you, words)}</span>
              <span class="fig">{scene.own.figure}</span>
              {scene.own.total && (
                <span class="sum">
                  {scene.own.total.word} <b>{scene.own.total.sum}</b>
                </span>
              )}
            </div>
            <PlayerHand hand={hand} tapped={tapped} wanted={wanted} words={words} ui={all.ui} onTap={tap} />
          </div>
        )}
        <div class="tb-do">
          <div class="tb-coach" role="status">
            <p class="at">
              <span class="vh">{ui.step(at + 1, last + 1)}</span>
              <b aria-hidden="true">
                {at + 1}/{last + 1}
              </b>
              <span class="cells" aria-hidden="true">
                {coached.moments.map(({ step }, place) => (
                  <i key={step.key} class={place <= at ? 'on' : undefined} />
                ))}
              </span>
              <RuleNumber rule={moment.step.rule} all={all} lang={lang} before={words.rule} />
            </p>
            {!busy && (
              <>
                <SuitText as="p" class="do" text={say?.head ?? ''} />
                <SuitText as="p" class={other ? 'why other' : 'why'} text={other ?? say?.why ?? ''} />
              </>
            )}
          </div>
          {reads || busy ? (
            <div class="tb-moves">
              {busy ? (
                <Button class="btn b2 wide" onClick={() => setSeen(target)} text={words.skip} />
              ) : over ? (
                <Turn class="btn wanted" text={ui.again} small={ui.againSmall} onClick={again} />
              ) : (
                <Turn class="btn wanted" text={ui.next} small={ui.nextStep(at + 2)} onClick={next} />
              )}
              {!busy && at > 0 && <Turn class="btn b2" text={ui.back} small={ui.backTo(at)} onClick={previous} />}
            </div>
          ) : (
            <Moves
              offers={scene.offers}
              wanted={wanted.length > 0 ? undefined : moment.action}
              words={words}
              onMove={act}
              onAsk={({ text }) => setOther(text)}
            />
          )}
        </div>
      </div>
    </section>
  );
}

interface TurnProps {
  readonly class: string;
  readonly text: string;
  readonly small: string;
  onClick(): void;
}

/** To the next step, or back. */
function Turn({ text, small, ...attributes }: TurnProps) {
  return (
    <button type="button" {...attributes}>
      <span>{text}</span>
      <small>{small}</small>
    </button>
  );
}

/** Nothing has been played at this table yet. */
function isUntouched({ count, sitting }: Rounds): boolean {
  return count === 1 && !sitting.actions.some(({ seat }) => seat === sitting.you);
}

/** The step that was kept; one that is damaged, or a round that was over, begins anew. */
function keptStep(text: string, last: number): number {
  const step = Number(text);
  return Number.isInteger(step) && step > 0 && step < last ? step : 0;
}

/** Those of the cards that are not tapped yet. */
function cardsWanted(
  { cards }: CoachMoment,
  hand: Parameters<typeof PlayerHand>[0]['hand'],
  tapped: readonly Card[],
): Card[] {
  const held = hand.kind === 'groups' ? hand.groups.flatMap((group) => group.cards) : hand.cards;
  return held
    .filter((card) => card !== null)
    .filter((card) => cards.includes(displayCard(card)) && !tapped.includes(card));
}

function areAll(tapped: readonly Card[], cards: readonly string[]): boolean {
  return tapped.length === cards.length && tapped.every((card) => cards.includes(displayCard(card)));
}
