import { useState } from 'preact/hooks';
import type { EveningPlayer, EveningRound } from '#core/evening/evening.ts';
import type { EveningLine, EveningTally } from '#core/evening/tally.ts';
import type { Lang } from '#core/lang.ts';
import type { ScoreBookWords } from '#words/vi/ui/score-book.ts';
import { columnCount, playerName } from './people.ts';
import { RoundLineView } from './RoundLineView.tsx';
import type { RoundText } from './round-texts.ts';

interface Props {
  readonly tally: EveningTally;
  readonly people: readonly EveningPlayer[];
  /** What is said of a round, once that is loaded. */
  readonly texts: (round: EveningRound) => RoundText | undefined;
  readonly isSent: boolean;
  readonly lang: Lang;
  readonly say: ScoreBookWords;
  onFix(of: number): void;
  onDrop(of: number): void;
  onBack(of: number, round: EveningRound): void;
}

/** Everything that happened, the latest on top. A round that is tapped says what can be done with it. */
export function BookLines({ tally, people, texts, isSent, lang, say, onFix, onDrop, onBack }: Props) {
  const [open, setOpen] = useState<number>();
  const { lines } = tally;
  if (!lines.some(({ type }) => type === 'round')) return <p class="sb-none">{say.none}</p>;
  return (
    <ol
      class="sb-lines"
      aria-label={say.lines}
      style={`--cols:${columnCount(people.length)};--people:${people.length}`}
      data-many={people.length > 4 ? '' : undefined}
    >
      <li class="hd" aria-hidden="true">
        <span>{say.linesHead}</span>
        {people.length <= 4 && people.map(({ id, name }) => <span key={id}>{name}</span>)}
      </li>
      {lines
        .map((line, at) =>
          line.type === 'round' ? (
            <RoundLineView
              key={at}
              line={line}
              people={people}
              text={texts(line.round)}
              isOpen={open === line.number}
              isSent={isSent}
              lang={lang}
              say={say}
              onOpen={() => setOpen(open === line.number ? undefined : line.number)}
              onFix={() => onFix(line.number)}
              onDrop={() => {
                setOpen(undefined);
                onDrop(line.number);
              }}
              onBack={() => {
                setOpen(undefined);
                onBack(line.number, line.round);
              }}
            />
          ) : (
            <li key={at} class="move">
              <MoveLine line={line} players={tally.players} say={say} />
            </li>
          ),
        )
        .toReversed()}
    </ol>
  );
}

interface MoveLineProps {
  readonly line: Exclude<EveningLine, { type: 'round' }>;
  readonly players: readonly EveningPlayer[];
  readonly say: ScoreBookWords;
}

/** The bank moved, or somebody came or left. */
function MoveLine({ line, players, say }: MoveLineProps) {
  const named = (id: number): string => playerName(players, id);
  if (line.type === 'banker') {
    return (
      <>
        <b>{say.banker(named(line.player))}</b>
        <span>{say.bankerBefore(named(line.before.player), line.before.rounds)}</span>
      </>
    );
  }
  return (
    <>
      {line.joined.length > 0 && <b>{say.joined(line.joined.map(named))}</b>}
      {line.left.length > 0 && <b>{say.leaves(line.left.map(named))}</b>}
    </>
  );
}
