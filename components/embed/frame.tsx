/**
 * The script of the frame: loads the game that its address names, renders the ruling, and tells the embedding page its height.
 */

import { type ComponentChildren, type JSX, render } from 'preact';
import { href, pathOf } from '#book/address.ts';
import { EDITION } from '#book/edition.ts';
import { type Case, type Field, unknownCards } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import { asMeant } from '#core/house/earlier.ts';
import { judge } from '#core/judge.ts';
import type { Ruling } from '#core/ruling.ts';
import { EARLIER_MEANINGS, GAMES } from '#games/index.ts';
import { en } from '#words/en/ui/embed.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import { encodeReadable } from '#words/text.ts';
import { vi } from '#words/vi/ui/embed.ts';
import { CaseSeats } from '../case/CaseSeats.tsx';
import { openCase } from '../case/parts.ts';
import { Reasons } from '../case/Reasons.tsx';
import { VerdictPlate, verdictData } from '../case/VerdictPlate.tsx';
import { WidgetHead } from '../case/WidgetFrame.tsx';
import { type Loaded, loaded, pageGamesPart } from '../loading/loaded.ts';
import { readWhole } from '../referee/reader.ts';
import type { EmbedMessage } from '../share/embed.ts';
import { EmbedError } from './EmbedError.tsx';
import { heard } from './Heard.tsx';

const root = document.documentElement;
const query = new URLSearchParams(location.search);
// Frames of the first three editions do not say which it was.
const text = asMeant(query.get('c') ?? '', Number(query.get('e') ?? 1), EARLIER_MEANINGS);
const lang = root.lang === 'en' ? 'en' : 'vi';
const words = { vi, en }[lang];
/** The referee with the text as it was given; without text, with an example. */
const referee = href(pathOf(lang, 'trong-tai')) + (text.trim() && `?c=${encodeReadable(text)}`);

/** Shows the ruling on the text, or why there is none. Also gives the page the colour of its game. */
async function sheet(): Promise<JSX.Element> {
  await pageGamesPart.load();
  const message = await readWhole(text, undefined, true);
  const { read: of, error, contradictions, notes, unread } = message;
  const all = of ? loaded(of.game, lang) : undefined;
  const ink = GAMES.find(({ id }) => id === of?.game)?.ink;
  if (ink) document.body.dataset['g'] = ink;
  if (error) {
    return (
      <EmbedCard
        laid={of && all ? { of, all, ruling: undefined } : undefined}
        to={referee}
        out={text.trim() ? words.mend : words.referee}
      >
        <EmbedError error={error} lang={lang} />
      </EmbedCard>
    );
  }
  if (of && all && unknownCards(of.fields) > 0) return openSheet(of, all);
  const ruled = of && all ? judge(all.game, of.fields, of.rules) : undefined;
  if (!of || !all || !ruled?.ok) return missing();
  const ruling = ruled.value;
  document.title = words.title(all.words.name);
  // As `linkToSend` writes it: importing it would load too large a chunk for a frame.
  const to = `${href(pathOf(lang, 'trong-tai'))}?c=${encodeReadable(formatCase(of, all.game))}&e=${EDITION}`;
  const isTold = contradictions.length + notes.length + unread.length > 0;
  return (
    <EmbedCard laid={{ of, all, ruling }} to={to} out={words.full}>
      {isTold && heard({ message, ruling, all, lang })}
    </EmbedCard>
  );
}

/** A case with unknown cards: what it can come to. A card that is filled in is the address of another frame. */
async function openSheet(of: Case, all: Loaded): Promise<JSX.Element> {
  const { OpenSeats, OpenVerdict } = await openCase.load();
  document.title = words.title(all.words.name);
  const c = encodeReadable(formatCase(of, all.game));
  const fill = (fields: readonly Field[]): void =>
    location.assign(`?c=${encodeReadable(formatCase({ ...of, fields }, all.game))}&e=${EDITION}`);
  return (
    <article class="case" data-case={formatCase(of, all.game)}>
      <WidgetHead level="h1" title={all.words.name} house={ruleSetName(of, all)} />
      <OpenSeats now={of} all={all} />
      <OpenVerdict now={of} all={all} onFields={fill} />
      <Out to={`${href(pathOf(lang, 'trong-tai'))}?c=${c}&e=${EDITION}`} text={words.full} />
    </article>
  );
}

/** What the frame needs to report that anything failed to load. */
function missing(): JSX.Element {
  return (
    <EmbedCard laid={undefined} to={referee} out={words.referee}>
      <p class="fault">{words.failed}</p>
    </EmbedCard>
  );
}

/** A case as written, independent of the reader's own rules. */
interface EmbeddedCase {
  readonly of: Case;
  readonly all: Loaded;
  /** Undefined where only part of the case could be read: an incomplete case gets no ruling. */
  readonly ruling: Ruling<unknown> | undefined;
}

interface Props {
  /** Undefined where nothing could be read. */
  readonly laid: EmbeddedCase | undefined;
  /** Shown instead of the verdict where there is none. */
  readonly children?: ComponentChildren;
  /** The one link out of the frame: where it leads, and its words. */
  readonly to: string;
  readonly out: string;
}

/** What the frame shows: the game, its hands and the ruling, as far as there are any, and the link out. */
function EmbedCard({ laid, children, to, out }: Props) {
  return (
    <article class="case" {...(laid?.ruling && verdictData(laid.of, laid.all.game, laid.ruling))}>
      <WidgetHead
        level="h1"
        title={laid ? laid.all.words.name : 'Luật Bài'}
        house={laid && ruleSetName(laid.of, laid.all)}
      />
      {laid && <CaseSeats fields={laid.of.fields} ruling={laid.ruling} all={laid.all} rules={laid.of.rules} sorted />}
      {laid?.ruling && <VerdictPlate words={laid.all.words.verdict(laid.ruling)} />}
      {laid?.ruling && <Reasons steps={laid.ruling.reasons} loaded={laid.all} />}
      {children}
      <Out to={to} text={out} />
    </article>
  );
}

/** The link out of the frame, into a tab of its own: the page around the frame stays where it is. */
function Out({ to, text: says }: { readonly to: string; readonly text: string }) {
  return (
    <p class="out">
      <a href={to} target="_blank" rel="noopener">
        {says}
      </a>
    </p>
  );
}

/** Sent to any origin: the height of a ruling is no secret. */
function tellHeight(): void {
  const height = Math.ceil(root.getBoundingClientRect().height);
  const message: EmbedMessage = { luatBai: 'height', height };
  parent.postMessage(message, '*');
}

sheet()
  .catch(missing)
  .then((drawn) => {
    render(drawn, document.querySelector('main') ?? document.body);
    if (parent !== window) new ResizeObserver(tellHeight).observe(root);
  });
