import { useEffect, useRef, useState } from 'preact/hooks';
import type { Agreement } from '#book/agreements.ts';
import type { EditionChange } from '#book/edition.ts';
import type { OneIn, OneInBetween } from '#core/house/weights.ts';
import { differences, type SettingValue } from '#core/house-rules.ts';
import { findGame } from '#games/index.ts';
import { Agreements, type AgreementsProps } from './Agreements.tsx';
import { ByWeight } from './ByWeight.tsx';
import { Compare } from './Compare.tsx';
import type { ChosenGame } from './chosen.ts';
import { Folded } from './Folded.tsx';
import { OlderLink } from './OlderLink.tsx';
import type { SettingContext } from './SettingRow.tsx';

interface Props extends SettingContext, Pick<ChosenGame, 'answers' | 'edition'> {
  readonly agreements: readonly Agreement[];
  /** How often each setting decides, by preset. */
  readonly oneIn: Readonly<Record<string, OneIn>>;
  /** A link asks to open these. */
  readonly asked: boolean;
  readonly changes: readonly EditionChange[];
  /** The houses that are compared with this one, as the address has them. */
  readonly beside: string;
  readonly between: OneInBetween;
  onBeside(text: string): void;
  onChange(changed: Partial<Pick<ChosenGame, 'ruleSet' | 'answers'>>): void;
}

/** All house rules of one game: a rule set to start from, and every rule of it to change. */
export function GameRules({
  answers,
  edition,
  agreements,
  oneIn,
  asked,
  changes,
  beside,
  between,
  onBeside,
  onChange,
  ...context
}: Props) {
  const { ruleSet, all, say, lang } = context;
  const { game, words } = all;
  const base = game.presets[ruleSet.preset] ?? {};
  const changed = differences(game.schema, ruleSet.rules, base);
  const preset = words.presets[ruleSet.preset] ?? ruleSet.preset;
  const choose = (key: string, value: SettingValue): void =>
    onChange({ ruleSet: { ...ruleSet, rules: { ...ruleSet.rules, [key]: value } } });
  return (
    <section class="rules-of" data-g={findGame(game.id)?.ink} data-game={game.id}>
      <h2>{words.name}</h2>
      {edition !== undefined && <OlderLink edition={edition} all={all} changes={changes} say={say} lang={lang} />}
      <div class="from">
        <label for={`preset-${game.id}`}>{say.preset}</label>
        <select
          id={`preset-${game.id}`}
          value={ruleSet.preset}
          onChange={(event) => {
            const name = event.currentTarget.value;
            const rules = game.presets[name];
            if (rules) onChange({ ruleSet: { preset: name, rules } });
          }}
        >
          {Object.keys(game.presets).map((name) => (
            <option key={name} value={name} selected={name === ruleSet.preset}>
              {words.presets[name] ?? name}
            </option>
          ))}
        </select>
        <a class="ask" href={`hoi/?g=${game.id}`}>
          {say.ask}
        </a>
        <p class="s">{changed.length === 0 ? say.same(preset) : say.differs(preset, changed.length)}</p>
      </div>
      <ByWeight {...context} oneIn={oneIn[ruleSet.preset]} onValue={choose} />
      {agreements.length > 0 && (
        <Settle
          {...context}
          game={game.id}
          agreements={agreements}
          asked={asked}
          answers={answers}
          onAnswers={(settled) => onChange({ answers: settled })}
        />
      )}
      <Folded name="compare" pressing={isNamedIn(beside, game.id)} summary={<span>{say.compare.title}</span>}>
        {() => <Compare {...context} oneIn={oneIn} beside={beside} between={between} onBeside={onBeside} />}
      </Folded>
    </section>
  );
}

/** Does a text name house rules of a game, in words or by a code? */
function isNamedIn(text: string, id: string): boolean {
  const starts = [id, findGame(id)?.prefix.code.toLowerCase() ?? id];
  return text
    .toLowerCase()
    .split(';')
    .some((piece) => starts.some((start) => piece.trim().startsWith(start)));
}

type SettleProps = AgreementsProps & { readonly asked: boolean };

/** What a table settles before the deal, folded until it is wanted or something of it is settled. */
function Settle({ asked, ...of }: SettleProps) {
  const { agreements, answers, say } = of;
  const settled = Object.keys(answers).length;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (settled > 0) setOpen(true);
  }, [settled > 0]);
  useEffect(() => {
    if (!asked) return;
    setOpen(true);
    box.current?.scrollIntoView();
  }, [asked]);
  return (
    <details ref={box} class="settle" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {say.agreements} <small>{say.settled(settled, agreements.length)}</small>
      </summary>
      {open ? <Agreements {...of} /> : <p class="s">{say.loading}</p>}
    </details>
  );
}
