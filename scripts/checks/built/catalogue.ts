import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Check } from '../check.ts';
import { builtFile } from './page.ts';

/** The catalogue for programs is what its schema says. Read by a validator that knows nothing of what made the two. */
export function checkCatalogue(): Check {
  const read = (path: string): object => JSON.parse(readFileSync(builtFile(path), 'utf8'));
  return { name: '/rules.json', fault: catalogueFault(read('/rules.schema.json'), read('/rules.json')) };
}

/** What is wrong with a catalogue, at the first place. */
export function catalogueFault(schema: object, catalogue: object): string | undefined {
  const ajv = new Ajv2020({ allowUnionTypes: true, formats: { uri: isAddress, date: /^\d{4}-\d\d-\d\d$/ } });
  return ajv.validate(schema, catalogue) ? undefined : ajv.errorsText();
}

function isAddress(text: string): boolean {
  return URL.canParse(text);
}
