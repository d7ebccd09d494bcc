/** Writes `giay-phep.txt`: the licences of the site, of its typefaces, and of every package that its scripts hold. */

import { globSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { type LicensedPart, partIn, trimmedFile } from './licences/packages.ts';

/** Where the faces are, with their licences beside them (`be-vietnam-pro-OFL.txt`): `npm run update -- fonts` puts both there. */
const FACES = 'components/page/fonts';

/** @param packages the folders of the packages in the site's scripts; complete once all scripts are built */
export function licences(packages: ReadonlySet<string>): AstroIntegration {
  return {
    name: 'licences',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const notice = noticeOf(trimmedFile('LICENSE'), typefaces(), [...packages].map(partIn));
        writeFileSync(new URL('giay-phep.txt', dir), notice);
      },
    },
  };
}

function typefaces(): Typeface[] {
  return globSync('*-OFL.txt', { cwd: FACES })
    .sort()
    .map((file) => ({
      name: file
        .replace('-OFL.txt', '')
        .replace(/(?:^|-)(.)/g, (_, letter: string) => ` ${letter.toUpperCase()}`)
        .trim(),
      text: trimmedFile(`${FACES}/${file}`),
    }));
}

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
