import { useState } from 'preact/hooks';
import type { EveningTally } from '#core/evening/tally.ts';
import { draftOf, emptyDraft, isBegun, type RoundDraft, type Way } from './draft.ts';

export interface Drafting {
  readonly draft: RoundDraft;
  /** A new round, or the one that was begun and not written yet. */
  begin(): void;
  correct(of: number): void;
  change(changed: Partial<RoundDraft>): void;
  clear(): void;
}

/** The round that is being entered; it outlives its sheet, and a reload. */
export function useDraft(evening: string, tally: EveningTally): Drafting {
  const [draft, setDraft] = useState(() => emptyDraft(tally, 'amounts'));
  const [way, setWay] = useState<Way>('amounts');
  void evening;
  return {
    draft,
    begin() {
      setDraft((now) => (now.of === null && isBegun(now) ? now : emptyDraft(tally, way)));
    },
    correct(of) {
      const line = tally.lines.find((one) => one.type === 'round' && one.number === of);
      if (line?.type !== 'round' || draft.of === of) return;
      setDraft(draftOf(of, line.round, ''));
    },
    change(changed) {
      if (changed.way) setWay(changed.way);
      setDraft((now) => ({ ...now, ...changed }));
    },
    clear: () => setDraft(emptyDraft(tally, way)),
  };
}
