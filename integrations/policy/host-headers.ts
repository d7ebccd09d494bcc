import { hostPolicy, NO_REFERRER } from './page.ts';

/** What no page of this site uses. */
const NOT_USED = ['camera', 'geolocation', 'payment', 'usb'];
/** What only pages of this site use, and none in a frame: hands are told aloud (ADR 39). */
const OWN = ['microphone'];

/** What is sent with every address. `docs/hosting/nginx.conf` has the same by hand: a test holds them equal. */
export const EVERYWHERE: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': NO_REFERRER,
  'Permissions-Policy': [
    ...NOT_USED.map((feature) => `${feature}=()`),
    ...OWN.map((feature) => `${feature}=(self)`),
  ].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * What is for programs, wherever they run: pages of other sites may read it. All of it is public, and no answer depends on who asks.
 * `:name` is one part of a path, as both hosts read it: the Markdown of lessons, which rules.json and llms.txt lead to.
 */
const OPEN = [
  'rules.json',
  'rules.schema.json',
  'llms.txt',
  'llms-full.txt',
  'feed.xml',
  ':lang/:page/index.md',
  ':lang/:game/:lesson/index.md',
];

/**
 * The file `_headers`. A host applies all rules that match an address and joins values of the same header, so each part of the
 * site has one policy, and only `/embed/` may be framed.
 * @param base where the site lies, with a slash at its end
 */
export function hostHeaders(base: string): string {
  const framed = (by: string) => `Content-Security-Policy: ${hostPolicy(by)}`;
  const parts: readonly (readonly [path: string, ...headers: string[]])[] = [
    ['*', ...Object.entries(EVERYWHERE).map(([name, value]) => `${name}: ${value}`)],
    ...['', 'vi/*', 'en/*', 'r/*', '404.html'].map(
      (path) => [path, framed("'none'"), 'X-Frame-Options: DENY'] as const,
    ),
    ['embed/*', framed('*')],
    ['_astro/*', 'Cache-Control: public, max-age=31536000, immutable'],
    ['sw.js', 'Cache-Control: no-cache'],
    ['og/*', 'Cache-Control: public, max-age=86400'],
    ...OPEN.map((path) => [path, 'Access-Control-Allow-Origin: *'] as const),
  ];
  return `${parts.map(([path, ...headers]) => [base + path, ...headers.map((one) => `  ${one}`)].join('\n')).join('\n\n')}\n`;
}
