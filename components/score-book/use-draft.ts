import { useEffect, useState } from 'preact/hooks';
import { LEAST_PLAYERS } from '#core/evening/evening.ts';
import type { EveningTally } from '#core/evening/tally.ts';
import { remembered } from '../storage/remembered.ts';
import { correctionDraft, emptyDraft, isDraftBegun, lastWay, type RoundDraft, type TellingWay } from './draft.ts';
import { draftText, readDraft } from './draft-text.ts';

/** The round that was being entered last, on the device. */
const kept = remembered('round-draft');

export interface Drafting {
  readonly draft: RoundDraft;
  /** A new round, or the one that was begun and not written yet. */
  begin(): void;
  /** @param text the hands of the round as somebody might type them, where it was told by cards */
  correct(of: number, text: string): void;
  change(changed: Partial<RoundDraft>): void;
  clear(): void;
}

/** The round that is being entered; it outlives its sheet, and the page. */
export function useDraft(evening: string, tally: EveningTally): Drafting {
  const [draft, setDraft] = useState(() => readDraft(kept.get(), evening) ?? emptyDraft(tally, lastWay(tally)));
  const [way, setWay] = useState<TellingWay>(draft.way);
  useEffect(() => {
    kept.set(isDraftBegun(draft) ? draftText(evening, draft) : '');
  }, [draft]);
  return {
    draft,
    begin() {
      setDraft((now) => {
        const seats = now.seats.filter((id) => tally.seated.includes(id));
        const isOurs = now.of === null && isDraftBegun(now) && seats.length >= LEAST_PLAYERS;
        return isOurs ? { ...now, seats } : emptyDraft(tally, way);
      });
    },
    correct(of, text) {
      const line = tally.lines.find((one) => one.type === 'round' && one.number === of);
      if (line?.type !== 'round' || draft.of === of) return;
      setDraft(correctionDraft(of, line.round, text));
    },
    change(changed) {
      if (changed.way) setWay(changed.way);
      setDraft((now) => ({ ...now, ...changed }));
    },
    clear: () => setDraft(emptyDraft(tally, way)),
  };
}
