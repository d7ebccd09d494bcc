import { type Check, listFault } from '../check.ts';
import type { Element } from './elements.ts';
import type { BuiltPage } from './page.ts';

/** What both languages have alike in every page; `lessons.ts` sees to the same in what the lessons are written as. */
const ALIKE: Readonly<Record<string, (elements: readonly Element[]) => string[]>> = {
  sections: (elements) =>
    elements.filter(({ name }) => /^h[1-6]$/.test(name)).map(({ attributes }) => attributes.get('id') ?? '-'),
  cases: (elements) => elements.flatMap(({ attributes }) => attributes.get('data-case') ?? []),
  // Some lists are sorted by the words of their language.
  places: (elements) => elements.flatMap(({ attributes }) => attributes.get('id') ?? []).sort(),
};

/** Every page is there in both languages, with the same in it. */
export function checkParity(pages: readonly BuiltPage[]): Check[] {
  const vi = pages.filter(({ lang }) => lang === 'vi');
  const en = new Map(pages.filter(({ lang }) => lang === 'en').map((page) => [inVi(page.path), page]));
  return [
    {
      name: 'the same pages in both languages',
      fault: listFault(vi.map(({ path }) => path).sort(), [...en.keys()].sort()),
    },
    ...vi.flatMap((page) => {
      const other = en.get(page.path);
      return Object.entries(ALIKE).map(([what, read]) => ({
        name: `${page.path}: the same ${what} in both languages`,
        fault: other && listFault(read(page.elements), read(other.elements)),
      }));
    }),
  ];
}

function inVi(path: string): string {
  return path.replace(/^\/en\//, '/vi/');
}
