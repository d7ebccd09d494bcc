/** A ruling in the frame of another page. */

import { href } from '#book/address.ts';
import { EDITION } from '#book/edition.ts';
import type { Case } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import type { Lang } from '#core/lang.ts';
import { encodeReadable } from '#words/text.ts';
import type { Loaded } from '../loading/loaded.ts';

/** What a frame posts to the page around it when its height changes. In pixels. */
export interface EmbedMessage {
  readonly luatBai: 'height';
  readonly height: number;
}

/** The verdict alone, with the edition of the book. `theme` may be added: `light`, `dark`; without it the device decides. */
export function embedLink(of: Case, lang: Lang, { game }: Loaded): string {
  return `${href('/embed/')}?c=${encodeReadable(formatCase(of, game))}&lang=${lang}&e=${EDITION}`;
}

/** What to paste into a page: the frame, and the line that gives it the height of what is in it. */
export function embedSnippet(url: string, title: string): string {
  const quoted = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return [
    `<iframe src="${quoted(url)}" title="${quoted(title)}" width="100%" height="480" style="border:0" loading="lazy"></iframe>`,
    '<script>addEventListener("message",function(m){if(m.data&&m.data.luatBai==="height")document.querySelectorAll("iframe").forEach(function(f){if(f.contentWindow===m.source)f.height=m.data.height})})</script>',
  ].join('\n');
}
