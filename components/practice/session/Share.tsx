import { useEffect, useState } from 'preact/hooks';
import type { QuizUi } from '#words/vi/ui/quiz.ts';
import { Button, Spoken } from '../../page/controls.tsx';
import { useCopied } from '../../share/use-copied.ts';

interface Props {
  /** The text that is sent, without the link. */
  readonly text: string;
  /** An address within the site. */
  readonly link: string;
  /** What the buttons that copy and send it are called. */
  readonly names: { readonly copy: string; readonly share: string };
  readonly ui: QuizUi;
}

/** A text with its link, to be sent or copied; where neither is allowed it can be selected. */
export function Share({ text, link, names, ui }: Props) {
  const [copied, copy] = useCopied<'text'>();
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  const whole = (): string => `${text}\n${new URL(link, location.href).href}`;
  // Dismissing the share sheet is no error.
  const share = (): void => void navigator.share({ text: whole() }).catch(() => undefined);
  return (
    <div class="share">
      <p class="btns">
        <Button
          class="btn"
          data-act="copy"
          onClick={() => copy('text', whole())}
          text={copied === 'text' ? ui.score.copied : names.copy}
        />
        {canShare && <Button class="btn b2" data-act="share" onClick={share} text={names.share} />}
      </p>
      <Spoken text={copied === 'text' && ui.score.copied} />
      {copied === 'failed' && (
        <div role="alert">
          <p class="s">{ui.score.failed}</p>
          <textarea readOnly rows={3} aria-label={names.copy} value={whole()} />
        </div>
      )}
    </div>
  );
}
