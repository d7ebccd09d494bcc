/** The lessons as they are written: their components, headings, links and words, read without building the site. */

import { globSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { type MdastNode, mdxToMdast } from 'satteri';
import { CHAPTERS } from '#core/chapters.ts';
import type { Lang, PageLang } from '#core/lang.ts';
import { BookError, cached, parseYaml } from './catalogue/read.ts';
import { plainText } from './search/plain-text.ts';

/** A component as written in a lesson. */
export interface Tag {
  readonly name: string;
  readonly line: number;
  /** Of an expression `{…}` its source, of an attribute without a value nothing. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** A heading with an anchor of its own. */
export interface Heading {
  readonly id: string;
  readonly line: number;
  readonly text: string;
  /** What stands under it in words, up to the next one. */
  readonly section: string;
  /** Its first paragraph. */
  readonly opening: string;
}

export interface LessonFile {
  /** From the repository's root. */
  readonly file: string;
  /** Without the language: `xi-dach/so-bai.mdx`. */
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly description: string;
  readonly tags: readonly Tag[];
  readonly headings: readonly Heading[];
  /** Where its links lead, as written. */
  readonly links: readonly string[];
}

/** What stands before a lesson. */
export const lessonFront = z.object({
  title: z.string(),
  /** What search engines show in place of the title, which says too little beside other sites. */
  searchTitle: z.string().optional(),
  lead: z.string(),
  description: z.string(),
  minutes: z.number().int().positive().optional(),
  /** Only for pages that are not in CHAPTERS: they follow it, in this order. */
  order: z.number().optional(),
});

/**
 * How lessons are read, here as for the pages: `## Bằng điểm thì hòa {#bang-diem}` gives both languages one address, so that
 * switching language keeps the section.
 */
export const MDX_FEATURES = { headingAttributes: true, smartPunctuation: false };

/** The lessons that are written in one language, by their paths. They are read once. */
export const lessonFiles = cached((lang: PageLang): readonly LessonFile[] =>
  globSync(`content/${lang}/**/*.mdx`).sort().map(readLesson),
);

/** One lesson. @param file from the repository's root @throws BookError where it is no MDX, or says too little of itself */
export function readLesson(file: string): LessonFile {
  return parseLesson(file, readFileSync(file, 'utf8'));
}

/** The same from a text. @param file who has it, as it is told of faults */
export function parseLesson(file: string, text: string): LessonFile {
  const root = parseMdx(file, text);
  const nodes = allNodes(root);
  const front = nodes.find((node) => node.type === 'yaml')?.value ?? '';
  // The line above counts: faults are told with their line in the whole file.
  const { title, lead, description } = parseYaml(file, `\n${front}\n`, lessonFront);
  return {
    file,
    path: file.replace(/^content\/[^/]+\//, ''),
    title,
    lead,
    description,
    tags: nodes.flatMap(tagsAt),
    headings: headingsOf(root),
    links: nodes.flatMap((node) => (node.type === 'link' ? [node.url] : [])),
  };
}

/** The lessons of one game in reading order: `slug` is empty for its front page. */
export function lessonsOf(lang: Lang, game: string): readonly (LessonFile & { readonly slug: string })[] {
  return lessonFiles(lang)
    .filter(({ path }) => path.startsWith(`${game}/`))
    .map((file) => ({ ...file, slug: file.path.slice(game.length + 1).replace(/^index\.mdx$|\.mdx$/, '') }))
    .toSorted((a, b) => placeOf(a.slug) - placeOf(b.slug));
}

function placeOf(slug: string): number {
  const known: readonly string[] = CHAPTERS;
  return known.includes(slug) ? known.indexOf(slug) : known.length;
}

/** By the parser that builds the pages. It says where it stopped: `12:5: Unexpected character …`. */
function parseMdx(file: string, text: string): MdastNode {
  try {
    return mdxToMdast(text, { features: MDX_FEATURES });
  } catch (error) {
    const [, line, column, what] = /^(\d+):(\d+): (.*)$/s.exec(error instanceof Error ? error.message : '') ?? [];
    if (what === undefined) throw error;
    throw new BookError(file, [{ what, place: { line: Number(line), column: Number(column) } }]);
  }
}

/** A node and all below it, in reading order. */
function allNodes(node: MdastNode): MdastNode[] {
  return [node, ...('children' in node ? node.children.flatMap(allNodes) : [])];
}

function tagsAt(node: MdastNode): Tag[] {
  if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name === null) return [];
  const attributes = node.attributes.flatMap((one): [string, string][] => {
    if (one.type !== 'mdxJsxAttribute') return [];
    return [[one.name, typeof one.value === 'string' ? one.value : (one.value?.value ?? '')]];
  });
  return [{ name: node.name, line: lineOf(node), attributes: new Map(attributes) }];
}

const anchored = z.object({ hProperties: z.object({ id: z.string() }) });

function headingsOf(root: MdastNode): Heading[] {
  const blocks = blocksOf(root);
  const starts = blocks.flatMap((node, at) => {
    const data = node.type === 'heading' ? anchored.safeParse(node.data) : undefined;
    return data?.success ? [{ node, at, id: data.data.hProperties.id }] : [];
  });
  return starts.map(({ node, at, id }, i) => {
    const under = blocks.slice(at + 1, starts[i + 1]?.at);
    return {
      id,
      line: lineOf(node),
      text: plainText([node]),
      section: plainText(under),
      opening: plainText(under.filter(({ type }) => type === 'paragraph').slice(0, 1)),
    };
  });
}

/** What stands below each other, whatever components hold it. */
function blocksOf(node: MdastNode): MdastNode[] {
  const holds = node.type === 'root' || (node.type === 'mdxJsxFlowElement' && node.children.length > 0);
  return holds ? node.children.flatMap(blocksOf) : [node];
}

function lineOf({ position }: MdastNode): number {
  return position?.start.line ?? 1;
}
