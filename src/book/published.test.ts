import { expect, test } from 'vitest';
import { catalogueSchema } from './published.ts';

test('the shape of /rules.json is what programs were told', async () => {
  // Taken away, renamed, or meaning another thing: count CATALOGUE_VERSION on. Only added: write it anew with -u.
  const schema = JSON.stringify(catalogueSchema('https://example.org/rules.schema.json'), null, 2);
  await expect(`${schema}\n`).toMatchFileSnapshot('./published.schema.json');
});
