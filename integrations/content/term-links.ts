import type { satteriImageMarkerPlugin } from '@astrojs/markdown-satteri';
import { type FoundTerm, findTerms, type Spelling } from '#book/glossary/find.ts';
import { linkSpellings } from '#book/glossary/glossary.ts';
import { LANGS } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';

/** What Sätteri takes for a plugin: its processor names the type only where it makes one of its own. */
type Plugin = ReturnType<typeof satteriImageMarkerPlugin>;
type Context = Parameters<NonNullable<Plugin['after']>>[1];
type Root = Parameters<NonNullable<Plugin['after']>>[0];
type Node = Root | Root['children'][number];
type Text = Extract<Node, { type: 'text' }>;

/** So many words of a lesson are explained, those that come first: more would dot every line. */
const MOST = 8;

/** Only running text, lists and tables are searched: what stands in a heading, a link, code or a component stays as it is. */
const BLOCKS: readonly string[] = ['p', 'li', 'td', 'th'];
const THROUGH: readonly string[] = ['ul', 'ol', 'table', 'thead', 'tbody', 'tr', 'blockquote', 'strong', 'em'];

/**
 * A Sätteri plugin: the first time that a lesson says a term of its game, the word becomes a link to the glossary. In an
 * English lesson a Vietnamese word is looked for only in italics, where they all stand; a syllable may be English elsewhere.
 */
export function termLinks({ fileURL }: { readonly fileURL: URL | undefined }): Plugin | null {
  const place = /\/content\/([^/]+)\/([^/]+)\/([^/]+)\.mdx$/.exec(fileURL?.pathname ?? '');
  const lang = LANGS.find((one) => one === place?.[1]);
  const game = GAMES.find(({ id }) => id === place?.[2])?.id;
  if (!lang || !game) return null;
  const names = linkSpellings(game, 'vi');
  const words = linkSpellings(game, lang);
  const glossary = `${place?.[3] === 'index' ? '../' : '../../'}thuat-ngu/`;

  return {
    name: 'term-links',
    after(root, ctx) {
      const linked = new Set<string>();
      const take = (found: FoundTerm): boolean => {
        if (linked.has(found.id) || linked.size >= MOST) return false;
        linked.add(found.id);
        return true;
      };
      for (const { text, italic } of textsOf(root)) link(text, italic ? names : words, take, glossary, ctx);
    },
  };
}

function link(
  text: Text,
  spellings: readonly Spelling[],
  take: (found: FoundTerm) => boolean,
  glossary: string,
  ctx: Context,
): void {
  const found = findTerms(text.value, spellings).filter(take);
  if (found.length === 0) return;
  const ends = [0, ...found.map(({ to }) => to)];
  const parts = found.flatMap(({ id, from, to }, i): Node[] => [
    { type: 'text', value: text.value.slice(ends[i], from) },
    {
      type: 'element',
      tagName: 'a',
      properties: { className: ['term'], href: `${glossary}#${id}` },
      children: [{ type: 'text', value: text.value.slice(from, to) }],
    },
  ]);
  const rest: Text = { type: 'text', value: text.value.slice(ends.at(-1)) };
  ctx.replaceNode(
    text,
    [...parts, rest].filter((part) => part.type !== 'text' || part.value !== ''),
  );
}

/** The texts of a document that may link to terms, in reading order, and whether they stand in italics. */
function textsOf(node: Node, inBlock = false, italic = false): { text: Text; italic: boolean }[] {
  if (node.type === 'text') return inBlock ? [{ text: node, italic }] : [];
  if (node.type === 'root') return node.children.flatMap((child) => textsOf(child));
  if (node.type !== 'element') return [];
  const block = BLOCKS.includes(node.tagName);
  if (!block && !THROUGH.includes(node.tagName)) return [];
  return node.children.flatMap((child) => textsOf(child, inBlock || block, italic || node.tagName === 'em'));
}
