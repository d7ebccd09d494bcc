import { useState } from 'preact/hooks';
import { verdictText } from '#core/branches/opinion-groups.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import { contractLink } from '../house-rules/contract/link.ts';
import { Button } from '../page/controls.tsx';
import { chatMessage, type MessageExtras } from '../share/chat.ts';
import { embedLink, embedSnippet } from '../share/embed.ts';
import { rulingContent } from '../share/picture/content.ts';
import { sendPicture } from '../share/picture/send.ts';
import { shareWords } from '../share/share-words.ts';
import type { Copied } from '../share/use-copied.ts';
import { messageExtras, type OnThePage } from './message.ts';

/** Does this device take files in its share sheet? */
function sharesFiles(): boolean {
  if (!('canShare' in navigator)) return false;
  return navigator.canShare({ files: [new File([], 'ruling.png', { type: 'image/png' })] });
}

interface Props {
  readonly page: OnThePage;
  /** The whole address of the ruling. */
  readonly url: string;
  /** What was copied a moment ago. */
  readonly copied: Copied<'text' | 'snippet' | 'link'>;
  onCopy(what: 'text' | 'snippet', text: string): void;
  onPrint(): void;
}

/** The rarer ways to share a ruling: as text, to another app, in a frame, on paper, as house rules for tonight. */
export function ShareCardMore({ page, url, copied, onCopy, onPrint }: Props) {
  const { now, all, lang, words } = page.context;
  const { ticket } = words;
  const said = shareWords[lang];
  const [embedding, setEmbedding] = useState(false);
  const [failed, setFailed] = useState(false);
  const message = (): Message => messageOf(page);
  const titled = (verdict: string): string => `${all.words.name}, ${ruleSetName(now, all)}: ${verdict}`;
  const snippet =
    page.ruling &&
    embedSnippet(new URL(embedLink(now, lang, all), url).href, titled(verdictText(all.words.verdict(page.ruling))));
  // Dismissing the share sheet is no error.
  const share = (): void => {
    const { text, says } = message();
    navigator.share({ title: titled(says), text, url }).catch(() => undefined);
  };
  const send = async (): Promise<void> => {
    const { text, says, extras } = message();
    try {
      const content = rulingContent(now, all, page.ruling, extras, url);
      await sendPicture(content, { title: titled(says), text: `${text}\n${url}`, name: `${now.game}.png` });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <div class="go">
        <Button
          class="btn b2"
          data-act="text"
          onClick={() => onCopy('text', `${message().text}\n${url}`)}
          text={copied === 'text' ? ticket.copied : ticket.text}
        />
        {'share' in navigator && <Button class="btn b2" data-act="share" onClick={share} text={ticket.share} />}
        {snippet !== undefined && (
          <Button
            class="btn b2"
            data-act="embed"
            aria-expanded={embedding}
            onClick={() => setEmbedding(!embedding)}
            text={ticket.embed}
          />
        )}
        {said && (
          <Button
            class="btn b2"
            data-act="picture"
            onClick={() => void send()}
            text={sharesFiles() ? said.picture : said.savePicture}
          />
        )}
        <Button class="btn b2" data-act="print" onClick={onPrint} text={ticket.print} />
        <a class="btn b2" href={contractLink([{ game: all.game, ruleSet: now }], lang)} data-act="contract">
          {ticket.contract}
        </a>
      </div>
      {failed && (
        <p class="s" role="alert">
          {said?.noPicture}
        </p>
      )}
      {embedding && snippet !== undefined && (
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

interface Message {
  /** Without its link. */
  readonly text: string;
  /** The verdict alone. */
  readonly says: string;
  readonly extras: MessageExtras;
}

function messageOf(page: OnThePage): Message {
  const { now, all, lang } = page.context;
  const share = shareWords[lang];
  const extras: MessageExtras = share ? messageExtras(page, share) : {};
  const verdict = extras.verdict ?? (page.ruling && all.words.verdict(page.ruling));
  return { text: chatMessage(now, all, extras), says: verdict ? verdictText(verdict) : '', extras };
}
