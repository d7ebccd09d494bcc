import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EDITION } from '#book/edition.ts';
import { formatCase } from '#core/format.ts';
import { LANGS } from '#core/lang.ts';
import { anyCase } from '#testing/any-case.ts';
import { fixedSeed } from '#testing/runs.ts';
import { loaded } from '../loading/loaded.ts';
import { embedLink, embedSnippet } from './embed.ts';

const read = (quoted: string): string =>
  quoted.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

test('the frame shows the case in the language that was asked for, and says its edition', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...LANGS), (seed, lang) => {
      const { of, game } = anyCase(seed);
      const all = loaded(game.id, lang);
      if (!all) throw new Error(`${game.id} is not loaded`);
      const url = new URL(embedLink(of, lang, all), 'https://luat-bai.example');
      expect([url.pathname, ...['c', 'lang', 'e'].map((name) => url.searchParams.get(name))]).toEqual([
        '/embed/',
        formatCase(of, game),
        lang,
        `${EDITION}`,
      ]);
      expect(url.href).not.toMatch(/[\s{}*<>"|\\^`]/);
    }),
    { numRuns: 200, seed: fixedSeed(131) },
  );
});

test('what is pasted holds the address and the title, whatever is in them, and nothing more', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (url, title) => {
      const [frame = '', script = ''] = embedSnippet(url, title).split('\n<script>');
      const match =
        /^<iframe src="([^"<]*)" title="([^"<]*)" width="100%" height="480" [^"]*"[^"]*" loading="lazy"><\/iframe>$/.exec(
          frame,
        );
      expect([read(match?.[1] ?? ''), read(match?.[2] ?? '')]).toEqual([url, title]);
      expect(script).toMatch(/^[^<]*<\/script>$/);
    }),
    { numRuns: 300, seed: fixedSeed(132) },
  );
});

test('the frame is given the height that it posts, and no other frame is', () => {
  const [, script = ''] = /<script>(.*)<\/script>/.exec(embedSnippet('/embed/', 'x')) ?? [];
  const frames = ['a', 'b'].map((contentWindow) => ({ contentWindow, height: '480' }));
  const heard: ((message: unknown) => void)[] = [];
  const listen = (_: string, hear: (message: unknown) => void): unknown => heard.push(hear);
  new Function('addEventListener', 'document', script)(listen, { querySelectorAll: () => frames });
  for (const data of [null, undefined, 'height', { luatBai: 'other', height: 9 }]) heard[0]?.({ data, source: 'b' });
  expect(frames.map(({ height }) => height)).toEqual(['480', '480']);
  heard[0]?.({ data: { luatBai: 'height', height: 312 }, source: 'b' });
  expect(frames.map(({ height }) => height)).toEqual(['480', 312]);
});
