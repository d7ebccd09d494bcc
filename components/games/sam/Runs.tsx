import { useState } from 'preact/hooks';
import { useCase } from '#components/case/use-case.ts';
import { WidgetFrame } from '#components/case/WidgetFrame.tsx';
import { type Loaded, loaded } from '#components/loading/loaded.ts';
import { whenLoaded } from '#components/loading/part.ts';
import { Button } from '#components/page/controls.tsx';
import { assertDefined } from '#core/assert-defined.ts';
import { type Card, cardOf, RANKS, type Rank, type Suit } from '#core/card.ts';
import { allowedValues, defaultRuleSet, type RuleSet, type SettingValue } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { readCards, SHORTEST_RUN } from '#games/sam/engine/combination.ts';
import { CARDS_DEALT } from '#games/sam/engine/instant.ts';
import { FLAW_RULES } from '#games/sam/engine/steps.ts';
import type { PlaysWidgetWords } from '#games/sam/words/vi/play.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import { counted, judgePlay, samRules, withRule } from './judge-play.ts';

type Words = PlaysWidgetWords['runs'];

interface Props {
  readonly lang: Lang;
  readonly words: Words;
}

/** The ladder of runs: every run of one length from the lowest up, with the places of ace and 2, and what beats what. */
export default function Runs({ lang, words }: Props) {
  const all = loaded('sam', lang);
  return all ? <Rungs all={all} words={words} /> : null;
}

const SETTINGS = ['deck', 'runs', 'runBlock'] as const;
const LENGTHS = Array.from({ length: CARDS_DEALT - SHORTEST_RUN + 1 }, (_, i) => i + SHORTEST_RUN);

function Rungs({ all, words }: { readonly all: Loaded; readonly words: Words }) {
  const { game, words: gameWords } = all;
  const state = useCase({ game: game.id, ...defaultRuleSet(game), fields: [] }, game, false);
  const [length, setLength] = useState(SHORTEST_RUN);
  const [chosen, setChosen] = useState<readonly Rank[]>(['4', '5', '6']);
  const { now } = state;
  const rules = samRules(now);
  const choose = (key: string, value: SettingValue): void =>
    whenLoaded(withRule(game, now, key, value), state.setRules);
  const pack = RANKS.filter((rank) => game.hasCard(cardOf(rank, 'S'), rules));
  const rows = rowsOf(pack, length);
  // The play to beat must be a run of this ladder; else its lowest run.
  const isRun = (ranks: readonly Rank[]): boolean => readCards(inSuits(ranks, 'S', 'H'), rules).ok;
  const runs = rows.filter(isRun);
  const lies = runs.find((ranks) => ranks.join() === chosen.join()) ?? runs[0] ?? chosen;
  const beating = runs.filter((ranks) => judgePlay(inSuits(lies, 'S', 'H'), inSuits(ranks, 'D', 'C'), now)?.legal);

  return (
    <WidgetFrame kind="runs" title={words.title} house={ruleSetName(now, all)}>
      <p class="sit s">{words.lead}</p>
      <div class="picks">
        <Pick
          label={words.length}
          value={String(length)}
          options={LENGTHS.map((count) => [String(count), counted(words.cards, count)])}
          onValue={(value) => setLength(Number(value))}
        />
        {SETTINGS.map((key) => {
          const values = allowedValues(game.schema[key]);
          const text = gameWords.settings[key];
          return (
            <Pick
              key={key}
              label={text?.label ?? key}
              value={String(rules[key])}
              options={values.map((value) => [String(value), text?.values[String(value)] ?? ''])}
              onValue={(written) => choose(key, assertDefined(values.find((value) => String(value) === written)))}
            />
          );
        })}
      </div>
      <p class="far" role="status">
        {words.lies.replace('0', lies.join(' '))} {counted(words.above, beating.length)}
        {rules.runBlock === 'equal-or-longer' && ` ${words.longer}`}
      </p>
      <table class="rungs">
        <caption>{words.caption}</caption>
        <tbody>
          {rows.map((ranks) => (
            <Rung key={ranks.join()} ranks={ranks} lies={lies} of={now} all={all} words={words} onPut={setChosen} />
          ))}
        </tbody>
      </table>
    </WidgetFrame>
  );
}

interface RungProps {
  readonly ranks: readonly Rank[];
  readonly lies: readonly Rank[];
  readonly of: RuleSet;
  readonly all: Loaded;
  readonly words: Words;
  onPut(ranks: readonly Rank[]): void;
}

/** One row of ranks: a run or not, and whether it beats the one on the table. */
function Rung({ ranks, lies, of, all, words, onPut }: RungProps) {
  const cards = inSuits(ranks, 'D', 'C');
  const reading = readCards(cards, samRules(of));
  const name = ranks.join(' ');
  if (!reading.ok) {
    const { flaw: why } = reading;
    const step = { rule: FLAW_RULES[why], outcome: 'failed', who: 'danh', why, cards } as const;
    return (
      <tr class="out">
        <th scope="row">
          <s>{name}</s>
        </th>
        <td>
          {words.none}
          <small>{all.words.reason(step)}</small>
        </td>
      </tr>
    );
  }
  const there = lies.join() === ranks.join();
  const judged = there ? undefined : judgePlay(inSuits(lies, 'S', 'H'), cards, of);
  return (
    <tr class={there ? 'here' : judged?.legal ? 'lit' : undefined} {...judged?.data}>
      <th scope="row">
        <Button aria-pressed={there} onClick={() => onPut(ranks)} text={name} />
      </th>
      <td>{there ? words.onTable : judged?.legal ? words.beats : ''}</td>
    </tr>
  );
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  onValue(value: string): void;
}

function Pick({ label, value, options, onValue }: PickProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} autocomplete="off" onChange={(event) => onValue(event.currentTarget.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option} selected={option === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Every row of so many ranks that stand side by side in this pack, from ace-2-3 up; the last ones go round the end. */
function rowsOf(pack: readonly Rank[], length: number): readonly (readonly Rank[])[] {
  // A row of all ranks is one row, wherever it begins.
  if (length >= pack.length) return [pack];
  const ring = [...pack, ...pack.slice(0, 2)];
  return ring.slice(length - 1).map((_, start) => ring.slice(start, start + length));
}

/** One card of each rank, the suits in turn: two rows in different suits share no card. */
function inSuits(ranks: readonly Rank[], ...suits: readonly [Suit, Suit]): readonly Card[] {
  return ranks.map((rank, at) => cardOf(rank, suits[at % 2 === 0 ? 0 : 1]));
}
