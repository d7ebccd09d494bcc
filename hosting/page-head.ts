/** What the head of a page says to chats, said anew of the case in its address. Nothing else of the page is touched. */

import type { CaseTold } from './case-told.ts';

export interface Preview {
  readonly told: CaseTold;
  /** The whole address that was asked for. */
  readonly url: string;
  /** The whole address of its picture. */
  readonly image: string;
}

/** Chats cut off more. */
const LONGEST_DESCRIPTION = 300;
const SITE_NAME = 'Luật Bài';

export function withPreview(html: string, { told, url, image }: Preview): string {
  const [game = ''] = told.over.split(' · ');
  const title = `${game}: ${told.title}`;
  const full = `${title}. ${SITE_NAME}`;
  const description = clipped([told.why, handsLine(told), `${told.over}.`].filter(Boolean).join(' '));
  const said: readonly (readonly [name: string, text: string])[] = [
    ['description', description],
    ['og:title', title],
    ['og:description', description],
    // A chat that is told another address reads that one's page.
    ['og:url', url],
    ['og:image', image],
    ['og:image:alt', full],
  ];
  return said.reduce(
    (page, [name, text]) => inMeta(page, name, text),
    html.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(full)}</title>`),
  );
}

/** `Nhà cái 10♠ 9♥ (19), An A♠ 4♦ 5♣ (20).` */
function handsLine({ hands }: CaseTold): string {
  const all = hands.map(({ name, cards, worth }) => [name, ...cards, ...(worth ? [`(${worth})`] : [])].join(' '));
  return all.length === 0 ? '' : `${all.join(', ')}.`;
}

function clipped(text: string): string {
  const letters = [...text];
  return letters.length <= LONGEST_DESCRIPTION ? text : `${letters.slice(0, LONGEST_DESCRIPTION - 1).join('')}…`;
}

/** The first element alone: the head comes before all that a page says. */
function inMeta(html: string, name: string, text: string): string {
  const meta = new RegExp(`(<meta (?:name|property)="${name}" content=")[^"]*(")`);
  return html.replace(meta, (_, before: string, after: string) => before + escaped(text) + after);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? '');
}
