import { useMemo, useRef, useState } from 'preact/hooks';
import type { Card } from '#core/card.ts';
import type { StatusLine } from '#core/game/table-screen.ts';
import type { Alternative, ReviewedMove } from '#core/rounds/look-back.ts';
import { PlayBoard } from '../PlayBoard.tsx';
import type { AtTable } from '../use-table.ts';
import { Bar } from './Bar.tsx';
import { moveKey, type ReviewPage, type ReviewProps } from './moments.ts';

interface Props extends ReviewProps {
  readonly moments: readonly ReviewedMove[];
  readonly moment: ReviewedMove;
  onTry(way: Alternative): void;
  onPage(page: ReviewPage): void;
}

/** The table as it was at that moment: the reader makes the move again. */
export function Again({ at, rounds, coach, all, lang, words, moments, moment, onTry, onPage }: Props) {
  const { ui } = coach;
  const [tapped, setTapped] = useState<readonly Card[]>([]);
  const [asked, setAsked] = useState<StatusLine>();
  const root = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => rounds.shown(moment.at, tapped), [moment, tapped]);
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
    root,
    tap(card) {
      setAsked(undefined);
      const off = tapped.filter((one) => one !== card);
      if (off.length < tapped.length) setTapped(off);
      else setTapped(own.hand.taps === 'many' ? [...tapped, card] : [card]);
    },
    ask: setAsked,
    act(action) {
      const key = moveKey(rounds.playing, rounds.sitting, moment.at, action);
      const way = moment.choices.find((one) => one.key === key);
      if (way) onTry(way);
    },
  };
  const title = ui.of(moments.indexOf(moment) + 1, moments.length);
  const bar = <Bar back={ui.toList} title={title} onBack={() => onPage({ type: 'list' })} />;
  return <PlayBoard at={then} all={all} lang={lang} words={words} bar={bar} />;
}
