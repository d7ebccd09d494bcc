import type { LicensedPart } from './packages.ts';

/** A typeface of the site, and the licence that it came with. */
export interface Typeface {
  readonly name: string;
  readonly text: string;
}

const HEAD = `Luật Bài: giấy phép của những gì trang này gửi tới máy bạn
Luật Bài: the licences of what this site sends to your device

Chữ viết và chương trình của trang này theo giấy phép MIT ở ngay dưới. Kế đó là phông chữ, đã cắt bớt những chữ không dùng tới, rồi tới phần mềm của người khác nằm trong các file chương trình.
Text and programs of this site are under the MIT licence that comes first. After it come the typefaces, cut down to the letters in use, and the software of others that is in the scripts.`;

/**
 * The text of `/giay-phep.txt`. Neither typeface has a Reserved Font Name, so a subset may keep the name.
 * @param own the licence of the site itself
 */
export function noticeOf(own: string, typefaces: readonly Typeface[], parts: readonly LicensedPart[]): string {
  const sections = [
    section('Luật Bài (MIT)', own),
    ...typefaces.map(({ name, text }) => section(`${name} (OFL-1.1)`, text)),
    ...parts
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, version, licence, text }) => section(`${name} ${version} (${licence})`, text)),
  ];
  return `${[HEAD, ...sections].join('\n\n\n')}\n`;
}

function section(title: string, text: string): string {
  return `${'='.repeat(72)}\n${title}\n${'='.repeat(72)}\n\n${text}`;
}
