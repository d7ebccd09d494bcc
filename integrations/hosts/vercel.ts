import { EVERYWHERE, HEADER_RULES } from './headers.ts';

/**
 * What Vercel reads, in the folder that it builds. It adds up the rules that match an address; without a `Cache-Control` it asks
 * again by itself.
 * @param base where the site lies, with a slash at its end
 */
export function vercelFile(base: string): string {
  const rules = HEADER_RULES.flatMap(({ at, headers }) => at.map((path) => rule(base + path, headers)));
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    trailingSlash: true,
    headers: [rule(`${base}*`, EVERYWHERE), ...rules],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

function rule(address: string, headers: Readonly<Record<string, string>>): object {
  return {
    source: address.replace('*', '(.*)'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  };
}
