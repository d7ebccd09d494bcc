import { useState } from 'preact/hooks';
import { formatCase } from '#core/format.ts';
import { formatSummary, type Summary } from '#core/summary/summary.ts';
import { usePart } from '../loading/use-part.ts';
import { Button, Spoken } from '../page/controls.tsx';
import { linkToSend } from '../share/case-link.ts';
import { withMarks } from '../share/link-marks.ts';
import { useCopied } from '../share/use-copied.ts';
import type { OnThePage } from './message.ts';
import { rulingPart } from './ruling-part.ts';

interface Props {
  readonly page: OnThePage;
  readonly summary: Summary | undefined;
}

/** What a QR code holds at most with this share of repairs, in bytes; addresses are ASCII. */
const LONGEST_CODE = 2331;

/** The share card of a ruling: the link and the QR code at once, everything else one tap away. */
export function ShareCard({ page, summary }: Props) {
  const { now, all, lang, words } = page.context;
  const { ticket } = words;
  const [copied, copy] = useCopied<'link' | 'text' | 'snippet'>();
  const [open, setOpen] = useState<'qr' | 'more'>();
  const { part: more } = usePart(rulingPart, open !== undefined);

  // Computed in the browser: the build does not know the site's address.
  const marks = { s: page.claims, t: page.story?.code };
  const path = withMarks(linkToSend(now, lang, all, summary && formatSummary(summary)), marks);
  const url = (of = path): string => new URL(of, location.href).href;
  // The ruling can be left out of the code: the page shows it anyway.
  const scanned =
    open === 'qr' ? [url(), url(linkToSend(now, lang, all))].find(({ length }) => length <= LONGEST_CODE) : undefined;
  const toggle = (what: 'qr' | 'more'): void => setOpen(open === what ? undefined : what);

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
        <div class="send">
          <Button
            class="btn"
            data-act="link"
            onClick={() => copy('link', url())}
            text={copied === 'link' ? ticket.copied : ticket.link}
          />
          <Button
            class="btn b2"
            data-act="qr"
            aria-expanded={open === 'qr'}
            onClick={() => toggle('qr')}
            text={ticket.qr}
          />
          <Button
            class="btn b2"
            data-act="more"
            aria-expanded={open === 'more'}
            aria-label={ticket.more}
            onClick={() => toggle('more')}
            text="…"
          />
        </div>
        <Spoken text={copied !== 'failed' && copied && ticket.copied} />
        {copied === 'failed' && (
          <p class="s" role="alert">
            {ticket.failed}
          </p>
        )}
        {open === 'qr' && more && (
          <figure class="scan">
            {scanned && <more.Qr text={scanned} label={ticket.qrLabel} />}
            <figcaption class="s">{scanned ? ticket.qrHelp : ticket.qrTooLong}</figcaption>
          </figure>
        )}
        {open === 'more' && more && (
          <more.ShareCardMore
            page={page}
            url={url()}
            copied={copied}
            onCopy={copy}
            onPrint={() => {
              // The code is printed too: it is rendered before the print dialog opens.
              setOpen('qr');
              setTimeout(() => window.print(), 100);
            }}
          />
        )}
      </div>
    </section>
  );
}
