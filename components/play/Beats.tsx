import { useState } from 'preact/hooks';
import type { Card } from '../../src/engine/core/card.ts';
import type { Field } from '../../src/engine/core/case.ts';
import { ruleNumber } from '../../src/engine/core/game.ts';
import type { Rules } from '../../src/engine/core/house-rules.ts';
import { combinationOf } from '../../src/engine/sam/combination.ts';
import { byHeight, lined } from '../../src/engine/sam/ranks.ts';
import type { PlayWords } from '../../src/i18n/sam/play/vi.ts';
import { cardsText } from '../../src/i18n/text.ts';
import { href, type Lang, pathOf } from '../../src/site.ts';
import { CardFace, Hand } from '../cards/Card.tsx';
import { Suits } from '../cards/Suits.tsx';
import { type Loaded, loaded } from '../case/loaded.ts';
import { useCase } from '../case/use-case.ts';
import { Verdict } from '../case/Verdict.tsx';
import { houseName } from '../house/name.ts';
import { byReason, type Judged, judgeHand, judgePlay, samRules } from './judged.ts';
import { playWords } from './play-words.ts';

interface Props {
  readonly lang: Lang;
  readonly preset: string;
  /** Settings that differ from the preset. */
  readonly changed: Rules;
  readonly table: readonly Card[];
  readonly hand: readonly Card[];
  /** The case names its house. */
  readonly pinned: boolean;
  readonly title?: string | undefined;
}

/** “What beats this?”: cards on the table, cards in the hand; every play that beats them, and why the others do not. */
export default function Beats(props: Props) {
  const all = loaded('sam', props.lang);
  const words = playWords(props.lang)?.beats;
  return all && words ? <Question {...props} all={all} words={words} /> : null;
}

type Part = 'ban' | 'bai';
type Picker = typeof import('../cards/CardPicker.tsx').CardPicker;
type HousePanel = typeof import('../house/HouseRules.tsx').HouseRules;

/** The settings that say what beats what. */
const MATTERS = { deciders: [], consulted: ['runs', 'runBlock', 'chopTwo'] };
const MOST = 10;

type QuestionProps = Props & { readonly all: Loaded; readonly words: PlayWords['beats'] };

function Question({ lang, preset, changed, pinned, title = undefined, all, words, ...first }: QuestionProps) {
  const { game, ui } = all;
  const rules = { ...game.presets[preset], ...changed };
  const fields = [handOf('ban', first.table), handOf('bai', first.hand)];
  const state = useCase({ game: game.id, preset, rules, fields }, game, pinned);
  const [tapped, setTapped] = useState<readonly Card[]>([]);
  const [picking, setPicking] = useState<{ readonly part: Part; readonly component: Picker }>();
  const [house, setHouse] = useState<{ readonly panel: HousePanel }>();
  const { now } = state;
  const table = cardsOf(now.fields, 'ban');
  const hand = cardsOf(now.fields, 'bai');
  const chosen = tapped.filter((card) => hand.includes(card));
  const judged = chosen.length > 0 ? judgePlay(table, lined(chosen), now, all) : undefined;
  const wrong = table.length > 0 && !combinationOf(table, samRules(now));
  const toggle = (card: Card): void =>
    setTapped(chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card]);
  const put = (part: Part, cards: readonly Card[]): void => {
    state.setFields(now.fields.map((field) => (field.role === part ? { ...field, cards } : field)));
    setTapped([]);
  };
  const pick = async (part: Part): Promise<void> => {
    const { CardPicker } = await import('../cards/CardPicker.tsx');
    setPicking({ part, component: CardPicker });
  };
  const openHouse = async (): Promise<void> => {
    if (house) return setHouse(undefined);
    const { HouseRules } = await import('../case/other-houses.tsx');
    setHouse({ panel: HouseRules });
  };
  const other = picking?.part === 'ban' ? hand : table;

  return (
    <article class="case beats" aria-label={title ?? words.title} data-told {...judged?.data}>
      <div class="head">
        <span class="disp">{title ?? words.title}</span>
        <span>{houseName(now, all)}</span>
      </div>
      <div class="seats">
        <div class="seat">
          <div class="who">{words.table}</div>
          {table.length > 0 ? <Hand cards={lined(table)} ui={ui} /> : <p class="none">{words.nothing}</p>}
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
      <div class="said" role="status">
        {judged ? (
          <Verdict words={all.words.verdict(judged.ruling)} />
        ) : (
          <p class="verdict waiting">{wrong ? words.wrongTable : hand.length === 0 ? words.empty : words.lead}</p>
        )}
      </div>
      <details class="plays">
        <summary>{words.all}</summary>
        <Plays table={table} hand={hand} of={now} lang={lang} all={all} words={words} onTry={setTapped} />
      </details>
      {house && (
        <house.panel
          house={now}
          loaded={all}
          matters={MATTERS}
          onHouse={(chosenHouse) => state.setHouse(chosenHouse)}
        />
      )}
      <div class="acts">
        <button type="button" data-act="table" onClick={() => pick('ban')}>
          {words.changeTable}
        </button>
        <button type="button" data-act="hand" onClick={() => pick('bai')}>
          {words.changeHand}
        </button>
        <button type="button" data-act="house" aria-expanded={house !== undefined} onClick={openHouse}>
          {words.house}
        </button>
        {state.canUndo && (
          <button type="button" data-act="undo" onClick={state.undo}>
            {ui.case.undo}
          </button>
        )}
      </div>
      {picking && (
        <picking.component
          name={picking.part}
          cards={cardsOf(now.fields, picking.part)}
          max={MOST}
          holders={new Map(other.map((card) => [card, picking.part === 'ban' ? 'bai' : 'ban']))}
          hasCard={(card) => game.hasCard(card, now.rules)}
          worth={{ sum: '', state: '' }}
          ui={ui}
          onCards={(cards) => put(picking.part, cards)}
          onClose={() => setPicking(undefined)}
        />
      )}
    </article>
  );
}

interface PlaysProps {
  readonly table: readonly Card[];
  readonly hand: readonly Card[];
  readonly of: Parameters<typeof judgeHand>[2];
  readonly lang: Lang;
  readonly all: Loaded;
  readonly words: PlayWords['beats'];
  onTry(cards: readonly Card[]): void;
}

/** Every play that beats the table; then those that do not, each reason once. */
function Plays({ table, hand, of, lang, all, words, onTry }: PlaysProps) {
  const { beats, fails } = judgeHand(hand, table, of, all);
  const rules = href(pathOf(lang, all.game.id, 'luat'));
  return (
    <>
      <h3>{table.length > 0 ? words.count(beats.length) : words.leads(beats.length)}</h3>
      <ul class="ways">
        {beats.map((play) => (
          <li key={play.cards.join()} {...play.data}>
            <button type="button" onClick={() => onTry(play.cards)}>
              <Suits text={cardsText(play.cards)} />
            </button>
          </li>
        ))}
      </ul>
      {fails.length > 0 && (
        <>
          <h3>{words.not}</h3>
          <ol class="reasons">
            {byReason(fails).map(([first, ...others]) => (
              <li key={first.cards.join()}>
                <a class="tag" href={`${rules}#${first.step.rule}`}>
                  {ruleNumber(all.game, first.step.rule)}
                </a>
                <div>
                  <Suits text={all.words.reason(first.step)} />
                  {others.length > 0 && <Suits text={` ${words.also(listed(others))}`} />}
                </div>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

function listed(plays: readonly Judged[]): string {
  return plays.map(({ cards }) => cardsText(cards)).join('; ');
}

function handOf(role: Part, cards: readonly Card[]): Field {
  return { role, name: role, cards, eaten: [] };
}

function cardsOf(fields: readonly Field[], role: Part): readonly Card[] {
  return fields.find((field) => field.role === role)?.cards ?? [];
}
