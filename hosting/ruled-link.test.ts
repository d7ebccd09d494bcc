/** The function for hosts, by the standard `Request` and `Response` that both hosts have. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { runs } from '#testing/runs.ts';
import { bundledFunction, filesFor, HOSTS } from '../scripts/function/bundle.ts';
import { writeFiles } from '../scripts/function/write.ts';
import { onPages } from './cloudflare.ts';
import onEdge from './netlify.ts';
import { type PictureDrawer, ruledLink } from './ruled-link.ts';

const SITE = 'https://example.org';
const PAGE = `<!doctype html><html lang="vi"><head><meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-x='"><meta charset="utf-8"><script>early=[]</script><title>Trọng tài. Luật Bài</title><meta name="description" content="Đang cãi nhau?"><link rel="canonical" href="${SITE}/vi/trong-tai/"><meta property="og:title" content="Trọng tài"><meta property="og:description" content="Đang cãi nhau?"><meta property="og:url" content="${SITE}/vi/trong-tai/"><meta property="og:image" content="${SITE}/og/vi/trong-tai.png"><meta property="og:image:alt" content="Trọng tài. Luật Bài"></head><body><script>early.x='og:title'</script></body></html>`;
const FILE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'X-Frame-Options': 'DENY',
  ETag: '"file"',
  'Last-Modified': 'Sat, 28 Nov 2026 00:00:00 GMT',
  'Content-Length': '999',
};

/** A host of files that heeds conditions, and keeps what it was asked. */
function fileHost(html = PAGE) {
  const asked: Request[] = [];
  const file = async (request: Request): Promise<Response> => {
    asked.push(request);
    if (request.headers.get('If-None-Match') === FILE_HEADERS.ETag)
      return new Response(null, { status: 304, headers: FILE_HEADERS });
    return new Response(request.method === 'HEAD' ? null : html, { headers: FILE_HEADERS });
  };
  return { asked, file };
}

const addressOf = (query: string, lang = 'vi'): string => `${SITE}/${lang}/trong-tai/${query}`;
const linkTo = (text: string, more = ''): string => `?c=${encodeURIComponent(text)}${more}`;

async function pageAt(address: string, init: RequestInit = {}) {
  const { file, asked } = fileHost();
  const answer = await ruledLink(new Request(address, init), file);
  return { answer, html: await answer.text(), asked };
}

function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

/** All of a page but the places that are written into. */
function withoutPlaces(html: string): string {
  return html.replace(/<title>[^<]*<\/title>|<meta (?:name|property)="[\w:]+" content="[^"]*">/g, '');
}

const CASE = 'xi-dach@pho-thong;cai:10S.9H;an:AS.4D.5C';
/** Nobody rules on it otherwise. */
const PLAIN = 'xi-dach@pho-thong;cai:10S.9H;an:10D.QC';

describe('who wins stands in the title of a link', () => {
  test.each([
    ['vi', CASE, 'Xì Dách: An ăn +1'],
    ['en', CASE, 'Xì Dách: An wins +1'],
    ['vi', 'xi-dach;cai:10S.JH;an:10D.8C', 'Xì Dách: Cái ăn (An −1)'],
    ['en', 'xi-dach;cai:10S.JH;an:10D.8C', 'Xì Dách: Banker wins (An −1)'],
    ['vi', 'ba-cay;cai:2S.3S.4S;an:AD.4C.3H', 'Ba Cây: Cái ăn (An −1)'],
    ['en', 'ba-cay;cai:2S.3S.4S;an:AD.4C.3H', 'Ba Cây: Banker wins (An −1)'],
    ['vi', 'xi-to;an:8S.8H.JC.KS.AH;binh:KD.10S.JS.QD.AS', 'Xì Tố: Binh ăn hết'],
    ['en', 'xi-to;an:8S.8H.JC.KS.AH;binh:KD.10S.JS.QD.AS', 'Xì Tố: Binh takes all'],
    ['vi', 'ba-cay;cai:2S.3S.4S;an:AD.4C.5S;bình:7D.7C.7S', 'Ba Cây: An ăn +1, Bình chung −1'],
    ['en', 'ba-cay;cai:2S.3S.4S;an:AD.4C.5S;bình:7D.7C.7S', 'Ba Cây: An wins +1, Bình pays −1'],
    ['vi', 'ta-la;bai:4S.5S.6S.7H.7D.7C.KS.2H.9D', 'Tá Lả: Còn 24 điểm'],
    ['en', 'ta-la;bai:4S.5S.6S.7H.7D.7C.KS.2H.9D', 'Tá Lả: 24 points left'],
    ['vi', 'sam;ban:3S.3H;danh:4S.4H', 'Sâm: Chặn được'],
    ['en', 'sam;ban:3S.3H;danh:4S.4H', 'Sâm: It beats it'],
  ])('%s: %s', async (lang, text, title) => {
    const { html } = await pageAt(addressOf(linkTo(text, '&e=4'), lang));
    expect(metaOf(html, 'og:title')).toBe(title);
    expect(html).toContain(`<title>${title}. Luật Bài</title>`);
  });

  test('why, whose cards, and under which rules in what is said below it', async () => {
    const { html } = await pageAt(addressOf(linkTo(CASE)));
    const said =
      'Hai bên cùng đủ, điểm cao hơn thì ăn: 20 hơn 19. Nhà cái 10♠ 9♥ (19), An A♠ 4♦ 5♣ (20). Xì Dách · Luật Phổ thông.';
    expect([metaOf(html, 'description'), metaOf(html, 'og:description')]).toEqual([said, said]);
  });

  test('the address and the picture are of this case, and the page for search engines stays one', async () => {
    const { html } = await pageAt(addressOf(`?c=${CASE}&v=an:1&utm=x&e=4`));
    expect(metaOf(html, 'og:url')).toBe(`${SITE}/vi/trong-tai/?c=${CASE}&amp;v=an:1&amp;utm=x&amp;e=4`);
    expect(metaOf(html, 'og:image')).toBe(`${SITE}/og/vi/c.png?c=${CASE}&amp;e=4`);
    expect(html).toContain(`<link rel="canonical" href="${SITE}/vi/trong-tai/">`);
  });

  test('a site below a path', async () => {
    const { html } = await pageAt(`${SITE}/luat-bai/vi/trong-tai/${linkTo(CASE)}`);
    expect(metaOf(html, 'og:image')).toContain(`${SITE}/luat-bai/og/vi/c.png?c=`);
  });

  test.each([
    ['two who say otherwise, one of them rightly', '&s=an:an.win;cai:an.lose', 'Xì Dách: An nói đúng'],
    ['nobody rightly', '&s=an:an.lose;cai:an.push', 'Xì Dách: Không ai đúng'],
    ['two who say the same', '&s=an:an.win;cai:an.win', 'Xì Dách: Hai người nói một ý'],
    ['the banker', '&s=an:an.lose;cai:an.win', 'Xì Dách: Nhà cái nói đúng'],
    ['somebody without a hand', '&s=a:an.lose;b:an.win', 'Xì Dách: Người kia nói đúng'],
    ['one alone', '&s=an:an.win', 'Xì Dách: An ăn +1'],
    ['something that is no saying', '&s=%3Cb%3E', 'Xì Dách: An ăn +1'],
  ])('claims: %s', async (_, more, title) => {
    const { html } = await pageAt(addressOf(linkTo(PLAIN, more)));
    expect(metaOf(html, 'og:title')).toBe(title);
  });

  /** Houses do not agree on it. */
  const PARTING = 'xi-dach;cai:10H.6C.9D;an:8S.7D';
  test.each([
    ['two houses, both right', 'an:an.win;cai:an.lose', 'Xì Dách: Both are right'],
    ['two who say the same by one house', 'an:an.win;cai:an.win', 'Xì Dách: They agree'],
    ['the same by another house', 'an:an.lose;cai:an.lose', 'Xì Dách: They agree'],
    ['the banker', 'an:an.push;cai:an.win', 'Xì Dách: Banker is right'],
  ])('claims: %s', async (_, claims, title) => {
    const { html } = await pageAt(addressOf(linkTo(PARTING, `&s=${claims}`), 'en'));
    expect(metaOf(html, 'og:title')).toBe(title);
  });

  test.each([['an:an.win;cai:an.lose'], ['an:an.win;cai:an.win'], ['an:an.push;cai:an.push']])(
    'claims: %s, of a hand that is not known yet: nobody is called right',
    async (claims) => {
      const { html } = await pageAt(addressOf(linkTo('xi-dach;cai:10S.9H;an:AS.4D.?', `&s=${claims}`)));
      expect(metaOf(html, 'og:title')).toBe('Xì Dách: Cái ăn: 33 trên 48 lá');
    },
  );

  test('free text, where nothing in it is doubtful', async () => {
    const { html } = await pageAt(addressOf(linkTo('xì dách cái 10 9, an A 4 5', '&w=1')));
    expect(metaOf(html, 'og:title')).toBe('Xì Dách: An ăn +1');
  });

  test('a card that nobody has seen', async () => {
    const { html } = await pageAt(addressOf(linkTo('xi-dach;cai:10S.9H;an:AS.4D.?')));
    expect(metaOf(html, 'og:title')).toBe('Xì Dách: Cái ăn: 33 trên 48 lá');
    expect(metaOf(html, 'description')).toMatch(/^An ăn: 12 trên 48 lá · Hòa: 3 trên 48 lá/);
  });

  test.each([
    ['vi', 'Chưa chắc', 'Chưa xét được: 900 trên 2.450 cách · Cái ăn: 760 trên 2.450 cách · '],
    ['en', 'Not certain', 'Cannot be checked yet: 900 of 2,450 ways · Banker wins: 760 of 2,450 ways · '],
  ])('%s: where no verdict has half of the ways, none is the title', async (lang, title, why) => {
    const { html } = await pageAt(addressOf(linkTo('xi-dach;cai:9C.?;an:KS.?'), lang));
    expect(metaOf(html, 'og:title')).toBe(`Xì Dách: ${title}`);
    expect(metaOf(html, 'description')?.startsWith(why), metaOf(html, 'description')).toBe(true);
  });

  test('a card of Tá Lả that nobody has seen', async () => {
    const text = 'ta-la;an:8H.8D.8C.2D.4S.7S.JD.QH.?;binh:3S.4C.5S.KH.9H.9D.JC.10D.6C';
    const { html } = await pageAt(addressOf(linkTo(text)));
    expect(metaOf(html, 'og:title')).toMatch(/^Tá Lả: An .*\d lá|lá nào cũng vậy$/);
  });

  test('hands that were told by what they come to: no card that stands in for them is named', async () => {
    const { html } = await pageAt(addressOf(linkTo(CASE, '&t=cai:19;an:20')));
    expect(metaOf(html, 'description')).toContain('Nhà cái (19), An (20).');
  });

  test('a challenge tells no verdict', async () => {
    const { html } = await pageAt(addressOf(linkTo(CASE, '&e=4&g=1')));
    expect(metaOf(html, 'og:title')).toBe('Xì Dách: Đoán trước, xử sau');
    expect(metaOf(html, 'description')).toBe('Nhà cái 10♠ 9♥, An A♠ 4♦ 5♣. Xì Dách · Luật Phổ thông.');
    expect(metaOf(html, 'og:image')).toMatch(/&amp;g=1$/);
  });

  test('chats that write &amp; for &', async () => {
    const { html } = await pageAt(addressOf(`?c=${CASE}&amp;g=1`));
    expect(metaOf(html, 'og:title')).toBe('Xì Dách: Đoán trước, xử sau');
  });
});

describe('what a stranger has typed is text', () => {
  test.each([
    ['a name', '"><script>alert(1)</script>'],
    ['a name with what a replacement would read', "$&$'$`"],
  ])('%s', async (_, name) => {
    const { html } = await pageAt(addressOf(linkTo(PLAIN, `&s=${encodeURIComponent(`${name}:an.win;cai:an.push`)}`)));
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(withoutPlaces(html)).toBe(withoutPlaces(PAGE));
  });

  test('whatever is in an address', async () => {
    const member = fc.tuple(fc.constantFrom('c', 's', 't', 'e', 'g', 'w', 'v'), fc.string({ unit: 'grapheme' }));
    const addresses = fc
      .array(member, { maxLength: 4 })
      .chain((members) =>
        fc
          .constantFrom(PLAIN, CASE, 'sam;ban:3S.3H;danh:4S.4H')
          .map((text) => new URLSearchParams([['c', text], ...members])),
      );
    await fc.assert(
      fc.asyncProperty(fc.oneof(addresses.map(String), fc.string()), async (query) => {
        const { answer, html } = await pageAt(addressOf(`?${query}`));
        expect(answer.status).toBe(200);
        expect(withoutPlaces(html)).toBe(withoutPlaces(PAGE));
      }),
      { numRuns: runs(5_000, 200) },
    );
  });

  test('it stands there in full, escaped', async () => {
    const { html } = await pageAt(addressOf(linkTo(PLAIN, '&s=%22%3E%3Cscript%3E:an.win;cai:an.lose')));
    expect(metaOf(html, 'og:title')).toBe('Xì Dách: &quot;&gt;&lt;script&gt; nói đúng');
    expect(metaOf(html, 'og:url')).not.toMatch(/["<>]/);
  });
});

describe('a page of which nothing is told is sent as it was built', () => {
  test.each([
    ['no case', ''],
    ['another member', '?g=sam'],
    ['an empty case', '?c='],
    ['no such game', linkTo('poker;an:KS.KD')],
    ['a card twice', linkTo('xi-dach;cai:10S.9H;an:10S.4D')],
    ['a message with a doubt in it', linkTo('xì dách cái 10 9 = 20, an A 4 5 hihihi', '&w=1')],
    ['more unknown cards than are counted', linkTo('xi-to;a:?.?.?.?.?;b:?.?.?.?.?;c:?.?.?.?.?')],
    ['more of them than are counted in time', linkTo('xi-dach;cai:10S.?;an:AS.?;binh:10D.?')],
    [
      'more of them than are laid out in melds in time',
      linkTo('ta-la;an:8H.8D.8C.2D.4S.7S.JD.QH.?;binh:3S.4C.5S.KH.9H.9D.JC.10D.?'),
    ],
    [
      'a message that takes too many steps to be read',
      linkTo(
        "In ta la my leftover cards are 5 and Q after laying 8 8 8; Will's are A A after laying 3 4 5 of spades.",
        '&w=1',
      ),
    ],
    ['a case without an end', linkTo(`${CASE};${'b:KS;'.repeat(500)}`)],
    ['an address without an end', `?c=${CASE}&s=${'a'.repeat(7_000)}`],
    ['letters that are none', '?c=%FF%FE'],
  ])('%s', async (_, query) => {
    const { answer, html, asked } = await pageAt(addressOf(query), { headers: { 'X-Asked': 'so' } });
    expect(html).toBe(PAGE);
    expect([answer.status, answer.headers.get('ETag')]).toEqual([200, FILE_HEADERS.ETag]);
    expect(asked.map(({ headers }) => headers.get('X-Asked'))).toEqual(['so']);
  });

  test.each([
    ['another page', `${SITE}/vi/xi-dach/${linkTo(CASE)}`],
    ['the link of a rule', `${SITE}/r/xd-total/`],
    ['another picture', `${SITE}/og/vi/xi-dach.png${linkTo(CASE)}`],
  ])('%s', async (_, address) => {
    expect((await pageAt(address)).html).toBe(PAGE);
  });

  test('a copy that is still good is not sent again', async () => {
    const { answer } = await pageAt(addressOf(''), { headers: { 'If-None-Match': FILE_HEADERS.ETag } });
    expect(answer.status).toBe(304);
  });

  test('another method', async () => {
    const { asked, html } = await pageAt(addressOf(linkTo(CASE)), { method: 'POST' });
    expect([asked.length, html]).toEqual([1, PAGE]);
  });

  test.each([404, 301, 500])('a host that answers %i', async (status) => {
    const answer = await ruledLink(new Request(addressOf(linkTo(CASE))), async () => new Response(PAGE, { status }));
    expect([answer.status, await answer.text()]).toEqual([status, PAGE]);
  });

  test('whatever fails within', async () => {
    let times = 0;
    const answer = await ruledLink(new Request(addressOf(linkTo(CASE))), async () => {
      times += 1;
      if (times === 1) throw new Error('the host could not');
      return new Response(PAGE);
    });
    expect([times, await answer.text()]).toEqual([2, PAGE]);
  });
});

describe('what is kept of a page', () => {
  test('its headers, but for those that are about the file', async () => {
    const { answer } = await pageAt(addressOf(linkTo(CASE)));
    const { headers } = answer;
    expect(headers.get('Cache-Control')).toBe(FILE_HEADERS['Cache-Control']);
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect([headers.get('Last-Modified'), headers.get('Content-Length')]).toEqual([null, null]);
    expect(headers.get('ETag')).toMatch(/^W\/"[\da-f]{24}"$/);
  });

  test('a tag of its own: another case has another, and a good copy is not sent again', async () => {
    const address = addressOf(linkTo(CASE));
    const tagOf = async (at: string) => (await pageAt(at)).answer.headers.get('ETag') ?? '';
    const tag = await tagOf(address);
    expect(await tagOf(address)).toBe(tag);
    expect(await tagOf(addressOf(linkTo(CASE, '&g=1')))).not.toBe(tag);
    const again = await pageAt(address, { headers: { 'If-None-Match': `"x", ${tag}` } });
    expect([again.answer.status, again.html, again.answer.headers.get('ETag')]).toEqual([304, '', tag]);
    const other = await pageAt(address, { headers: { 'If-None-Match': FILE_HEADERS.ETag, Range: 'bytes=0-9' } });
    expect([other.answer.status, other.asked[0]?.headers.get('If-None-Match')]).toEqual([200, null]);
  });

  test('HEAD says what GET would', async () => {
    const got = await pageAt(addressOf(linkTo(CASE)));
    const told = await pageAt(addressOf(linkTo(CASE)), { method: 'HEAD' });
    expect(told.html).toBe('');
    expect([...told.answer.headers]).toEqual([...got.answer.headers]);
  });
});

describe('the picture of a case', () => {
  const pictureAt = (query: string, init: RequestInit = {}, draw?: PictureDrawer): Promise<Response> =>
    ruledLink(new Request(`${SITE}/og/vi/c.png${query}`, init), fileHost().file, draw);

  test.each([
    ['Xì Dách', CASE],
    ['a name that the typeface has not', 'xi-dach;cai:10S.9H;漢字:AS.4D.5C'],
    [
      'many hands',
      `ba-cay;cai:2S.3S.4S;${'abcdefgh'
        .split('')
        .map((name, at) => `${name}:${at + 1}H.${at + 1}D.${at + 1}C`)
        .join(';')}`.replace(/\b1([HDC])/g, 'A$1'),
    ],
    ['ten cards', 'sam;an:3S.4S.5S.6S.7S.8S.9S.10S.JS.QS'],
  ])('is a PNG of 1200 × 630 with something on it: %s', async (_, text) => {
    const answer = await pictureAt(linkTo(text));
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=86400');
    const picture = sharp(await answer.arrayBuffer());
    const { format, width, height } = await picture.metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    // What is counted is a picture as it comes, so the part is made one first.
    const plate = picture.removeAlpha().extract({ left: 64, top: 180, width: 1072, height: 420 });
    const { channels } = await sharp(await plate.png().toBuffer()).stats();
    for (const { stdev } of channels) expect(stdev).toBeGreaterThan(8);
  });

  test.each([
    ['two hands', PLAIN, 456],
    ['three', 'ba-cay;cai:2S.3S.4S;an:AD.4C.5S;bình:7D.7C.7S', 382],
    ['four', 'ba-cay;cai:2S.3S.4S;an:AD.4C.5S;bình:7D.7C.7S;chi:8H.8D.8C', 308],
  ])('%s stand below the words, and touch none', async (_, text, top) => {
    const picture = sharp(await (await pictureAt(linkTo(text))).arrayBuffer()).removeAlpha();
    const between = picture.extract({ left: 0, top: top - 2, width: 1200, height: 8 });
    const { channels } = await sharp(await between.png().toBuffer()).stats();
    expect(channels.map(({ stdev }) => stdev)).toEqual([0, 0, 0]);
  });

  test('of another case is another, and of a challenge one that does not tell', async () => {
    const of = async (query: string) => Buffer.from(await (await pictureAt(query)).arrayBuffer()).toString('base64');
    const asked = await of(linkTo(CASE, '&g=1'));
    expect(asked).not.toBe(await of(linkTo(CASE)));
    // The same cards, and so the same question, whatever the rules make of them.
    expect(asked).toBe(await of(linkTo(CASE, '&g=1&s=an:an.win;cai:an.lose')));
  });

  test('that cannot be drawn is the one that the build drew', async () => {
    const fails: PictureDrawer = () => Promise.reject(new Error('no room'));
    const throws: PictureDrawer = () => {
      throw new Error('no room');
    };
    for (const answer of [
      await pictureAt(linkTo(CASE), {}, fails),
      await pictureAt(linkTo('poker;an:KS')),
      await pictureAt(''),
      await pictureAt(`?c=${'x'.repeat(9_000)}`),
    ]) {
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/og/vi/trong-tai.png']);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
    }
    expect((await pictureAt(linkTo(CASE), {}, throws)).status).toBe(302);
  });

  test('HEAD, and a good copy', async () => {
    const tag = (await pictureAt(linkTo(CASE))).headers.get('ETag') ?? '';
    const told = await pictureAt(linkTo(CASE), { method: 'HEAD' });
    expect([told.status, told.headers.get('ETag'), await told.text()]).toEqual([200, tag, '']);
    expect((await pictureAt(linkTo(CASE), { headers: { 'If-None-Match': tag } })).status).toBe(304);
  });
});

describe('nothing leads to another site', () => {
  /** Where an answer sends whoever asked, and where a chat looks for the picture. */
  const leadsTo = async (address: string): Promise<readonly string[]> => {
    const { answer, html } = await pageAt(address);
    return [answer.headers.get('Location'), metaOf(html, 'og:image'), metaOf(html, 'og:url')].flatMap(
      (one) => one ?? [],
    );
  };
  const isHere = (to: string): boolean => new URL(to.replaceAll('&amp;', '&'), SITE).origin === SITE;

  test.each([
    '//evil.example',
    '/\\evil.example',
    '//evil.example/luat-bai',
    '///',
    '/luat-bai//evil.example',
    '/.//evil.example',
  ])('below %s', async (base) => {
    for (const rest of ['/og/vi/c.png', `/og/en/c.png${linkTo(CASE)}`, `/vi/trong-tai/${linkTo(CASE)}`])
      for (const to of await leadsTo(SITE + base + rest)) expect(to).toSatisfy(isHere);
  });

  test('below whatever path', async () => {
    const part = fc.oneof(
      fc.constantFrom('/', '\\', '.', '@', ':', '%2F', '%5C', 'evil.example', 'luat-bai', '\t', ' '),
      fc.string(),
    );
    const rest = fc.constantFrom('/og/vi/c.png', `/og/vi/c.png${linkTo('x')}`, `/vi/trong-tai/${linkTo(PLAIN)}`);
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 5 }), rest, async (parts, end) => {
        for (const to of await leadsTo(`${SITE}/${parts.join('')}${end}`)) expect(to).toSatisfy(isHere);
      }),
      { numRuns: runs(5_000, 300) },
    );
  });
});

describe('as each host runs it', () => {
  test('Netlify hands over the request, and what comes next', async () => {
    const { file } = fileHost();
    const seen: boolean[] = [];
    const next = (request: Request, options: { readonly sendConditionalRequest: boolean }) => {
      seen.push(options.sendConditionalRequest);
      return file(request);
    };
    const answer = await onEdge(new Request(addressOf(linkTo(CASE))), { next });
    expect(seen).toEqual([true]);
    expect(metaOf(await answer.text(), 'og:title')).toBe('Xì Dách: An ăn +1');
  });

  test('Cloudflare hands over both in one', async () => {
    const { file } = fileHost();
    const answer = await onPages({ request: new Request(addressOf(linkTo(CASE))), next: file });
    expect(metaOf(await answer.text(), 'og:title')).toBe('Xì Dách: An ăn +1');
  });

  test.each(HOSTS)('%s: one file that asks for nothing, and is small enough by far', async (host) => {
    const code = await bundledFunction(host);
    const built = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
    const request = new Request(addressOf(linkTo(CASE)));
    const { file } = fileHost();
    const answer: Response = await (host === 'netlify'
      ? built.default(request, { next: file })
      : built.onPages({ request, next: file }));
    expect(metaOf(await answer.text(), 'og:title')).toBe('Xì Dách: An ăn +1');
    // Cloudflare takes 3 MB, compressed; Netlify 20.
    expect(gzipSync(code).length).toBeLessThan(260_000);
  });

  test.each(HOSTS)('%s: a path is the same with slashes around it or without', (host) => {
    for (const path of ['luat-bai', 'luat-bai/', '/luat-bai', '/luat-bai/'])
      expect(filesFor(host, path, 'code')).toEqual(filesFor(host, '/luat-bai', 'code'));
    for (const path of ['/', '']) expect(filesFor(host, path, 'code')).toEqual(filesFor(host, '', 'code'));
    expect(filesFor('cloudflare', 'luat-bai', 'code')[1]?.file).toBe('functions/luat-bai/vi/trong-tai/index.js');
  });

  test.each(HOSTS)('%s: other functions of the host stay, and what was built before is replaced', (host) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'function-'));
    const own = [
      'netlify/functions/own.js',
      'netlify/edge-functions/own.js',
      'functions/own.js',
      'functions/vi/own.js',
    ];
    writeFiles(folder, [...own.map((file) => ({ file, text: 'own' })), ...filesFor(host, '', 'before')]);
    writeFiles(folder, filesFor(host, '', 'code'));
    const textOf = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
    expect(own.map(textOf)).toEqual(own.map(() => 'own'));
    const [first] = filesFor(host, '', 'code');
    expect(first && textOf(first.file)).toBe(first?.text);
    rmSync(folder, { recursive: true });
  });

  test('is asked for the referee and its pictures alone', () => {
    expect(filesFor('cloudflare', '', 'code').map(({ file }) => file)).toEqual([
      'functions/ruled-link.js',
      'functions/vi/trong-tai/index.js',
      'functions/og/vi/c.png.js',
      'functions/en/trong-tai/index.js',
      'functions/og/en/c.png.js',
    ]);
    expect(filesFor('cloudflare', '/luat-bai', 'code')[1]).toEqual({
      file: 'functions/luat-bai/vi/trong-tai/index.js',
      text: "export { onPages as onRequest } from '../../../ruled-link.js';\n",
    });
    const [edge] = filesFor('netlify', '/luat-bai', 'code');
    expect(edge?.text).toContain(
      '["/luat-bai/vi/trong-tai/","/luat-bai/og/vi/c.png","/luat-bai/en/trong-tai/","/luat-bai/og/en/c.png"]',
    );
  });
});
