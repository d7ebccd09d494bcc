/**
 * The security policy: a page runs nothing that it does not name, and no page but the embed page may be framed by another site.
 */

import { hostHeadersOf } from './host-headers.ts';
import { expect, test } from './test.ts';

const PAGES = ['/', '/vi/sam/', '/en/xi-dach/so-bai/', '/vi/trong-tai/', '/en/luyen-tap/', '/vi/luat-nha/', '/embed/'];

test.use({
  expected: /Content Security Policy|^request: http:\/\/(?:nha-khac\.localhost|xa\.localhost)|frame-ancestors/,
});

test('a page runs no script, and asks no other server, for what is put in it', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    const refused = await page.evaluate(async () => {
      const broken: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => broken.push(effectiveDirective));
      const put = (html: string) => document.body.append(document.createRange().createContextualFragment(html));
      put('<script>window.ran = 1</script>');
      put('<img src="x:" onerror="window.ran = 2">');
      put('<style>body { display: none }</style>');
      put('<img src="http://xa.localhost/a.png">');
      put('<script src="http://xa.localhost/a.js"></script>');
      await fetch('http://xa.localhost/').catch(() => undefined);
      // A string as a script, later: what a test runs directly is exempt.
      setTimeout('window.ran = 3');
      await new Promise((done) => setTimeout(done, 50));
      return { broken: [...new Set(broken)].sort(), ran: Reflect.get(window, 'ran') };
    });
    expect.soft(refused.ran, path).toBeUndefined();
    expect
      .soft(refused.broken, path)
      .toEqual(
        expect.arrayContaining(['connect-src', 'img-src', 'script-src-attr', 'script-src-elem', 'style-src-elem']),
      );
    await expect(page.locator('body')).toBeVisible();
  }
});

test('every address says by its headers what a page cannot say, and only the frame may be framed', async ({
  request,
}) => {
  const headersOf = hostHeadersOf(await (await request.get('/_headers')).text());
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    expect(html.indexOf('http-equiv="Content-Security-Policy"'), path).toBeLessThan(html.indexOf('<script'));
    const sent = headersOf(path)['Content-Security-Policy'] ?? '';
    // Both policies hold: what the page allows by hash its host must not forbid.
    expect(sent, path).not.toMatch(/script-src|style-src|default-src/);
    expect(/frame-ancestors (\S+)/.exec(sent)?.[1], path).toBe(path === '/embed/' ? '*' : "'none'");
  }
});

test.describe('other sites', () => {
  // Browsers log each violation as an error.
  test.use({ expected: /^request: http:\/\/nha-khac\.localhost|blocked by CORS policy|net::ERR_FAILED/ });

  test('read what is for programs, and nothing else', async ({ page, baseURL }) => {
    const elsewhere = new URL('/robots.txt', baseURL);
    elsewhere.hostname = 'nha-khac.localhost';
    await page.goto(elsewhere.href);
    const read = (paths: readonly string[]) =>
      page.evaluate(
        ([from = '', ...asked]) =>
          Promise.all(
            asked.map((path) =>
              fetch(new URL(path, from)).then(
                (answer) => (answer.ok ? 'read' : String(answer.status)),
                () => 'refused',
              ),
            ),
          ),
        [baseURL ?? '', ...paths],
      );
    const open = ['/rules.json', '/rules.schema.json', '/llms.txt', '/llms-full.txt', '/feed.xml'];
    const lessons = ['/vi/ky-hieu/index.md', '/vi/sam/index.md', '/en/xi-dach/so-bai/index.md'];
    expect(await read([...open, ...lessons])).toEqual([...open, ...lessons].map(() => 'read'));
    const own = ['/vi/sam/', '/vi/luyen-tap/', '/embed/', '/tim/vi.json', '/luat-nha/sam.vi.json', '/su-co/vi.json'];
    expect(await read(own)).toEqual(own.map(() => 'refused'));
  });
});

test('no page but the frame is shown in another site', async ({ page, baseURL }) => {
  const elsewhere = new URL('/robots.txt', baseURL);
  elsewhere.hostname = 'nha-khac.localhost';
  await page.goto(elsewhere.href);
  await page.setContent(`<iframe src="${new URL('/vi/trong-tai/', baseURL).href}"></iframe>`);
  await expect.poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-error:'))).toBe(true);
});
