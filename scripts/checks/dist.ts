import { checkBrowsers } from './built/browsers.ts';
import { checkCatalogue } from './built/catalogue.ts';
import { checkFonts, checkLetters } from './built/fonts.ts';
import { checkHeads } from './built/head.ts';
import { checkHostHeaders } from './built/host-headers.ts';
import { checkHtml, validatedPages } from './built/html.ts';
import { checkImages } from './built/images.ts';
import { checkLicences } from './built/licences.ts';
import { checkLlms } from './built/llms.ts';
import { checkManifests } from './built/manifest.ts';
import { checkMarkdown } from './built/markdown.ts';
import { checkOrigin } from './built/origin.ts';
import { builtPages } from './built/page.ts';
import { checkParity } from './built/parity.ts';
import { checkPreviews } from './built/preview.ts';
import { checkQueries } from './built/queries.ts';
import { checkSearch } from './built/search.ts';
import { checkStructured } from './built/structured.ts';
import { checkVerdicts } from './built/verdicts.ts';
import { checkWeights } from './built/weight.ts';
import type { Check } from './check.ts';
import { checkHosted } from './hosted.ts';

/** What is looked at in every page. */
const OF_EACH_PAGE = [checkImages, checkVerdicts] as const;

/** The built site. Its links are checked where it is built. */
export async function checkDist(): Promise<Check[]> {
  const pages = builtPages();
  return [
    { name: 'pages were built', fault: pages.length > 0 ? undefined : 'none' },
    ...pages.flatMap((page) => OF_EACH_PAGE.map((check) => check(page))),
    ...checkWeights(pages, console.log),
    ...checkHeads(pages),
    ...checkStructured(pages),
    ...checkQueries(pages),
    ...checkPreviews(pages),
    ...checkParity(pages),
    ...checkSearch(pages),
    ...checkManifests(pages),
    ...checkMarkdown(pages),
    checkCatalogue(),
    ...checkLlms(),
    checkLicences(),
    ...checkHostHeaders(pages),
    ...checkOrigin(pages),
    checkBrowsers(),
    ...validatedPages(pages).map(checkHtml),
    checkFonts(),
    ...(await checkLetters()),
    ...(await checkHosted()),
  ];
}
