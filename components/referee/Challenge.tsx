import { useEffect, useState } from 'preact/hooks';
import type { Case } from '#core/case.ts';
import type { Lang } from '#core/lang.ts';
import type { RefereeWords } from '#words/ui/referee/vi.ts';
import { challengeLink } from '../case/link.ts';
import type { Loaded } from '../case/loaded.ts';

interface Props {
  readonly now: Case;
  readonly all: Loaded;
  readonly lang: Lang;
  readonly words: RefereeWords;
  readonly class?: string;
}

/** How long it says that it has copied, in milliseconds. */
const TOLD_FOR = 2500;

/** A link to the case that asks before it tells: a tap copies it; where that is refused it opens, and its address can be copied. */
export function Challenge({ now, all, lang, words, class: look }: Props) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setCopied(false), TOLD_FOR);
    return () => clearTimeout(later);
  }, [copied]);
  const path = challengeLink(now, lang, all);
  const copy = (event: Event): void => {
    event.preventDefault();
    navigator.clipboard.writeText(new URL(path, location.href).href).then(
      () => setCopied(true),
      () => location.assign(path),
    );
  };
  return (
    <a href={path} class={look} data-act="challenge" onClick={copy}>
      {copied ? words.ticket.copied : words.challenge.make}
      <span class="sr-only" role="status">
        {copied && words.ticket.copied}
      </span>
    </a>
  );
}
