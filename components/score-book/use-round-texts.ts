import { useEffect, useState } from 'preact/hooks';
import type { EveningRound } from '#core/evening/evening.ts';
import type { EveningLine } from '#core/evening/tally.ts';
import type { Lang } from '#core/lang.ts';
import { part } from '../loading/part.ts';
import type { RoundText } from './round-text.ts';

/** Sentences need engines: they come after the numbers. */
const texts = part(() => import('./round-texts.ts'));

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
      const { loadTexts } = await texts.load();
      for (const [house, game] of houses) {
        await loadTexts(game, house, lang).catch(() => undefined);
        if (late) return;
        setLoaded((count) => count + 1);
      }
    };
    bring().catch(() => undefined);
    return () => {
      late = true;
    };
  }, [houses.join(' '), lang]);
  return (round) => texts.here?.roundTextOf(round, lang);
}
