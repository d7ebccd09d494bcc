import { LANGS } from '#core/lang.ts';
import { SITE_NAME, type Structured } from './graph.ts';

/** The site and who publishes it: said on the way in. The search of the site has no address of its own, so none is told. */
export const siteThings: Structured = (absolute) => {
  const url = absolute('/');
  const publisher = `${url}#publisher`;
  return [
    { '@type': 'WebSite', name: SITE_NAME, url, inLanguage: [...LANGS], publisher: { '@id': publisher } },
    { '@type': 'Organization', '@id': publisher, name: SITE_NAME, url, logo: absolute('/icon-512.png') },
  ];
};
