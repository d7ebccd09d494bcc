import { LANGS } from '#core/lang.ts';
import { EDITION } from '../edition.ts';
import { SITE_NAME, type Structured } from './graph.ts';

/** The licence of the whole tree, `/rules.json` included. */
const LICENCE = 'https://spdx.org/licenses/MIT.html';

/** The rules as data. @param name what it is called, @param description what it holds, each as the page says it */
export function datasetThings(name: string, description: string): Structured {
  return (absolute) => [
    {
      '@type': 'Dataset',
      name,
      description,
      url: absolute('/rules.json'),
      version: String(EDITION),
      inLanguage: [...LANGS],
      license: LICENCE,
      isAccessibleForFree: true,
      creator: { '@type': 'Organization', name: SITE_NAME, url: absolute('/') },
      distribution: {
        '@type': 'DataDownload',
        contentUrl: absolute('/rules.json'),
        encodingFormat: 'application/json',
      },
    },
  ];
}
