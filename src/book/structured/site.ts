import { LANGS } from '#core/lang.ts';
import type { Absolute } from '../address.ts';
import { SITE_NAME, type Structured } from './graph.ts';

/** The site and who publishes it: said on the way in. The search of the site has no address of its own, so none is told. */
export const siteThings: Structured = (absolute) => [
  {
    '@type': 'WebSite',
    '@id': siteId(absolute),
    name: SITE_NAME,
    url: absolute('/'),
    inLanguage: [...LANGS],
    publisher: { '@id': publisherId(absolute) },
  },
  {
    '@type': 'Organization',
    '@id': publisherId(absolute),
    name: SITE_NAME,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
  },
];

function siteId(absolute: Absolute): string {
  return `${absolute('/')}#site`;
}

function publisherId(absolute: Absolute): string {
  return `${absolute('/')}#publisher`;
}
