import { useRef } from 'preact/hooks';
import type { EveningPlayer } from '#core/evening/evening.ts';
import type { ScoreBookLateWords } from '#words/vi/ui/score-book/late.ts';
import { Button, Spoken } from '../../page/controls.tsx';
import { useFocusKept } from '../../page/use-focus-kept.ts';
import { type RoundDraft, typedChips } from '../draft.ts';
import { AmountsPart } from './AmountsPart.tsx';
import type { SettledDraft } from './settled.ts';

interface Props {
  readonly draft: RoundDraft;
  readonly settled: SettledDraft;
  /** What the house says of the round. */
  readonly byHouse: SettledDraft;
  readonly players: readonly EveningPlayer[];
  readonly say: ScoreBookLateWords;
  onChange(changed: Partial<RoundDraft>): void;
}

/** The table paid otherwise than the house says: what it paid is typed over what the house says. */
export function OtherwisePart({ byHouse, ...parts }: Props) {
  const { draft, say, onChange } = parts;
  const part = useRef<HTMLDivElement>(null);
  // Either button goes where it is pressed.
  useFocusKept(draft.otherwise, () => part.current?.querySelector<HTMLElement>('input, [data-act=otherwise]'));
  return (
    <div ref={part}>
      <Spoken text={draft.otherwise && say.otherwise.lead} />
      {draft.otherwise ? (
        <section class="sb-otherwise" aria-label={say.otherwise.title}>
          <AmountsPart {...parts} />
          <Button
            class="sb-link"
            data-act="by-house"
            onClick={() => onChange({ otherwise: false, amounts: new Map() })}
            text={say.otherwise.close}
          />
        </section>
      ) : (
        <Button
          class="sb-link"
          data-act="otherwise"
          onClick={() => onChange({ otherwise: true, amounts: typedChips(draft.seats, byHouse.nets) })}
          text={say.otherwise.open}
        />
      )}
    </div>
  );
}
