import { existsSync, readFileSync } from 'node:fs';
import { markdownOf } from '#book/address.ts';
import { lessonPaths } from '../../../integrations/markdown.ts';
import { type Check, joinFaults } from '../check.ts';
import { type BuiltPage, builtFile, pathOfAddress } from './page.ts';

/** Each lesson stands as Markdown beside its page, with all of its sections and cases, and its links lead to places of the site. */
export function checkMarkdown(pages: readonly BuiltPage[]): Check[] {
  const places = new Map(pages.map((page) => [page.path, page]));
  return lessonPaths().map((path) => {
    const file = builtFile(markdownOf(path));
    const page = places.get(path);
    if (!page || !existsSync(file)) return { name: file, fault: 'is not there' };
    return { name: file, fault: joinFaults(markdownFaults(readFileSync(file, 'utf8'), page, places)) };
  });
}

/** What is wrong with the Markdown of a page. */
export function markdownFaults(
  text: string,
  { elements, html }: Pick<BuiltPage, 'elements' | 'html'>,
  places: ReadonlyMap<string, Pick<BuiltPage, 'ids'>>,
): string[] {
  const cases = elements.filter(({ name, attributes }) => name === 'article' && attributes.has('data-case')).length;
  const sections = [...html.matchAll(/<h2 class="heading"/g)].length;
  const found = {
    cases: [...text.matchAll(/^(?:\s*(?:-|\d+\.) +)?(?:\*\*.*\*\*: )?`[a-z-]+@[^`]*`$/gm)].length,
    sections: [...text.matchAll(/^## /gm)].length,
  };
  return [
    ...(found.cases < cases ? [`${found.cases} of ${cases} cases`] : []),
    ...(found.sections < sections ? [`${found.sections} of ${sections} sections`] : []),
    ...[...text.matchAll(/\*\*→ *\*\*/g)].map(() => 'a verdict that says nothing'),
    ...[...text.replace(/^```.*?^```|`[^`\n]*`/gms, '').matchAll(/<\/?[a-z][\w-]*[ >]/g)].map(
      ([tag]) => `a tag ${tag}`,
    ),
    ...[...text.matchAll(/\]\(([^)\s]*)\)/g)].flatMap(([, link = '']) => linkFaults(link, places)),
  ];
}

function linkFaults(link: string, places: ReadonlyMap<string, Pick<BuiltPage, 'ids'>>): string[] {
  if (!/^https?:/.test(link)) return [`${link} is no full address`];
  const [address = '', anchor] = link.split('#');
  const path = pathOfAddress(address.replace(/\?.*/, ''));
  if (path === undefined) return [];
  if (!existsSync(builtFile(path))) return [`${link} leads nowhere`];
  const there = places.get(path);
  return !anchor || !there || there.ids.has(anchor) ? [] : [`${link}: no such place`];
}
