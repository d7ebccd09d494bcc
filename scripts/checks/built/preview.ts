import { withPreview } from '../../../hosting/page-head.ts';
import { type Check, joinFaults } from '../check.ts';
import type { BuiltPage } from './page.ts';

/** What the function for hosts says of a case, each part once where a page says something else. */
const SAID = [
  '<title>O: W. Luật Bài</title>',
  '"description" content="Y O · H."',
  '"og:title" content="O: W"',
  '"og:description" content="Y O · H."',
  '"og:url" content="U"',
  '"og:image" content="P"',
  '"og:image:alt" content="O: W. Luật Bài"',
];

/** The referee's pages have every place that the function for hosts writes into (`hosting/page-head.ts`), and are else left alone. */
export function checkPreviews(pages: readonly BuiltPage[]): Check[] {
  return pages
    .filter(({ path }) => /^\/(?:vi|en)\/trong-tai\/$/.test(path))
    .map(({ file, html }) => {
      const told = { game: '', over: 'O · H', title: 'W', why: 'Y', hands: [] };
      const now = withPreview(html, { told, url: 'U', image: 'P' });
      const missing = SAID.filter((said) => now.split(said).length !== 2);
      const faults = [
        ...missing.map((said) => `no place for ${said}`),
        ...(withoutPlaces(now) === withoutPlaces(html) ? [] : ['something else of the page was changed']),
      ];
      return { name: `${file}: the preview of a case`, fault: joinFaults(faults) };
    });
}

function withoutPlaces(html: string): string {
  return html.replace(/<title>[^<]*|<meta (?:name="description"|property="og:[a-z:]*") content="[^"]*"/g, '');
}
