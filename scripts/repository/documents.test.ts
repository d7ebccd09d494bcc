/** What is written for people who come by the repository: it can be read by those who read it, and leads somewhere. */

import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { readYaml } from '#book/catalogue/read.ts';
import { REPOSITORY } from '#book/repository.ts';
import { MAX_LENGTH } from '#core/notation/parse.ts';
import { LONGEST_LINE } from '../../package/mcp/transport.ts';

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'package/*.md', '.github/**/*.md']).sort();
/** Decisions tell of their time: a file that they name may be gone. */
const OF_TODAY = DOCUMENTS.filter((file) => !file.startsWith('docs/adr/'));
/** A block of code, in a list too. */
const CODE = /^ *```[\s\S]*?^ *```/gm;
/** What is made by a build or an install, and what another host would have. */
const MADE = /^(?:dist|reports|node_modules|functions|netlify|coverage)\b/;

interface Link {
  readonly file: string;
  readonly target: string;
}

/** The links of a document to other files, and to places in it, outside of code. */
function linksOf(file: string): Link[] {
  const text = readFileSync(file, 'utf8')
    .replace(CODE, '')
    .replace(/`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => ({ file, target }))
    .filter(({ target }) => !/^[a-z]+:/.test(target));
}

/** Does the link lead to a file that is there, and to a heading that the file has? */
function leadsSomewhere({ file, target }: Link): boolean {
  const [to = '', place] = target.split('#');
  const found = to === '' ? file : path.join(path.dirname(file), decodeURI(to));
  if (!existsSync(found)) return false;
  return place === undefined || headingsOf(found).includes(decodeURI(place));
}

/** The ids that GitHub gives the headings of a document. */
function headingsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(CODE, '');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** A name is that of a file from the root or, as in a link, from the document's own folder. */
function isThere(name: string, file: string): boolean {
  return [name, path.join(path.dirname(file), name)].some((one) => globSync(one).length > 0);
}

describe('documents', () => {
  test('link to files and headings that are there', () => {
    const links = DOCUMENTS.flatMap(linksOf);
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter((link) => !leadsSomewhere(link))).toEqual([]);
  });

  test('name files and folders that are there', () => {
    const named = OF_TODAY.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [...text.matchAll(/`((?:\.?[\w-]+\/)+[\w.*{},-]*)`/g)]
        .map(([, name = '']) => ({ file, name }))
        .filter(({ name }) => existsSync(name.split('/')[0] ?? '') && !MADE.test(name))
        .filter(({ name }) => !text.includes(` new="${name}"`)); // a sample makes it
    });
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter(({ file, name }) => !isThere(name, file))).toEqual([]);
  });

  test.each(['SECURITY.md', 'CODE_OF_CONDUCT.md', '.github/PULL_REQUEST_TEMPLATE.md'])(
    '%s speaks both languages, and invents no address to write to',
    (file) => {
      const text = readFileSync(file, 'utf8');
      expect(text).toMatch(/[ạảấầẩậắằẵặẹẻẽếềểễệỉịọỏốồổộớờởợụủứừửựỳỵỷ]/);
      expect(text).toMatch(/\b(?:the|and)\b/);
      expect(text).not.toMatch(/[\w.]+@[\w-]+\.\w+/);
    },
  );

  test('what a stranger may send, each place with its limit, is named in SECURITY.md', () => {
    const text = readFileSync('SECURITY.md', 'utf8');
    for (const door of ['?c=', '&s=', '&t=', 'score book', 'house', 'MCP', 'preview', 'npm run fuzz', 'ADR 21'])
      expect(text).toContain(door);
    expect(text).toContain('Report a vulnerability');
    expect(text).toContain(`${MAX_LENGTH.toLocaleString('en')} characters of a case`);
    expect(text).toContain(`${LONGEST_LINE / 1024} kB a message`);
  });
});

describe('CITATION.cff', () => {
  const date = z.iso.date();
  const authors = z.array(z.strictObject({ name: z.string().min(1) })).min(1);
  /** The keys that are in use, as the Citation File Format 1.2.0 defines them. */
  const shape = z.strictObject({
    'cff-version': z.literal('1.2.0'),
    message: z.string().min(1),
    type: z.enum(['software', 'dataset']),
    title: z.string().min(1),
    abstract: z.string().min(1),
    authors,
    version: z.string(),
    'date-released': date,
    license: z.string(),
    'repository-code': z.url(),
    keywords: z.array(z.string()).min(1),
    'preferred-citation': z.strictObject({
      type: z.enum(['software', 'data', 'generic']),
      title: z.string().min(1),
      authors,
      year: z.int(),
      version: z.string(),
      url: z.url(),
    }),
  });
  const cited = readYaml('CITATION.cff', shape);
  const preferred = cited['preferred-citation'];

  test('cites the version and the licence that are published', () => {
    const { version, license } = z
      .object({ version: z.string(), license: z.string() })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')));
    expect(cited).toMatchObject({ version, license });
    expect(preferred.version).toBe(version);
    expect(preferred.year).toBe(Number(cited['date-released'].slice(0, 4)));
  });

  test('names the repository that the site names', () => {
    expect([cited['repository-code'], preferred.url]).toEqual([REPOSITORY, REPOSITORY]);
    expect(readFileSync('LICENSE', 'utf8')).toContain(`${cited.license} License`);
  });
});
