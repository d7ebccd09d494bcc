import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the element around a widget is written in one place, which escapes what it holds', () => {
  const writers = globSync('{components,src}/**/*.astro').filter((file) =>
    readFileSync(file, 'utf8').includes('<live-widget'),
  );
  expect(writers).toEqual(['components/loading/Live.astro']);
});
