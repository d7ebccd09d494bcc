/** What a host sends with an address, by the file `_headers` that the build writes: its rules add up. */
type Headers = Readonly<Record<string, string>>;

export function hostHeadersOf(file: string): (path: string) => Headers {
  const rules = file
    .trim()
    .split('\n\n')
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n').map((line) => line.trim());
      return {
        pattern,
        headers: Object.fromEntries(lines.map((line) => /^([^:]+): (.*)$/.exec(line)?.slice(1) ?? [])),
      };
    });
  return (path) =>
    Object.assign({}, ...rules.filter(({ pattern }) => matches(pattern, path)).map((rule) => rule.headers));
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
