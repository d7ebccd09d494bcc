import { useEffect, useState } from 'preact/hooks';
import type { EveningPlayer, EveningRound } from '#core/evening/evening.ts';
import type { EveningLine } from '#core/evening/tally.ts';
import type { Lang } from '#core/lang.ts';
import type { ScoreBookWords } from '#words/vi/ui/score-book.ts';
import { listAhead, part } from '../loading/part.ts';
import { roundGames } from './entry/round-game.ts';
import { playerName } from './people.ts';
import type { RoundText } from './round-texts.ts';

/** Names and numbers need none of it: it comes with the first round, or before. */
export const bookRounds = listAhead(part(() => import('./rounds.ts')));

/** What happened in a round: while its game is not loaded, and where no hands were told, who won. */
export function roundSentence(
  { seats, nets }: EveningRound,
  text: RoundText | undefined,
  people: readonly EveningPlayer[],
  say: ScoreBookWords,
): string {
  const winners = seats.filter((_, seat) => (nets[seat] ?? 0) > 0).map((id) => playerName(people, id));
  return text?.sentence(people) ?? say.amounts(winners);
}

/** Words for rounds that were told by cards or by results; numbers stand there before. */
export function useRoundTexts(
  lines: readonly EveningLine[],
  lang: Lang,
): (round: EveningRound) => RoundText | undefined {
  const [, setLoaded] = useState(0);
  const told = lines.flatMap((line) =>
    line.type === 'round' && line.round.told.type !== 'amounts' ? [line.round] : [],
  );
  // The latest stand on top.
  const houses = [...new Map(told.toReversed().map(({ game, house }) => [house, game]))];
  useEffect(() => {
    if (houses.length === 0) return undefined;
    let late = false;
    const bring = async (): Promise<void> => {
      for (const [house, game] of houses) {
        await Promise.all([bookRounds.load(), roundGames(game, house, lang).load()]);
        if (late) return;
        setLoaded((count) => count + 1);
      }
    };
    bring().catch(() => undefined);
    return () => {
      late = true;
    };
  }, [houses.join(' '), lang]);
  return (round) => bookRounds.here?.roundTextOf(round, lang);
}
