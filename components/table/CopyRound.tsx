import type { Lang } from '#core/lang.ts';
import { useCopied } from '../share/use-copied.ts';
import { roundLink } from './link.ts';
import type { Rounds } from './rounds.ts';
import type { TableUi } from './words.ts';

interface Props {
  readonly rounds: Rounds;
  readonly lang: Lang;
  readonly words: TableUi;
}

/**
 * Copies a link to this round: its rule set, its seating, its moves. Where copying is not allowed the link goes into the address
 * bar.
 */
export function CopyRound({ rounds, lang, words }: Props) {
  const [copied, copy] = useCopied<'link'>();
  const link = async (): Promise<void> => {
    const url = new URL(roundLink(rounds, lang), location.href).href;
    if (!(await copy('link', url))) history.replaceState(null, '', url);
  };
  return (
    <button type="button" class="btn b2" data-move="copy" onClick={link}>
      <span aria-live="polite">
        {copied === 'link' ? words.copied : copied === 'failed' ? words.copyFailed : words.copy}
      </span>
    </button>
  );
}
