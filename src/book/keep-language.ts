/** What keeps a reader in a language that is being translated, where a page of it shows another. */

import type { PageLang } from '#core/lang.ts';
import { href } from './address.ts';

/**
 * A page whose links to the pages of one language lead to those of another, both as written and as widgets make them later. What
 * names its language (`hreflang`) is a choice of language and stays; so do links to files.
 */
export function keepLanguage(html: string, from: PageLang, to: PageLang): string {
  const page = new RegExp(`(?<= href=")${RegExp.escape(href(`/${from}/`))}(?=(?:[^"?#]*/)?["?#])`);
  return html
    .replace(/<a\b[^>]*>/g, (tag) => (tag.includes(' hreflang=') ? tag : tag.replace(page, href(`/${to}/`))))
    .replace(
      '</head>',
      `<script>${SCRIPT}(${JSON.stringify(href(`/${from}/`))},${JSON.stringify(href(`/${to}/`))})</script></head>`,
    );
}

/** Before a click, a middle click or “open in a new tab” comes one of these events. */
const SCRIPT = `((from,to)=>{for(let type of ['pointerdown','focusin','click'])addEventListener(type,({target})=>{let a=target.closest?.('a');if(a&&!a.hreflang&&a.origin==origin&&a.pathname.startsWith(from)&&a.pathname.endsWith('/'))a.pathname=to+a.pathname.slice(from.length)},true)})`;
