import { globSync, readFileSync } from 'node:fs';
import { type Check, joinFaults } from './check.ts';

/** What the voice of the site does not say (docs: the uncle at the table is plain, and never cheers). */
const BANNED: Readonly<Record<'vi' | 'en', readonly RegExp[]>> = {
  vi: [/hãy cùng/i, /vô cùng/i, /đơn giản chỉ là/i, /không chỉ[^.]*mà còn/i, /luật đúng là/i, /\bhuề\b/i, /[\p{L}]!/u],
  en: [/\bsimply\b/i, /\bjust\b/i, /\beasy\b/i, /\beasily\b/i, /let[’']s dive/i, /[\p{L}]!/u],
};

/** No banned word in a lesson. */
export function checkWords(): Check[] {
  return (['vi', 'en'] as const).flatMap((lang) =>
    globSync(`content/${lang}/**/*.mdx`)
      .sort()
      .map((file) => {
        const lines = readFileSync(file, 'utf8').split('\n');
        const faults = lines.flatMap((line, i) =>
          BANNED[lang].filter((banned) => banned.test(line)).map((banned) => `line ${i + 1}: ${banned.source}`),
        );
        return { name: `${file}: words`, fault: joinFaults(faults) };
      }),
  );
}
