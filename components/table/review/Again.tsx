import { useMemo, useRef, useState } from 'preact/hooks';
import type { Card } from '#core/card.ts';
import type { StatusLine } from '#core/game/table-screen.ts';
import type { Choice, Mistake } from '#core/rounds/look-back.ts';
import { PlayBoard } from '../PlayBoard.tsx';
import type { AtTable } from '../use-table.ts';
import { Bar } from './Bar.tsx';
import { moveKey, type ReviewProps } from './moments.ts';

interface Props extends ReviewProps {
  readonly mistake: Mistake;
  onTry(choice: Choice): void;
  onBack(): void;
}

/** The table as it was at that moment: the reader makes the move again. */
export function Again({ at, rounds, parts, all, lang, words, mistake, onTry, onBack }: Props) {
  const { ui } = parts;
  const [tapped, setTapped] = useState<readonly Card[]>([]);
  const [asked, setAsked] = useState<StatusLine>();
  const root = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => rounds.shown(mistake.at, tapped), [mistake, tapped]);
  const { say, own } = shown.scene;
  const question: StatusLine | undefined =
    tapped.length === 0 ? { tone: 'plain', head: ui.question, text: say.text } : undefined;
  const then: AtTable = {
    ...at,
    shown,
    tapped,
    asked: asked ?? question,
    busy: false,
    review: undefined,
    hint: undefined,
    hinted: undefined,
    root,
    tap(card) {
      setAsked(undefined);
      const off = tapped.filter((one) => one !== card);
      if (off.length < tapped.length) setTapped(off);
      else setTapped(own.hand.taps === 'many' ? [...tapped, card] : [card]);
    },
    ask: setAsked,
    act(action) {
      const key = moveKey(rounds.playing, rounds.sitting, mistake.at, action);
      const choice = mistake.choices.find((one) => one.key === key);
      if (choice) onTry(choice);
    },
  };
  const bar = <Bar back={ui.toMistake} title={ui.one(mistake.number)} onBack={onBack} />;
  return <PlayBoard at={then} all={all} lang={lang} words={words} bar={bar} />;
}
