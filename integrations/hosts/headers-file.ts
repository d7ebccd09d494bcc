import { EVERYWHERE, HEADER_RULES } from './headers.ts';

/**
 * The file `_headers`, which Netlify and Cloudflare Pages read. They apply all rules that match an address and join values of the
 * same header; without a `Cache-Control` they ask again by themselves.
 * @param base where the site lies, with a slash at its end
 */
export function headersFile(base: string): string {
  const rules = HEADER_RULES.flatMap(({ at, headers }) => at.map((path) => block(base + path, headers)));
  return `${[block(`${base}*`, EVERYWHERE), ...rules].join('\n\n')}\n`;
}

function block(address: string, headers: Readonly<Record<string, string>>): string {
  return [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}
