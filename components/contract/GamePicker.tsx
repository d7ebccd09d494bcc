import { GAMES } from '#games/index.ts';
import type { ContractWords } from '#words/ui/contract/vi.ts';

interface Props {
  readonly say: ContractWords;
  isOn(game: string): boolean;
  onToggle(game: string, on: boolean): void;
}

/** All games of the book, each to be put on the sheet or taken off. */
export function GamePicker({ say, isOn, onToggle }: Props) {
  return (
    <fieldset class="plates">
      <legend>{say.games}</legend>
      {GAMES.map(({ id, ink, name }) => (
        <label key={id} data-g={ink}>
          <input
            type="checkbox"
            name="game"
            value={id}
            checked={isOn(id)}
            onChange={(event) => onToggle(id, event.currentTarget.checked)}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
