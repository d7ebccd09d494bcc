import { PAGE_LANGS } from '#core/lang.ts';
import { hostPolicy, NO_REFERRER } from '../policy/page.ts';

/** What no page of this site uses. */
const NOT_USED = ['camera', 'geolocation', 'payment', 'usb'];
/** What only pages of this site use, and none in a frame: hands are told aloud (ADR 39). */
const OWN = ['microphone'];

/** What is sent with every address. */
export const EVERYWHERE: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': NO_REFERRER,
  'Permissions-Policy': [
    ...NOT_USED.map((feature) => `${feature}=()`),
    ...OWN.map((feature) => `${feature}=(self)`),
  ].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Kept, but asked for again each time: where nothing has changed the answer is an empty 304. */
export const ASK_AGAIN = 'no-cache';

/** What is sent with some addresses. */
export interface AddressRule {
  /** A name for it in the files of hosts that give names. */
  readonly name: string;
  /** The files, and why they are sent so: for people who read a host's file. */
  readonly why: string;
  /** Paths within the site: one file, all of a folder (`og/*`), or with `:part` for one part of a path. */
  readonly at: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

const PAGES: AddressRule = {
  name: 'pages',
  why: 'Pages: no other site may put them in a frame. What a page may load and run it says itself.',
  at: ['', ...PAGE_LANGS.map((lang) => `${lang}/*`), 'r/*', '404.html'],
  headers: { 'Content-Security-Policy': hostPolicy("'none'"), 'X-Frame-Options': 'DENY' },
};

/**
 * The one list that the files of all hosts are made from (ADR 43). Rules that match one address add up, and no two of them say the
 * same header, so that it is no matter in which order a host takes them. What has no `Cache-Control` here is sent with `ASK_AGAIN`.
 */
export const HEADER_RULES: readonly AddressRule[] = [
  PAGES,
  {
    name: 'frame',
    why: 'The verdict that other sites show in a frame.',
    at: ['embed/*'],
    headers: { 'Content-Security-Policy': hostPolicy('*') },
  },
  {
    name: 'hashed',
    why: 'Scripts, styles, typefaces: the name has a hash of what is in the file, which therefore never changes.',
    at: ['_astro/*'],
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  {
    name: 'worker',
    why: 'What keeps the site for times without a network: an old one would keep an old site.',
    at: ['sw.js'],
    headers: { 'Cache-Control': ASK_AGAIN },
  },
  {
    name: 'pictures',
    why: 'Pictures in link previews: an old one for a day harms nobody.',
    at: ['og/*'],
    headers: { 'Cache-Control': 'public, max-age=86400' },
  },
  {
    name: 'open',
    why: 'For programs, wherever they run: public, and the same for whoever asks.',
    at: [
      'rules.json',
      'rules.schema.json',
      'llms.txt',
      'llms-full.txt',
      'feed.xml',
      ':lang/:page/index.md',
      ':lang/:game/:lesson/index.md',
    ],
    headers: { 'Access-Control-Allow-Origin': '*' },
  },
];

/** What is sent where there is nothing: the page for that, whatever the address would be kept for. */
export const NOT_THERE: Readonly<Record<string, string>> = {
  ...EVERYWHERE,
  'Cache-Control': ASK_AGAIN,
  ...PAGES.headers,
};

/** The addresses of a rule as a regular expression, for hosts that take one. @param base where the site lies, with a slash at its end */
export function addressPattern({ at }: AddressRule, base: string): string {
  return `^${escaped(base)}(?:${at.map(pathPattern).join('|')})$`;
}

/** The front door is asked for by its folder, and by some servers then looked up as a file. */
const pathPattern = (path: string): string =>
  path === ''
    ? '|index[.]html'
    : escaped(path)
        .replace('*', '.*')
        .replaceAll(/:[a-z]+/g, '[^/]+');

const escaped = (path: string): string => path.replaceAll('.', '[.]');
