import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGS } from '#core/lang.ts';
import { engineOf } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';

test.each(GAMES)('the house rules of $name are as many as search engines are told', ({ id }) => {
  const count = Object.keys(engineOf(id)?.schema ?? {}).length;
  const told = LANGS.map((lang) => {
    const text = readFileSync(`content/${lang}/${id}/bien-the.mdx`, 'utf8');
    return /^description: "(?:The )?(\d+) (?:luật nhà|house rules) /m.exec(text)?.[1];
  });
  expect(told).toEqual(LANGS.map(() => String(count)));
});
