import { ruleNumber } from '#core/game/game.ts';
import { keyStep } from '#core/key-steps.ts';
import type { Ruling } from '#core/ruling.ts';
import type { RefereeWords } from '#words/ui/referee/vi.ts';
import type { Loaded } from '../loading/loaded.ts';

interface Props {
  readonly ruling: Ruling<unknown> | undefined;
  /** The message instead. */
  readonly refusal: string;
  readonly all: Loaded;
  readonly words: RefereeWords;
}

/**
 * The verdict in one line that stays visible while a reader on a phone types or changes a rule below; it links to the full
 * verdict.
 */
export function OneLine({ ruling, refusal, all, words }: Props) {
  const verdict = ruling && all.words.verdict(ruling);
  const key = ruling && keyStep(ruling);
  return (
    <a class={`oneline ${verdict ? (verdict.big ? '' : 'many') : 'wait'}`} href="#phan-quyet">
      <span class="disp">{verdict ? verdict.big || verdict.lines.map(({ text }) => text).join(', ') : refusal}</span>
      {key && <span class="r">{words.argue.rule(ruleNumber(all.game, key.rule))}</span>}
      {verdict?.net && <b class="net">{verdict.net}</b>}
    </a>
  );
}
