/** The address of a source in the book is the one that docs/rules/sources.md names, and every one that it names is there. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sources } from './catalogue/catalogue.ts';

const DOCUMENT = readFileSync('docs/rules/sources.md', 'utf8');
/** What the document says of each source, by its tag. */
const ROWS = new Map(
  [...DOCUMENT.matchAll(/^\| (O-[A-Z0-9]+|S\d) +\| (.+?) +\| .+?\|$/gm)].map(([, tag = '', what = '']) => [tag, what]),
);
/** A file of a repository at a commit: `owner/name, docs/rules.md at b311ee51`. */
const AT_COMMIT = /[\w.-]+\/[\w.-]+, .* at (?:commit )?[0-9a-f]{8}/;
/** A page: `example.org/rules`. */
const PAGE = /(?:[a-z0-9-]+\.)+[a-z]{2,}\/[\w./-]+/;

/** Pages whose address was read nowhere but in the document: whether they answer by https, and what they are today, is not known. */
const NOT_SEEN_AGAIN = ['O-KP', 'O-XV'];

/** The parts of an address that a row must have: a repository, its file and eight digits of its commit; or the page. */
function partsOf(address: string): readonly string[] {
  const [, repository = '', commit = '', file = ''] =
    /^https:\/\/github\.com\/([^/]+\/[^/]+)\/blob\/([0-9a-f]{8,40})\/(.+)$/.exec(address) ?? [];
  return repository === '' ? [address.replace('https://', '')] : [repository, commit.slice(0, 8), file];
}

/** The parts that the document does not have for this source. */
function partsAmiss(tag: string, address: string): readonly string[] {
  const row = ROWS.get(tag) ?? '';
  return partsOf(address).filter((part) => !row.includes(part));
}

describe('the address of a source', () => {
  const addressed = sources().flatMap(({ id, address }) => (address === undefined ? [] : [{ id, address }]));

  test.each(addressed)('$id: as the document has it', ({ id, address }) => {
    expect(partsAmiss(id, address)).toEqual([]);
  });

  test('is there wherever the document names a page, or a file at a commit', () => {
    const named = [...ROWS].flatMap(([tag, what]) => (AT_COMMIT.test(what) || PAGE.test(what) ? [tag] : []));
    const missing = named.filter((tag) => !addressed.some(({ id }) => id === tag));
    expect(missing.toSorted()).toEqual(NOT_SEEN_AGAIN);
  });

  test.each([
    ['O-TRB', 'https://therulebook.com/card-games/sam', ['therulebook.com/card-games/sam']],
    ['O-NQT', 'https://github.com/ngquoctoan2001/xi-zach/blob/b311ee52/docs/luat-xi-dach.md', ['b311ee52']],
    ['O-NQT', 'https://github.com/ngquoctoan2001/xi-zach/blob/b311ee51/README.md', ['README.md']],
    ['O-CT', 'https://example.org/sam', ['example.org/sam']],
  ])('%s at %s would be found', (tag, address, amiss) => {
    expect(partsAmiss(tag, address)).toEqual(amiss);
  });
});
