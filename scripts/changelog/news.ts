/** What is new since a release, for its section of `CHANGELOG.md`: editions of the rule book, and the public interface. */

import { editions } from '#book/editions.ts';
import { gameOf } from '#games/index.ts';
import { type InterfaceChange, interfaceChanges, isDeprecation, typeMembers } from './interface.ts';
import type { Released } from './released.ts';

/** What names are called where they are listed by their kind. */
const KINDS = [
  ['const', ''],
  ['type', 'types '],
  ['command', 'commands '],
  ['tool', 'tools '],
] as const;

/** What users of the package notice; empty where they notice nothing. */
export function newsSince({ edition, api }: Released, apiNow: string): string {
  const book = editions()
    .filter((one) => one.edition > edition)
    .map(editionText);
  const changes = interfaceChanges(api, apiNow);
  return [
    ...(book.length > 0 ? ['### The rule book', ...book] : []),
    ...(changes.length > 0 ? ['### The interface', ...interfaceParts(changes)] : []),
  ]
    .map((part) => `${part}\n`)
    .join('\n');
}

function editionText({ edition, date, title, changes, additions }: ReturnType<typeof editions>[number]): string {
  const lines = [
    ...changes.map((one) => bookLine(one, one.round ? 'ruled otherwise in rounds of play' : 'ruled otherwise')),
    ...additions.map((one) => bookLine(one, 'new')),
  ];
  return [`#### Edition ${edition} (${date}): ${title.en}`, ...(lines.length > 0 ? [lines.join('\n')] : [])].join(
    '\n\n',
  );
}

function bookLine(
  { game, rules, what }: Pick<ReturnType<typeof editions>[number]['changes'][number], 'game' | 'rules' | 'what'>,
  how: string,
): string {
  return `- ${gameOf(game).name}, ${how}${rules.length > 0 ? ` (${codes(rules)})` : ''}: ${what.en}`;
}

function interfaceParts(changes: readonly InterfaceChange[]): string[] {
  const added = changes.filter(({ was }) => !was);
  const removed = changes.filter(({ now }) => !now);
  const deprecated = changes.filter(isDeprecation);
  const changed = changes.flatMap(({ was, now, ...one }) =>
    was && now && was.type + was.kind !== now.type + now.kind ? [changeLine(one, was, now)] : [],
  );
  return [
    ...(added.length > 0 ? ['#### Added', namesByEntry(added)] : []),
    ...(changed.length > 0 ? ['#### Changed', changed.join('\n')] : []),
    ...(deprecated.length > 0 ? ['#### Deprecated', namesByEntry(deprecated)] : []),
    ...(removed.length > 0 ? ['#### Removed', namesByEntry(removed)] : []),
  ];
}

/** One line for the same modules: what programs call, then the types. */
function namesByEntry(changes: readonly InterfaceChange[]): string {
  const groups = Map.groupBy(changes, ({ entries }) => codes(entries));
  const lines = [...groups].map(([entries, some]) => {
    const named = (kind: string): string[] =>
      some.filter(({ was, now }) => (now ?? was)?.kind === kind).map(({ name }) => name);
    const parts = KINDS.flatMap(([kind, called]) => (named(kind).length > 0 ? `${called}${codes(named(kind))}` : []));
    return `- ${entries}${parts.length > 0 ? `: ${parts.join('; ')}` : ''}`;
  });
  return lines.join('\n');
}

function changeLine(
  { entries, name }: Pick<InterfaceChange, 'entries' | 'name'>,
  was: NonNullable<InterfaceChange['was']>,
  now: NonNullable<InterfaceChange['now']>,
): string {
  const place = `- \`${name}\` (${codes(entries)})`;
  if (was.kind !== now.kind || was.kind === 'const') return `${place}: \`${was.type}\`, now \`${now.type}\``;
  const [gone, come] = [
    typeMembers(was).filter((member) => !typeMembers(now).includes(member)),
    typeMembers(now).filter((member) => !typeMembers(was).includes(member)),
  ];
  return `${place}: ${[...(gone.length > 0 ? [`no longer ${codes(gone)}`] : []), ...(come.length > 0 ? [`now ${codes(come)}`] : [])].join('; ')}`;
}

function codes(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
