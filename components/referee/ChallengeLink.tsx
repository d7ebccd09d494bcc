import type { Case } from '#core/case.ts';
import type { Lang } from '#core/lang.ts';
import type { RefereeWords } from '#words/ui/referee/vi.ts';
import type { Loaded } from '../loading/loaded.ts';
import { challengeLink } from '../share/case-link.ts';
import { useCopied } from '../share/use-copied.ts';

interface Props {
  readonly now: Case;
  readonly all: Loaded;
  readonly lang: Lang;
  readonly words: RefereeWords;
  readonly class?: string;
}

/**
 * A link to the case that asks before it shows the verdict: a tap copies it; where copying is refused it opens, and its address
 * can be copied.
 */
export function ChallengeLink({ now, all, lang, words, class: look }: Props) {
  const [copied, copy] = useCopied<'link'>();
  const path = challengeLink(now, lang, all);
  const onClick = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!(await copy('link', new URL(path, location.href).href))) location.assign(path);
  };
  return (
    <a href={path} class={look} data-act="challenge" onClick={onClick}>
      {copied === 'link' ? words.ticket.copied : words.challenge.make}
      <span class="sr-only" role="status">
        {copied === 'link' && words.ticket.copied}
      </span>
    </a>
  );
}
