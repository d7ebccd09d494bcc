import { readFileSync } from 'node:fs';
import { partIn } from '../../../integrations/licences/packages.ts';
import { SHIPPED } from '../../../integrations/shipped.ts';
import { FACES } from '../../fonts/faces.ts';
import { type Check, joinFaults } from '../check.ts';
import { builtFile } from './page.ts';

/** The licences of everything that readers are sent are shipped with it: the site's own, each typeface's, each package's. */
export function checkLicences(): Check {
  return { name: '/giay-phep.txt', fault: licencesFault(readFileSync(builtFile('/giay-phep.txt'), 'utf8')) };
}

/** What a notice lacks; undefined where it is complete. */
export function licencesFault(notice: string): string | undefined {
  const texts = [
    ['Luật Bài', readFileSync('LICENSE', 'utf8')] as const,
    ...FACES.map(({ family }) => [family, readFileSync(`node_modules/@fontsource/${family}/LICENSE`, 'utf8')] as const),
  ];
  const parts = SHIPPED.map((name) => partIn(`node_modules/${name}`));
  return joinFaults([
    ...texts.flatMap(([name, text]) => (notice.includes(text.trim()) ? [] : [`no licence of ${name}`])),
    ...parts.flatMap(({ name, version, licence, text }) =>
      notice.includes(`\n${name} ${version} (${licence})\n`) && notice.includes(text)
        ? []
        : [
            `no licence of ${name}, which integrations/shipped.ts lets into scripts: if none holds it, take it out there`,
          ],
    ),
  ]);
}
