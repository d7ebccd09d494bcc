/** The script of the frame: brings the game that its address names, draws the ruling, and tells the page around how high it is. */

import { type JSX, render } from 'preact';
import { href, pathOf } from '#book/address.ts';
import { EDITION } from '#book/edition.ts';
import { formatCase } from '#core/format.ts';
import { judge } from '#core/judge.ts';
import { parseCase } from '#core/notation/parse.ts';
import { GAMES } from '#games/index.ts';
import { encodeReadable } from '#words/text.ts';
import { en } from '#words/ui/embed/en.ts';
import { vi } from '#words/ui/embed/vi.ts';
import { loaded, loadedGames, ready } from '../case/loaded.ts';
import { loadGameOf } from '../case/more/load-game.ts';
import type { EmbedMessage } from '../share/embed.ts';
import { Sheet } from './Sheet.tsx';

const root = document.documentElement;
const text = new URLSearchParams(location.search).get('c') ?? '';
const lang = root.lang === 'en' ? 'en' : 'vi';
const words = { vi, en }[lang];
/** The referee with the text as it was given; without text, with an example. */
const referee = href(pathOf(lang, 'trong-tai')) + (text.trim() && `?c=${encodeReadable(text)}`);

/** The ruling on the text, or what keeps it from one. Gives the page the ink of its game, too. */
async function sheet(): Promise<JSX.Element> {
  await Promise.all([ready, loadGameOf(text)]);
  const read = parseCase(text, loadedGames());
  const of = read.ok ? read.value : read.error.read;
  const all = of ? loaded(of.game, lang) : undefined;
  const ink = GAMES.find(({ id }) => id === of?.game)?.ink;
  if (ink) document.body.dataset['g'] = ink;
  if (!read.ok) {
    const { Fault } = await import('./Fault.tsx');
    return (
      <Sheet
        laid={of && all ? { of, all, ruling: undefined } : undefined}
        to={referee}
        out={text.trim() ? words.mend : words.referee}
      >
        <Fault error={read.error} lang={lang} />
      </Sheet>
    );
  }
  const ruled = all && judge(all.game, read.value.fields, read.value.rules);
  if (!all || !ruled?.ok) return missing();
  document.title = words.title(all.words.name);
  const laid = { of: read.value, all, ruling: ruled.value };
  // As `linkToSend` writes it: a frame has no room for the file that it is in.
  const to = `${href(pathOf(lang, 'trong-tai'))}?c=${encodeReadable(formatCase(read.value, all.game))}&e=${EDITION}`;
  return <Sheet laid={laid} to={to} out={words.full} />;
}

/** What the frame needs to say anything did not come. */
function missing(): JSX.Element {
  return (
    <Sheet laid={undefined} to={referee} out={words.referee}>
      <p class="fault">{words.failed}</p>
    </Sheet>
  );
}

/** Anybody may know how high a ruling is. */
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
