/** What is sent with an address; null: not sent at all. */
export interface Expected {
  /** `no-cache`: a host that asks again by itself may leave it out. */
  readonly 'Cache-Control': string;
  readonly 'Content-Security-Policy': string | null;
  readonly 'X-Frame-Options': string | null;
  readonly 'Access-Control-Allow-Origin': string | null;
}

/** What is sent with every address. */
export const SENT_EVERYWHERE: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const PAGE: Expected = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy':
    "img-src 'self';connect-src 'self';font-src 'self';object-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'Access-Control-Allow-Origin': null,
};
const FRAME: Expected = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy':
    "img-src 'self';connect-src 'self';font-src 'self';object-src 'none';base-uri 'none';form-action 'none';frame-ancestors *",
  'X-Frame-Options': null,
  'Access-Control-Allow-Origin': null,
};
const FILE: Expected = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': null,
  'X-Frame-Options': null,
  'Access-Control-Allow-Origin': null,
};
const FOR_EVER: Expected = { ...FILE, 'Cache-Control': 'public, max-age=31536000, immutable' };
const OPEN: Expected = { ...FILE, 'Access-Control-Allow-Origin': '*' };

/**
 * What every host must send, told by examples and not by the list that its file is made from: a test that compared the list with
 * itself would prove nothing. A star is any name that was built there.
 */
export const EXPECTED: Readonly<Record<string, Expected>> = {
  '/': PAGE,
  '/vi/': PAGE,
  '/en/xi-dach/so-bai/': PAGE,
  '/vi/trong-tai/': PAGE,
  '/r/xd-ngu-linh/': PAGE,
  '/404.html': PAGE,
  '/embed/': FRAME,
  '/_astro/*.js': FOR_EVER,
  '/_astro/*.css': FOR_EVER,
  '/_astro/*.woff2': FOR_EVER,
  '/og/vi.png': { ...FILE, 'Cache-Control': 'public, max-age=86400' },
  '/og/vi/sam/so-bai.png': { ...FILE, 'Cache-Control': 'public, max-age=86400' },
  '/sw.js': FILE,
  '/offline.json': FILE,
  '/tim/vi.json': FILE,
  '/luat-nha/sam.vi.json': FILE,
  '/favicon.svg': FILE,
  '/robots.txt': FILE,
  '/sitemap-index.xml': FILE,
  '/vi/manifest.webmanifest': PAGE,
  '/vi/ky-hieu/index.md': { ...PAGE, 'Access-Control-Allow-Origin': '*' },
  '/en/xi-dach/so-bai/index.md': { ...PAGE, 'Access-Control-Allow-Origin': '*' },
  '/rules.json': OPEN,
  '/rules.schema.json': OPEN,
  '/llms.txt': OPEN,
  '/llms-full.txt': OPEN,
  '/feed.xml': OPEN,
};

/** Where there is nothing: the page that says so, and never for a year, whatever folder it was asked for in. */
export const EXPECTED_MISSING: Readonly<Record<string, Expected>> = {
  '/nowhere': PAGE,
  '/vi/nowhere/': PAGE,
  '/_astro/nowhere.js': PAGE,
  '/_headers': PAGE,
};
