import type { ComponentChildren } from 'preact';
import type { Case } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import type { VerdictWords } from '#core/game/game-words.ts';
import { writeJson } from '#core/json.ts';
import type { Ruling } from '#core/ruling.ts';

interface Props {
  readonly words: VerdictWords;
  /** In place of the reason of these words. */
  readonly why?: ComponentChildren;
}

/** What is longer is set smaller, in letters. */
const LONG = 11;

/** The verdict banner: two or three words, the reason in one line, the payments. With several players one line each. */
export function VerdictPlate({ words, why = words.why }: Props) {
  if (words.lines.length > 0) {
    return (
      <div class="verdict many">
        {words.lines.map(({ text, net }) => (
          <p key={text} class="line">
            <span>{text}</span>
            <span class="net">{net}</span>
          </p>
        ))}
      </div>
    );
  }
  return (
    <div class="verdict">
      <p class={words.big.length > LONG ? 'big long' : 'big'}>{words.big}</p>
      {words.net && <p class="net">{words.net}</p>}
      {why && <p class="why">{why}</p>}
    </div>
  );
}

/** The attributes of what shows a verdict, for tests and programs: the case as text, and the verdict, undefined where there is none. */
export function verdictData(of: Case, game: Game, ruling: Ruling<unknown> | undefined) {
  return {
    'data-case': formatCase(of, game),
    'data-verdict': ruling && writeJson(game.verdictJson(ruling.verdict)),
  };
}
