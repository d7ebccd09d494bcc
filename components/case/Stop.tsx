import type { Case } from '#core/case.ts';
import { pickerWords } from '../cards/picker/picker-words.ts';
import type { Loaded } from '../loading/loaded.ts';
import { cardCount } from './edit/company.ts';

interface Props {
  readonly now: Case;
  readonly refusal: string;
  readonly all: Loaded;
  readonly board: { readonly current: HTMLElement | null };
  readonly editing: boolean;
  onEdit(): void;
}

/** Shown where there is nothing to judge: what is missing, and the one action to fix it. */
export function Stop({ now, refusal, all: { game, ui }, board, editing, onEdit }: Props) {
  const short = now.fields.find((field) => cardCount(field, now.fields, game, now.rules));
  const count = short && cardCount(short, now.fields, game, now.rules);
  const pick = (name: string) => board.current?.querySelector<HTMLElement>(`[data-pick="${name}"]`)?.click();
  return (
    <div class="verdict waiting">
      <p class="disp">{refusal}</p>
      {short && count && <p>{pickerWords().incomplete(short.name, count.min, count.max)}</p>}
      {!editing && (
        <button type="button" class="btn" data-act="edit" onClick={onEdit}>
          {ui.case.edit}
        </button>
      )}
      {editing && short && (
        <button type="button" class="btn" data-act="pick" onClick={() => pick(short.name)}>
          {ui.case.addTo(ui.seatName(short.name))}
        </button>
      )}
    </div>
  );
}
