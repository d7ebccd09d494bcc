/** What an address says of a case (ADR 10). */

import { expect, test } from 'vitest';
import { EARLIER_MEANINGS } from '#games/index.ts';
import { readCaseLink } from './case-link.ts';

const CASE = 'xi-dach@vipgame;cai:KD.9C;an:AS.AH';
const read = (search: string) => readCaseLink(search, EARLIER_MEANINGS);

test.each<[string, ReturnType<typeof read>]>([
  ['', undefined],
  ['?v=an:-1&e=4', undefined],
  [`?c=${CASE}`, { text: CASE, sent: undefined }],
  [`?c=${CASE}&e=9`, { text: CASE, sent: { edition: 9, summary: undefined } }],
  [`?c=${CASE}&e=9.`, { text: CASE, sent: { edition: 9, summary: undefined } }],
  [`?c=${CASE}&amp;e=9`, { text: CASE, sent: { edition: 9, summary: undefined } }],
  [`?c=${CASE}&v=an:1&e=9`, { text: CASE, sent: { edition: 9, summary: { kind: 'nets', nets: [['an', 1]] } } }],
  [`?c=${CASE}&e=mới`, { text: CASE, sent: undefined }],
  ['?c=An hai con át&w=1', { text: 'An hai con át', sent: undefined, typed: true }],
  [
    `?c=${CASE}&s=an:win&t=cai:19&g=1`,
    { text: CASE, sent: undefined, claims: 'an:win', told: 'cai:19', challenge: true },
  ],
])('%s', (search, link) => {
  expect(read(search)).toEqual(link);
});
