import type { PickerWords } from '#words/ui/picker/vi.ts';
import { rememberFourColours } from './four-colours.ts';

interface Props {
  readonly titleId: string;
  /** Whose hand it is: a player's name, or `cai`. */
  readonly name: string;
  /** Cards are shown in four colours. */
  readonly four: boolean;
  readonly words: PickerWords;
  onClose(): void;
}

/** Whose hand it is, the switch to four colours, and the cross. */
export function PickerBar({ titleId, name, four, words, onClose }: Props) {
  return (
    <div class="bar">
      <h2 id={titleId}>{words.title(name)}</h2>
      <button type="button" aria-pressed={four} onClick={() => rememberFourColours(!four)}>
        {words.four}
      </button>
      <button type="button" aria-label={words.close} onClick={onClose}>
        <svg viewBox="0 0 24 24" width="22" height="22" class="stroke" aria-hidden="true">
          <path d="m4 4 16 16M20 4 4 20" />
        </svg>
      </button>
    </div>
  );
}
