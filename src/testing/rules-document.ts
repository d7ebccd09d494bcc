/**
 * The rules document of a game, `docs/rules/<game>.md`, as data. Whatever has another form than `docs/rules/README.md` says
 * is refused with its file and line, so that nothing in a document goes unread.
 */

import { readFileSync } from 'node:fs';
import { type MdastNode, markdownToMdast } from 'satteri';
import { parse as parseYaml } from 'yaml';

type Of<T extends MdastNode['type']> = Extract<MdastNode, { type: T }>;

export interface DocumentedSetting {
  readonly key: string;
  /** True where only a round reads it. */
  readonly round: boolean;
  readonly values: readonly {
    readonly value: string;
    readonly sources: readonly string[];
    /** The edition that the value came with. */
    readonly since: number;
  }[];
}

/** One case under one rule set, with what the document says of its ruling. */
export interface WorkedCase {
  /** File and line of its row. */
  readonly at: string;
  readonly row: number;
  /** The whole case: `xi-dach@vipgame; cái: K♦ 9♣; an: A♠ A♥`. */
  readonly text: string;
  /** The rule set: `vipgame`, `pho-thong{naturalTens=faces}`. */
  readonly rules: string;
  /** A part of what `settle` prints: keys of the verdict, or `error`. */
  readonly verdict: unknown;
  /** A rule that the ruling cites, and its cards as they are shown; empty where none are told. */
  readonly by?: { readonly rule: string; readonly cards: string };
}

export interface RulesDocument {
  /** The number of the game: its sections are `part`.1, `part`.2 … */
  readonly part: number;
  /** The numbers of all sections: `1.5`. */
  readonly sections: readonly string[];
  /** The rules, a list for each section that has any. */
  readonly rules: readonly (readonly { readonly id: string; readonly sources: readonly string[] }[])[];
  readonly packs: readonly {
    readonly when: readonly (readonly [key: string, value: string])[];
    readonly ranks: string;
  }[];
  readonly settings: readonly DocumentedSetting[];
  /** For each preset its name and its values, in the order of the table. */
  readonly presets: readonly (readonly [name: string, rules: readonly (readonly [key: string, value: string])[]])[];
  readonly cases: readonly WorkedCase[];
  /** Rows about a round, which are told in words: their numbers and the tests that play them. */
  readonly played: readonly { readonly row: number; readonly test: string }[];
  /** For each agreement, in order, the answers that somebody gives, with who does. */
  readonly agreements: readonly (readonly [
    key: string,
    answers: readonly (readonly [id: string, who: readonly string[]])[],
  ])[];
  /** `Q1`, `Q2` … */
  readonly decisions: readonly string[];
}

/** The rules document of a game of the book. */
export function readRulesDocument(game: string): RulesDocument {
  const file = `docs/rules/${game}.md`;
  return parseRulesDocument(file, game, readFileSync(file, 'utf8'));
}

/** A cell of a table or an item of a list: its `code`, and the words around it. */
interface Told {
  readonly codes: readonly string[];
  readonly words: string;
}

/** @param file what faults are told to be in */
export function parseRulesDocument(file: string, game: string, text: string): RulesDocument {
  const sections: string[] = [];
  const rules: { id: string; sources: string[] }[][] = [];
  const packs: RulesDocument['packs'][number][] = [];
  const settings: { key: string; round: boolean; values: DocumentedSetting['values'][number][] }[] = [];
  const presets: [name: string, rules: [key: string, value: string][]][] = [];
  const cases: WorkedCase[] = [];
  const played: RulesDocument['played'][number][] = [];
  const agreements: [key: string, answers: [id: string, who: string[]][]][] = [];
  const decisions: string[] = [];
  let part = 0;
  let title = '';

  const placeOf = (node: MdastNode): string => `${file}:${node.position?.start.line ?? '?'}`;
  function check(holds: boolean, node: MdastNode, what: string): asserts holds {
    if (!holds) throw new Error(`${placeOf(node)}: ${what}`);
  }
  /** The parts of a match, or a fault at the node. */
  function match(form: RegExp, words: string, node: MdastNode, what: string): readonly string[] {
    const found = form.exec(words);
    check(found !== null, node, `no ${what}: ${words}`);
    return found.slice(1).map((group) => group ?? '');
  }

  function heading(node: Of<'heading'>): void {
    if (node.depth === 1) {
      part = Number(match(/^(\d+)\. \S/, wordsOf(node), node, 'number and name of a game')[0]);
      return;
    }
    const [section = '', name = ''] = match(/^(\d+\.\d+) (\S.*)$/, wordsOf(node), node, 'section');
    check(section === `${part}.${sections.length + 1}`, node, `no section follows as ${section}`);
    sections.push(section);
    title = name;
  }

  function list(node: Of<'list'>): void {
    if (title === 'Decisions') {
      for (const item of node.children) {
        const id = `Q${decisions.length + 1}`;
        check(wordsOf(item).startsWith(`${id} `), item, `no decision ${id}`);
        decisions.push(id);
      }
      return;
    }
    const ofSection = node.children.map((item) => {
      const [paragraph] = item.children;
      check(paragraph?.type === 'paragraph', item, 'no rule');
      const [id] = paragraph.children;
      const sources = paragraph.children.at(-1);
      check(id?.type === 'inlineCode' && sources?.type === 'emphasis', item, 'no rule with its sources');
      const tags = wordsOf(sources);
      return { id: id.value, sources: tags === 'no source' ? [] : tagsIn(tags, item) };
    });
    rules.push(ofSection);
    check(rules.length === sections.length, node, 'the rules stand in the first sections, a list in each');
  }

  function tagsIn(words: string, node: MdastNode): string[] {
    check(/^(S\d|CK|O-[A-Z0-9]+)( (S\d|CK|O-[A-Z0-9]+))*$/.test(words), node, `no sources: ${words}`);
    return words.split(' ');
  }

  function setting(row: Of<'tableRow'>, [key, value, says, readBy, since]: readonly Told[]): void {
    const name = only(key, row);
    const by = readBy?.words ?? '';
    check(by === 'case' || by === 'round', row, `read by a case or a round, not ${by}`);
    const round = by === 'round';
    if (settings.at(-1)?.key !== name) settings.push({ key: name, round, values: [] });
    const last = settings.at(-1);
    check(last?.round === round, row, `${name} is read by one of both`);
    last.values.push({
      value: only(value, row),
      sources: says?.words === '–' ? [] : tagsIn(says?.words ?? '', row),
      since: Number(match(/^(\d+)$/, since?.words ?? '', row, 'edition')[0]),
    });
  }

  function only(cell: Told | undefined, node: MdastNode): string {
    const [code] = cell?.codes ?? [];
    check(code !== undefined && cell?.codes.length === 1 && cell.words === '', node, 'one `code` is due here');
    return code;
  }

  function preset(row: Of<'tableRow'>, [key, ...values]: readonly Told[]): void {
    for (const [at, { codes, words }] of values.entries()) {
      check(codes.length === 1 && /^(\((default|unused)\))?$/.test(words), row, `no value of a preset: ${words}`);
      presets[at]?.[1].push([only(key, row), codes[0] ?? '']);
    }
  }

  /** The rule sets that a row names: `all`, `all but` some, all and more, or a few. */
  function ruleSets({ codes, words }: Told, node: MdastNode): readonly string[] {
    const all = presets.map(([name]) => name);
    check(['', 'all', 'all but'].includes(words) && (words === 'all' || codes.length > 0), node, `no rules: ${words}`);
    if (words === 'all but') return all.filter((name) => !codes.includes(name));
    return words === 'all' ? [...all, ...codes] : codes;
  }

  function workedCase(row: Of<'tableRow'>, cells: readonly Told[]): void {
    const [number, fields, under, verdict, by, note] = cells;
    const rowNumber = Number(match(/^(\d+)$/, number?.words ?? '', row, 'number of a row')[0]);
    if (fields?.words) {
      played.push({ row: rowNumber, test: only(note, row) });
      return;
    }
    const shown = only(fields, row);
    const said: unknown = parseYaml(`{${only(verdict, row)}}`);
    check(by === undefined || by.codes.length < 2, row, 'one rule decides');
    const [rule] = by?.codes ?? [];
    for (const set of ruleSets(under ?? { codes: [], words: '' }, row)) {
      cases.push({
        at: placeOf(row),
        row: rowNumber,
        text: `${game}@${set}; ${shown}`,
        rules: set,
        verdict: said,
        ...(rule === undefined ? {} : { by: { rule, cards: by?.words ?? '' } }),
      });
    }
  }

  function pack(row: Of<'tableRow'>, [under, ranks]: readonly Told[]): void {
    const when = (under?.codes ?? []).map((code): [string, string] => {
      const [key = '', value = ''] = match(/^(\w+)=(\S+)$/, code, row, 'setting');
      return [key, value];
    });
    check(when.length > 0 || under?.words === 'all', row, 'no rules of a pack');
    packs.push({ when, ranks: ranks?.words ?? '' });
  }

  function agreement(row: Of<'tableRow'>, [key, answer, says]: readonly Told[]): void {
    const name = only(key, row);
    if (agreements.at(-1)?.[0] !== name) agreements.push([name, []]);
    if (answer?.words !== '–') agreements.at(-1)?.[1].push([only(answer, row), tagsIn(says?.words ?? '', row)]);
  }

  function table(node: Of<'table'>): void {
    const [head, ...rows] = node.children;
    check(head !== undefined, node, 'no head');
    const names = head.children.map(wordsOf);
    const read = readerOf(head, names);
    for (const row of rows) {
      check(row.children.length === names.length, row, `${row.children.length} cells under ${names.length}`);
      read(row, row.children.map(told));
    }
  }

  function readerOf(
    head: Of<'tableRow'>,
    names: readonly string[],
  ): (row: Of<'tableRow'>, cells: readonly Told[]) => void {
    switch (names.join(' | ')) {
      case 'rules | pack':
        return pack;
      case 'key | value | says | read by | since | effect':
        return setting;
      case '# | case | rules | verdict | by | note':
        return workedCase;
      case 'term | literally | in English':
        return () => undefined;
      case 'key | answer | says | in words':
        return agreement;
      default: {
        check(title === 'Presets' && names[0] === 'key', head, `an unknown table: ${names.join(' | ')}`);
        for (const cell of head.children.slice(1)) presets.push([told(cell).codes[0] ?? '', []]);
        return preset;
      }
    }
  }

  const root = markdownToMdast(text);
  check(root.type === 'root', root, 'no document');
  for (const node of root.children) {
    if (node.type === 'heading') heading(node);
    else if (node.type === 'list') list(node);
    else if (node.type === 'table') table(node);
    else check(node.type === 'paragraph', node, `${node.type} is none of what a rules document has`);
  }
  return { part, sections, rules, packs, settings, presets, cases, played, agreements, decisions };
}

function told(node: Of<'tableCell'>): Told {
  const codes = node.children.filter((one) => one.type === 'inlineCode');
  const others = node.children.filter((one) => one.type !== 'inlineCode');
  return { codes: codes.map(({ value }) => value), words: others.map(wordsOf).join('').trim() };
}

function wordsOf(node: MdastNode): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}
