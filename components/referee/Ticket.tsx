import { useEffect, useState } from 'preact/hooks';
import type { Case } from '../../src/engine/core/case.ts';
import { formatGist, type Gist } from '../../src/engine/core/gist.ts';
import { formatCase } from '../../src/engine/core/notation/format.ts';
import type { RefereeWords } from '../../src/i18n/ui/referee/vi.ts';
import type { Lang } from '../../src/site.ts';
import { chatText } from '../case/chat.ts';
import { linkToSend } from '../case/link.ts';
import type { Loaded } from '../case/loaded.ts';
import { contractLink } from '../contract/link.ts';
import { embedLink, embedSnippet } from '../share/embed.ts';

interface Props {
  readonly now: Case;
  readonly gist: Gist | undefined;
  readonly all: Loaded;
  readonly lang: Lang;
  readonly words: RefereeWords;
}

type Qr = typeof import('../share/Qr.tsx').Qr;

/** How long a button says that it has copied, in milliseconds. */
const TOLD_FOR = 2500;
/** What a QR code holds at most with this share of repairs, in bytes; addresses are ASCII. */
const LONGEST_CODE = 2331;

/** The ruling as something to hand over: link, text, code to scan, frame, paper. */
export function Ticket({ now, gist, all, lang, words: { ticket } }: Props) {
  const [told, setTold] = useState<'link' | 'text' | 'snippet' | 'failed'>();
  const [open, setOpen] = useState<'qr' | 'embed'>();
  const [Code, setCode] = useState<{ component: Qr }>();
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);

  // Worked out when it is asked for: what was built before hydration does not know the address of the site.
  const path = linkToSend(now, lang, all, gist && formatGist(gist));
  const url = (of = path): string => new URL(of, location.href).href;
  const title = `${all.words.name}: ${all.ui.case.label}`;
  // What was ruled can be left out: whoever scans it sees the ruling anyway.
  const scanned =
    open === 'qr' ? [url(), url(linkToSend(now, lang, all))].find(({ length }) => length <= LONGEST_CODE) : undefined;
  const snippet = live ? embedSnippet(url(embedLink(now, lang, all)), title) : '';

  const copy = async (what: 'link' | 'text' | 'snippet'): Promise<void> => {
    const text = { link: url, text: () => chatText(now, all, url()), snippet: () => snippet }[what]();
    const done = await navigator.clipboard.writeText(text).then(
      () => what,
      () => 'failed' as const,
    );
    setTold(done);
    setTimeout(() => setTold(undefined), TOLD_FOR);
  };
  const bringCode = async (): Promise<void> => {
    if (!Code) setCode({ component: (await import('../share/Qr.tsx')).Qr });
  };
  const print = async (): Promise<void> => {
    await bringCode();
    setOpen('qr');
    // What was brought is on the page before the printer looks.
    setTimeout(() => window.print(), 100);
  };
  // A reader who closes the sheet has changed his mind; that is no fault.
  const share = (): void => void navigator.share({ title, url: url() }).catch(() => undefined);
  const canShare = live && 'share' in navigator;

  return (
    <section class="ticket" aria-labelledby="ticket-title">
      <div class="stub">
        <h2 id="ticket-title">{ticket.title}</h2>
        <p>{ticket.lead}</p>
      </div>
      <div class="body">
        <p class="slip">
          <a href={path} data-act="self">
            <code>{formatCase(now, all.game)}</code>
          </a>
        </p>
        <div class="go">
          <button type="button" class="btn" data-act="link" onClick={() => copy('link')}>
            {told === 'link' ? ticket.copied : ticket.link}
          </button>
          <button type="button" class="btn b2" data-act="text" onClick={() => copy('text')}>
            {told === 'text' ? ticket.copied : ticket.text}
          </button>
          {canShare && (
            <button type="button" class="btn b2" data-act="share" onClick={share}>
              {ticket.share}
            </button>
          )}
          <button
            type="button"
            class="btn b2"
            data-act="qr"
            aria-expanded={open === 'qr'}
            onClick={() => {
              bringCode();
              setOpen(open === 'qr' ? undefined : 'qr');
            }}
          >
            {ticket.qr}
          </button>
          <button
            type="button"
            class="btn b2"
            data-act="embed"
            aria-expanded={open === 'embed'}
            onClick={() => setOpen(open === 'embed' ? undefined : 'embed')}
          >
            {ticket.embed}
          </button>
          <button type="button" class="btn b2" data-act="print" onClick={print}>
            {ticket.print}
          </button>
          <a class="btn b2" href={contractLink([{ game: all.game, house: now }], lang)} data-act="contract">
            {ticket.contract}
          </a>
        </div>
        <p class="sr-only" role="status">
          {told === 'failed' ? '' : told && ticket.copied}
        </p>
        {told === 'failed' && (
          <p class="s" role="alert">
            {ticket.failed}
          </p>
        )}
        {open === 'qr' && Code && (
          <figure class="scan">
            {scanned && <Code.component text={scanned} label={ticket.qrLabel} />}
            <figcaption class="s">{scanned ? ticket.qrHelp : ticket.qrTooLong}</figcaption>
          </figure>
        )}
        {open === 'embed' && (
          <div class="frame">
            <p class="s">{ticket.embedHelp}</p>
            <textarea readOnly rows={5} aria-label={ticket.embedLabel} value={snippet} />
            <button type="button" class="btn b2" data-act="snippet" onClick={() => copy('snippet')}>
              {told === 'snippet' ? ticket.copied : ticket.embedCopy}
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
