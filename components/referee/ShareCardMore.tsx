import { useState } from 'preact/hooks';
import { verdictText } from '#core/branches/opinion-groups.ts';
import type { Ruling } from '#core/ruling.ts';
import { caseNotes } from '#words/reserved/notes.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import { contractLink } from '../house-rules/contract/link.ts';
import { Button } from '../page/controls.tsx';
import { chatText } from '../share/chat.ts';
import { embedLink, embedSnippet } from '../share/embed.ts';
import type { Copied } from '../share/use-copied.ts';
import { tellingPart } from './told/telling.ts';
import type { RefereeContext } from './words.ts';

interface Props extends RefereeContext {
  readonly ruling: Ruling<unknown>;
  /** The whole address of the ruling. */
  readonly url: string;
  /** What was copied a moment ago. */
  readonly copied: Copied<'text' | 'snippet' | 'link'>;
  onCopy(what: 'text' | 'snippet', text: string): void;
  /** Which hands were told by what they come to; the case's cards stand in for them. */
  readonly story: string | undefined;
  onPrint(): void;
}

/** The rarer ways to share a ruling: as text, to another app, in a frame, on paper, as house rules for tonight. */
export function ShareCardMore({ now, ruling, all, lang, words, url, copied, story, onCopy, onPrint }: Props) {
  const { ticket, reserved } = words;
  const [embedding, setEmbedding] = useState(false);
  const notes = [...caseNotes(now, all.game, reserved), ...(story ? [tellingPart.here?.standInNote(lang) ?? ''] : [])];
  const title = `${all.words.name}, ${ruleSetName(now, all)}: ${verdictText(all.words.verdict(ruling))}`;
  const snippet = embedSnippet(new URL(embedLink(now, lang, all), url).href, title);
  // Dismissing the share sheet is no error.
  const share = (): void => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <>
      <div class="go">
        <Button
          class="btn b2"
          data-act="text"
          onClick={() => onCopy('text', chatText(now, all, url, notes))}
          text={copied === 'text' ? ticket.copied : ticket.text}
        />
        {'share' in navigator && <Button class="btn b2" data-act="share" onClick={share} text={ticket.share} />}
        <Button
          class="btn b2"
          data-act="embed"
          aria-expanded={embedding}
          onClick={() => setEmbedding(!embedding)}
          text={ticket.embed}
        />
        <Button class="btn b2" data-act="print" onClick={onPrint} text={ticket.print} />
        <a class="btn b2" href={contractLink([{ game: all.game, ruleSet: now }], lang)} data-act="contract">
          {ticket.contract}
        </a>
      </div>
      {embedding && (
        <div class="frame">
          <p class="s">{ticket.embedHelp}</p>
          <textarea readOnly rows={5} aria-label={ticket.embedLabel} value={snippet} />
          <Button
            class="btn b2"
            data-act="snippet"
            onClick={() => onCopy('snippet', snippet)}
            text={copied === 'snippet' ? ticket.copied : ticket.embedCopy}
          />
        </div>
      )}
    </>
  );
}
