import { useEffect, useState } from 'preact/hooks';
import { LEAST_PLAYERS } from '#core/evening/evening.ts';
import type { EveningTally } from '#core/evening/tally.ts';
import { type Remembered, remembered } from '../storage/remembered.ts';
import {
  correctionDraft,
  emptyDraft,
  isDraftBegun,
  isDraftStale,
  lastWay,
  type RoundDraft,
  type TellingWay,
} from './draft.ts';
import { readDraft, withDraft } from './draft-text.ts';

/** The new round and the correction that were being entered last, on the device. */
const keptRound = remembered('round-draft');
const keptFix = remembered('round-fix');

export interface Drafting {
  readonly draft: RoundDraft;
  /** It is about a round, or about people, that the book has no more. */
  readonly isStale: boolean;
  /** A new round was begun and is not written yet. */
  readonly isWaiting: boolean;
  /** A new round, or the one that was begun and not written yet. */
  begin(): void;
  /** @param text the hands of the round as somebody might type them, where it was told by cards */
  correct(of: number, text: string): void;
  change(changed: Partial<RoundDraft>): void;
  clear(): void;
}

/** The round that is being entered; it outlives its sheet, and the page. A new one waits while another is corrected. */
export function useDraft(evening: string, tally: EveningTally): Drafting {
  const [round, setRound] = useKept(keptRound, evening, () => emptyDraft(tally, lastWay(tally)));
  const [fix, setFix] = useKept(keptFix, evening, () => emptyDraft(tally, lastWay(tally)));
  const [isFix, setIsFix] = useState(false);
  const [way, setWay] = useState<TellingWay>(round.way);
  const draft = isFix ? fix : round;
  return {
    draft,
    isStale: isDraftStale(draft, tally),
    isWaiting: isDraftBegun(round) && !isDraftStale(round, tally),
    begin() {
      setIsFix(false);
      setRound((now) => {
        const seats = now.seats.filter((id) => tally.seated.includes(id));
        return isDraftBegun(now) && seats.length >= LEAST_PLAYERS ? { ...now, seats } : emptyDraft(tally, way);
      });
    },
    correct(of, text) {
      const line = tally.lines.find((one) => one.type === 'round' && one.number === of);
      if (line?.type !== 'round') return;
      setIsFix(true);
      if (fix.of !== of || isDraftStale(fix, tally)) setFix(correctionDraft(of, line.round, text));
    },
    change(changed) {
      if (changed.way) setWay(changed.way);
      (isFix ? setFix : setRound)((now) => ({ ...now, ...changed }));
    },
    clear: () => (isFix ? setFix : setRound)(emptyDraft(tally, way)),
  };
}

/** A draft that stands on the device while anything is told in it. */
function useKept(kept: Remembered, evening: string, first: () => RoundDraft) {
  const state = useState(() => readDraft(kept.get(), evening) ?? first());
  const [draft] = state;
  useEffect(() => {
    const before = kept.get();
    const next = withDraft(before, evening, isDraftBegun(draft) ? draft : undefined);
    if (next !== before) kept.set(next);
  }, [draft]);
  return state;
}
