import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Evening } from '#core/evening/evening.ts';
import type { EveningTally } from '#core/evening/tally.ts';
import { fewestTransfers } from '#core/evening/transfers.ts';
import type { Lang } from '#core/lang.ts';
import { signed } from '#words/text.ts';
import type { ScoreBookWords } from '#words/vi/ui/score-book.ts';
import { usePart } from '../loading/use-part.ts';
import { Button } from '../page/controls.tsx';
import { addLazyStyle } from '../page/lazy-style.ts';
import { qrCode } from '../share/qr-code.ts';
import { useCopied } from '../share/use-copied.ts';
import { finishMessage, handedBy } from './book-message.ts';
import { downloadBook } from './files.ts';
import styles from './finish.css?inline';
import type { Held } from './held.ts';
import { eveningLink } from './link.ts';
import { peopleInColumns, playerName, roundCount } from './people.ts';

addLazyStyle(styles);

interface Props {
  readonly held: Held;
  readonly tally: EveningTally;
  readonly lang: Lang;
  readonly say: ScoreBookWords;
  onBack(): void;
}

/** The end of an evening: who hands whom what, that it settles everybody, and the book to be sent. */
export function Finish({ held, tally, lang, say, onBack }: Props) {
  const head = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    head.current?.focus({ preventScroll: true });
    // The book is shown anew: the button that led here is another one.
    return () => void setTimeout(() => document.querySelector<HTMLElement>('.sb-bar [data-act=end]')?.focus());
  }, []);
  const transfers = fewestTransfers(tally.totals);
  const people = peopleInColumns(tally);
  const named = (id: number): string => playerName(tally.players, id);
  const even = people.filter(({ id }) => (tally.totals.get(id) ?? 0) === 0).map(({ name }) => name);
  const why =
    transfers.length === 0
      ? say.finish.evenWhy
      : [say.finish.count(transfers.length), even.length > 0 ? say.finish.alsoEven(even) : ''].join(' ').trim();
  return (
    <div class="sb-end">
      <div class="cap">
        <h1 ref={head} tabIndex={-1}>
          {say.finish.title}
        </h1>
        <Button data-act="back" onClick={onBack} text={say.finish.back(roundCount(tally))} />
      </div>
      <section class="sb-plate" role="status" aria-label={say.finish.title}>
        {transfers.length === 0 ? (
          <p class="big">{say.finish.even}</p>
        ) : (
          <ul class="big">
            {transfers.map(({ from, to, chips }) => (
              <li key={`${from} ${to}`}>
                <span>{say.finish.hands(named(from), named(to))}</span> <span>{chips}</span>
              </li>
            ))}
          </ul>
        )}
        <p class="why">{why}</p>
      </section>
      <ol class="sb-proof" aria-label={say.finish.proof}>
        {people.map(({ id, name }) => (
          <li key={id}>
            <span class="who">{name}</span>
            <span>
              {signed(tally.totals.get(id) ?? 0)}, {handedBy(transfers, id, say)}
            </span>
            <b>{say.finish.rest}</b>
          </li>
        ))}
      </ol>
      <Ticket evening={held.evening} text={finishMessage(tally, say)} lang={lang} say={say} />
      <p class="sb-note">{say.finish.note}</p>
    </div>
  );
}

interface TicketProps {
  readonly evening: Evening;
  /** The end of it as a message, without its link. */
  readonly text: string;
  readonly lang: Lang;
  readonly say: ScoreBookWords;
}

/** The most that phones read from a screen without trouble, in bytes. */
const LONGEST_QR = 1200;

/** The book as a link and a code, for everybody at the table; a file where it is too long for both. */
function Ticket({ evening, text, lang, say }: TicketProps) {
  const [link, setLink] = useState<string>();
  const [copied, copy] = useCopied<'link' | 'text'>();
  useEffect(() => {
    let late = false;
    void eveningLink(evening, lang).then((made) => {
      if (made.ok && !late) setLink(new URL(made.value, location.href).href);
    });
    return () => {
      late = true;
    };
  }, [evening, lang]);
  const isCode = link !== undefined && link.length <= LONGEST_QR;
  const code = usePart(qrCode, isCode).part;
  return (
    <section class="sb-ticket" aria-labelledby="sb-ticket">
      <div class="stub">
        <h2 id="sb-ticket">{say.finish.ticket}</h2>
        <p>{say.finish.ticketNote}</p>
      </div>
      <div class="body">
        {isCode && code && <code.Qr text={link} label={say.finish.qr} />}
        <div class="does">
          {link !== undefined && (
            <Button
              class="btn b2"
              data-act="copy"
              data-link={link}
              onClick={() => void copy('link', link)}
              text={copied === 'link' ? say.finish.copied : say.finish.copy}
            />
          )}
          <Button
            class="btn b2"
            data-act="text"
            onClick={() => void copy('text', [text, link].filter(Boolean).join('\n'))}
            text={copied === 'text' ? say.finish.copied : say.finish.copyText}
          />
          <Button class="btn b2" data-act="download" onClick={() => downloadBook(evening)} text={say.download} />
          <p class="s" role="status">
            {copied === 'failed' && (link === undefined ? say.said.noCopy : say.said.copyFailed)}
            {copied === 'link' && say.said.copied}
            {copied === 'text' && say.finish.copied}
          </p>
          {copied === 'failed' && link !== undefined && <a href={link}>{say.finish.link}</a>}
        </div>
      </div>
    </section>
  );
}
