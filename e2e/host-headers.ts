/** What a host sends with an address, by the file `_headers` that the build writes: its rules add up. */

type Header = readonly [name: string, value: string];

/** The headers of all addresses that a pattern matches. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: readonly Header[];
}

export function headerRules(file: string): readonly HeaderRule[] {
  return file
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n');
      const headers = lines.map((line): Header => {
        const [, name = '', value = ''] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
        return [name, value];
      });
      return { pattern, headers };
    });
}

/** Every header that is sent with a path; one that several rules have several times. */
export function headersSent(rules: readonly HeaderRule[], path: string): readonly Header[] {
  return rules.flatMap(({ pattern, headers }) => (matches(pattern, path) ? headers : []));
}

/** The same by name, the last rule's value of each. */
export function hostHeadersOf(file: string): (path: string) => Readonly<Record<string, string>> {
  const rules = headerRules(file);
  return (path) => Object.fromEntries(headersSent(rules, path));
}

/** A star is the rest of a path, `:name` one part of it. */
function matches(pattern: string, path: string): boolean {
  if (pattern.endsWith('*')) return path.startsWith(pattern.slice(0, -1));
  const parts = path.split('/');
  const wanted = pattern.split('/');
  return (
    parts.length === wanted.length && wanted.every((one, at) => (one.startsWith(':') ? parts[at] : one === parts[at]))
  );
}
