/** What every rule's id of a game begins with. */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['xd', 'xi-dach'],
  ['xt', 'xi-to'],
  ['bc', 'ba-cay'],
  ['tl', 'ta-la'],
  ['sam', 'sam'],
]);

const RULE = /^([a-z]+)-[a-z0-9-]{1,40}$/;

/** The game that a rule belongs to, by its id; undefined for what is no rule's id. */
export function gameOfRule(rule: string): string | undefined {
  return PREFIXES.get(RULE.exec(rule)?.[1] ?? '');
}
