import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { describe, expect, it } from 'vitest';
import { termLinks } from './term-links.ts';

const markdown = createSatteriMarkdownProcessor({ hastPlugins: [termLinks] });

/** The terms that a lesson links to, as `address=word`, in reading order. */
async function links(text: string, file = 'vi/ta-la/cach-choi'): Promise<string[]> {
  const { render } = await markdown;
  const { code } = await render(text, { fileURL: new URL(`file:///book/content/${file}.mdx`) });
  return [...code.matchAll(/<a class="term" href="([^"]+)">([^<]+)<\/a>/g)].map(([, to, word]) => `${to}=${word}`);
}

const to = (id: string, word: string): string => `../../thuat-ngu/#${id}=${word}`;

describe('terms of a lesson', () => {
  it('are links the first time, in text, lists and tables', async () => {
    expect(await links('Có phỏm, rồi phỏm nữa.\n\n- **Móm** thì bét.\n\n| a |\n|---|\n| nọc |\n')).toEqual([
      to('phom', 'phỏm'),
      to('mom', 'Móm'),
      to('bet', 'bét'),
      to('noc', 'nọc'),
    ]);
  });

  it('stay as they are in headings, links and code', async () => {
    expect(await links('## Phỏm\n\n[nọc](./x) và `móm`\n\n```\ntái\n```\n')).toEqual([]);
  });

  it('leave the words around them as they were', async () => {
    const { render } = await markdown;
    const { code } = await render('Bạn ù khan nhé.', { fileURL: new URL('file:///book/content/vi/ta-la/so-bai.mdx') });
    expect(code).toContain('Bạn <a class="term" href="../../thuat-ngu/#u-khan">ù khan</a> nhé.');
  });

  it('are those of the game, one step nearer from its front page', async () => {
    expect(await links('Có sảnh, có rác.', 'vi/sam/index')).toEqual([
      '../thuat-ngu/#sanh-sam=sảnh',
      '../thuat-ngu/#rac-sam=rác',
    ]);
    expect(await links('Có sảnh, có gà.', 'vi/xi-to/so-bai')).toEqual([to('sanh-xi-to', 'sảnh'), to('ga', 'gà')]);
  });

  it('are eight at most', async () => {
    const all = 'phỏm, cạ, rác, hạ, gửi, chốt, tái, chuyển bài, móm, nọc, ù, ăn láo';
    expect(await links(all)).toHaveLength(8);
  });

  it('in English are the English words, and the Vietnamese ones in italics', async () => {
    const text = 'A *phỏm* (meld), the stock, and a heo or non. *Ù khan* too.';
    expect(await links(text, 'en/ta-la/so-bai')).toEqual([
      to('phom', 'phỏm'),
      to('noc', 'stock'),
      to('u-khan', 'Ù khan'),
    ]);
    expect(await links('A non-starter, tai chi, *non*.', 'en/xi-dach/so-bai')).toEqual([to('non', 'non')]);
  });

  it('are no links on a page of no game', async () => {
    expect(await links('phỏm', 'vi/ky-hieu')).toEqual([]);
  });
});
