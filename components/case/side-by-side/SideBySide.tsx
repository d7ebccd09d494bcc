import { useRef, useState } from 'preact/hooks';
import { SuitText } from '#components/cards/Suits.tsx';
import { Button } from '#components/page/controls.tsx';
import { useFocusKept } from '#components/page/use-focus-kept.ts';
import { displayCard } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { judge } from '#core/judge.ts';
import type { Lang } from '#core/lang.ts';
import { type Loaded, loaded } from '../../loading/loaded.ts';
import { CaseSeats, lookOf } from '../CaseSeats.tsx';
import { GuessBox, whyWrong } from '../GuessBox.tsx';
import { verdictData } from '../VerdictPlate.tsx';

interface Props {
  readonly fields: readonly Field[];
  readonly game: string;
  /** The rule sets that stand side by side; the deck of the last is the one to pick from. */
  readonly presets: readonly string[];
  readonly lang: Lang;
  readonly title?: string | undefined;
}

/** One set of hands under several rule sets at once: what each makes of every hand, and who wins there. */
export default function SideBySide({ fields: initial, game: id, presets, lang, title }: Props) {
  const all = loaded(id, lang);
  const [fields, setFields] = useState(initial);
  const [editing, setEditing] = useState(false);
  const [revealed, setRevealed] = useState(false);
  const acts = useRef<HTMLDivElement>(null);
  // As it was at first there is nothing to put back.
  useFocusKept(fields, () => acts.current?.querySelector('button'));
  const widest = all?.game.presets[presets.at(-1) ?? ''];
  if (!all || !widest) return null;
  const { words, ui } = all;
  const asked = fields === initial ? askedOf(presets, fields, all) : undefined;
  const guess = asked && words.guess(asked.ruling.verdict);
  return (
    <article
      class={`case small books ${editing ? 'rows' : lookOf(fields)}`}
      aria-label={title ?? ui.case.label}
      data-changing={editing || undefined}
      data-revealed={revealed || undefined}
    >
      <CaseSeats
        fields={fields}
        ruling={undefined}
        bare
        all={all}
        rules={widest}
        editing={editing}
        onFields={setFields}
      />
      {asked && guess && (
        <GuessBox
          guess={guess}
          ui={ui}
          house={ui.case.house(words.presets[asked.now.preset] ?? '')}
          whyWrong={(chosen) => whyWrong({ ...asked, chosen, answer: guess.answer }, all, lang)}
          onGuess={() => setRevealed(true)}
        />
      )}
      <div class="shelf" aria-live="polite">
        {presets.map((preset) => (
          <Book key={preset} preset={preset} fields={fields} all={all} />
        ))}
      </div>
      <div class="acts" ref={acts}>
        <Button
          aria-pressed={editing}
          data-act="edit"
          onClick={() => setEditing(!editing)}
          text={editing ? ui.case.editDone : ui.case.edit}
        />
        {fields !== initial && <Button data-act="reset" onClick={() => setFields(initial)} text={ui.case.reset} />}
      </div>
    </article>
  );
}

/** The rule set that is asked about: the first whose verdict differs from that of the first one. */
function askedOf(presets: readonly string[], fields: readonly Field[], { game, words }: Loaded) {
  const cases = presets.flatMap((preset) => {
    const now = { game: game.id, preset, rules: game.presets[preset] ?? {}, fields };
    const ruled = judge(game, fields, now.rules);
    return ruled.ok ? [{ now, ruling: ruled.value }] : [];
  });
  const sayings = cases.map(({ ruling }) => {
    const { big, lines } = words.verdict(ruling);
    return [big, ...lines.map(({ text, net }) => `${text} ${net}`)].join();
  });
  return cases.find((_, at) => sayings[at] !== sayings[0]) ?? cases[0];
}

interface BookProps {
  readonly preset: string;
  readonly fields: readonly Field[];
  readonly all: Loaded;
}

/** What one rule set makes of the hands: each one's worth, the verdict, and the step that decided. */
function Book({ preset, fields, all }: BookProps) {
  const { game, words, ui } = all;
  const rules = game.presets[preset] ?? {};
  const of = { game: game.id, preset, rules, fields };
  const ruled = judge(game, fields, rules);
  const verdict = ruled.ok ? words.verdict(ruled.value) : undefined;
  const fault = ruled.ok ? undefined : ruled.error;
  return (
    <section {...verdictData(of, game, ruled.ok ? ruled.value : undefined)}>
      <h3>{words.presets[preset]}</h3>
      {ruled.ok && !verdict?.lines.length && (
        <ul>
          {fields.map(({ name }) => {
            const { sum, state } = words.seat(ruled.value.verdict, name);
            return (
              <li key={name}>
                {ui.seatName(name)} <b>{[sum, state].filter(Boolean).join(' ')}</b>
              </li>
            );
          })}
        </ul>
      )}
      {verdict?.lines.length ? (
        <ul>
          {verdict.lines.map(({ text, net }) => (
            <li key={text}>
              <b>{text}</b> {net}
            </li>
          ))}
        </ul>
      ) : (
        <p class="v">{verdict?.big || '—'}</p>
      )}
      <SuitText
        as="p"
        class="why"
        text={
          fault?.code === 'card-not-in-deck'
            ? ui.case.notInDeck(displayCard(fault.card))
            : (verdict?.why ?? ui.case.waiting)
        }
      />
    </section>
  );
}
