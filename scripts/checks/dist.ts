import { checkFonts, checkLetters } from './built/fonts.ts';
import { checkHead } from './built/head.ts';
import { checkLinks } from './built/links.ts';
import { builtPages } from './built/page.ts';
import { checkVerdicts } from './built/verdicts.ts';
import { checkStyles, checkWeight } from './built/weight.ts';
import type { Check } from './check.ts';

/** What is looked at in every page. */
const OF_EACH_PAGE = [checkLinks, checkHead, checkVerdicts, checkWeight, checkStyles] as const;

/** The built site. */
export async function checkDist(): Promise<Check[]> {
  const pages = builtPages();
  return [
    { name: 'pages were built', fault: pages.length > 0 ? undefined : 'none' },
    ...pages.flatMap((page) => OF_EACH_PAGE.map((check) => check(page))),
    checkFonts(),
    ...(await checkLetters()),
  ];
}
