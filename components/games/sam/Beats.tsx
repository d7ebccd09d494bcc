import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { CardFace, HandCards } from '#components/cards/Card.tsx';
import { type GivenRules, useCase } from '#components/case/use-case.ts';
import { VerdictPlate } from '#components/case/VerdictPlate.tsx';
import { WidgetFrame } from '#components/case/WidgetFrame.tsx';
import { type Loaded, loaded } from '#components/loading/loaded.ts';
import { part } from '#components/loading/part.ts';
import { usePart } from '#components/loading/use-part.ts';
import { Button } from '#components/page/controls.tsx';
import { type Card, displayCard } from '#core/card.ts';
import type { Case, Field } from '#core/case.ts';
import type { Lang } from '#core/lang.ts';
import { combinationOf } from '#games/sam/engine/combination.ts';
import { byHeight, lined } from '#games/sam/engine/ranks.ts';
import type { PlaysWidgetWords } from '#games/sam/words/vi/play.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import { judgePlay, samRules } from './judge-play.ts';

interface Props extends GivenRules {
  readonly lang: Lang;
  readonly table: readonly Card[];
  readonly hand: readonly Card[];
  /** The case names its rule set. */
  readonly pinned: boolean;
  readonly title?: string | undefined;
  readonly words: PlaysWidgetWords['beats'];
}

/** “What beats this?”: cards on the table, cards in the hand; every play that beats them, and why the others do not. */
export default function Beats(props: Props) {
  const all = loaded('sam', props.lang);
  return all ? <Question {...props} all={all} /> : null;
}

type Part = 'ban' | 'bai';

type QuestionProps = Props & { readonly all: Loaded };

/** The build has the list of all plays at once, a browser when the list is opened, or something changes. */
const later = part(() => import('./later.ts'));

if (import.meta.env.SSR) await later.load();

function Question({ lang, preset, changed, pinned, title = undefined, all, words, ...first }: QuestionProps) {
  const { game, ui } = all;
  const rules = { ...game.presets[preset], ...changed };
  const fields = [handOf('ban', first.table), handOf('bai', first.hand)];
  const state = useCase({ game: game.id, preset, rules, fields }, game, pinned);
  const [tapped, setTapped] = useState<readonly Card[]>([]);
  const [changing, setChanging] = useState<Part | 'house'>();
  const { now } = state;
  const list = useList(now);
  const Change = changing && list.here?.ChangePlay;
  const table = cardsOf(now.fields, 'ban');
  const hand = cardsOf(now.fields, 'bai');
  const chosen = tapped.filter((card) => hand.includes(card));
  const strange = [...table, ...hand].find((card) => !game.hasCard(card, now.rules));
  const wrong = table.length > 0 && !combinationOf(table, samRules(now));
  // Why nothing can be tried; empty where something can be.
  const hindered =
    strange === undefined
      ? (wrong && words.wrongTable) || (hand.length === 0 && words.empty) || ''
      : ui.case.notInDeck(displayCard(strange));
  const judged = chosen.length > 0 && !hindered ? judgePlay(table, lined(chosen), now) : undefined;
  const toggle = (card: Card): void => {
    // Trying cards makes it likely that the list is wanted next.
    list.load();
    setTapped(chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card]);
  };
  const put = (part: Part, cards: readonly Card[]): void => {
    state.setFields(now.fields.map((field) => (field.role === part ? { ...field, cards } : field)));
    setTapped([]);
  };
  const open = (part: Part | 'house'): void => {
    list.load();
    setChanging(Change && changing === part ? undefined : part);
  };

  return (
    <WidgetFrame
      kind="beats"
      title={title ?? words.title}
      house={ruleSetName(now, all)}
      data-revealed
      {...judged?.data}
    >
      <div class="seats">
        <div class="seat">
          <div class="who">{words.table}</div>
          {table.length > 0 ? <HandCards cards={lined(table)} ui={ui} /> : <p class="none">{words.nothing}</p>}
        </div>
      </div>
      <fieldset class="tapped">
        <legend>{words.hand}</legend>
        <div class="hand m rows">
          {hand.toSorted(byHeight).map((card) => (
            <button
              type="button"
              key={card}
              data-card={card}
              aria-pressed={chosen.includes(card)}
              onClick={() => toggle(card)}
            >
              <CardFace card={card} ui={ui} />
            </button>
          ))}
        </div>
      </fieldset>
      <div class="live" role="status">
        {judged ? (
          <VerdictPlate words={all.words.verdict(judged.ruling)} />
        ) : (
          <p class="verdict waiting">{hindered || words.lead}</p>
        )}
      </div>
      <details class="plays" ref={list.box} hidden={list.stale || hindered !== ''} onToggle={() => list.load()}>
        <summary>{words.all}</summary>
        {list.here ? (
          <div>
            <list.here.Plays table={table} hand={hand} of={now} lang={lang} all={all} words={words} onTry={setTapped} />
          </div>
        ) : (
          // The build's list is shown until the new one is loaded.
          <div dangerouslySetInnerHTML={{ __html: '' }} />
        )}
      </details>
      {Change && (
        <Change
          part={changing}
          table={table}
          hand={hand}
          ruleSet={now}
          all={all}
          onCards={put}
          onRuleSet={state.setRules}
          onClose={() => setChanging(undefined)}
        />
      )}
      <div class="acts">
        <Button data-act="table" onClick={() => open('ban')} text={words.changeTable} />
        <Button data-act="hand" onClick={() => open('bai')} text={words.changeHand} />
        <Button
          data-act="house"
          aria-expanded={changing === 'house'}
          onClick={() => open('house')}
          text={words.house}
        />
        {/* The button stays when there is nothing more to undo: it has the focus. */}
        <Button data-act="undo" aria-disabled={!state.canUndo} onClick={state.undo} text={ui.case.undo} />
      </div>
    </WidgetFrame>
  );
}

function handOf(role: Part, cards: readonly Card[]): Field {
  return { role, name: role, cards, eaten: [] };
}

function cardsOf(fields: readonly Field[], role: Part): readonly Card[] {
  return fields.find((field) => field.role === role)?.cards ?? [];
}

/** Loads what lists all plays, once the list is opened or something is tried or changed. */
function useList(now: Case) {
  const box = useRef<HTMLDetailsElement>(null);
  const [written] = useState(now);
  const { part: loaded, load } = usePart(later);
  const here = import.meta.env.SSR ? later.here : loaded;
  // A play of the build's list that was pressed is tried once the list is loaded.
  const pressed = useRef<number>();
  useLayoutEffect(() => {
    const buttons = () => [...(box.current?.querySelectorAll('button') ?? [])];
    const press = ({ target }: Event): void => {
      pressed.current = buttons().findIndex((one) => target instanceof Node && one.contains(target));
    };
    if (!here) box.current?.addEventListener('click', press);
    else buttons()[pressed.current ?? -1]?.click();
    return () => box.current?.removeEventListener('click', press);
  }, [here]);
  useEffect(() => {
    if (now !== written || box.current?.open) load();
  }, [now]);
  return { box, here, load, stale: !here && now !== written };
}
