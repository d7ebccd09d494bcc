/** Writes `giay-phep.txt`: the licences of the site, of its typefaces, and of every package that its scripts hold. */

import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { noticeOf, type Typeface } from './licences/notice.ts';
import { partIn, trimmedFile } from './licences/packages.ts';

/** @param packages the folders of the packages in the site's scripts; complete once all scripts are built */
export function licences(packages: ReadonlySet<string>): AstroIntegration {
  let root = '';
  return {
    name: 'licences',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': ({ dir }) => {
        const notice = noticeOf(trimmedFile(path.join(root, 'LICENSE')), typefacesIn(root), [...packages].map(partIn));
        writeFileSync(new URL('giay-phep.txt', dir), notice);
      },
    },
  };
}

/** `be-vietnam-pro-OFL.txt` stands beside the faces: `npm run update -- fonts` puts it there. */
function typefacesIn(root: string): Typeface[] {
  const folder = path.join(root, 'components/page/fonts');
  return globSync('*-OFL.txt', { cwd: folder })
    .sort()
    .map((file) => ({
      name: file
        .replace('-OFL.txt', '')
        .replace(/(?:^|-)(.)/g, (_, letter: string) => ` ${letter.toUpperCase()}`)
        .trim(),
      text: trimmedFile(path.join(folder, file)),
    }));
}
