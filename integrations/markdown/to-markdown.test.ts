import { describe, expect, test } from 'vitest';
import { toMarkdown } from './to-markdown.ts';

const site = {
  absolute: (href: string) => new URL(href, 'https://example.org/vi/xi-dach/').href,
  display: (canonical: string) => canonical.replaceAll(';', '; '),
};
const markdown = (main: string) => toMarkdown(`<body><nav>Menu</nav><main id="nd">${main}</main></body>`, site).trim();

describe('a page as Markdown', () => {
  test('text, headings without their anchors, links as full addresses', () => {
    expect(markdown('<h2 id="a">Một<a class="anchor" href="#a">#</a></h2><p>Xem <a href="../sam/">Sâm</a>.</p>')).toBe(
      '## Một\n\nXem [Sâm](https://example.org/vi/sam/).',
    );
  });

  test('a case: its title, its text, its verdict, its reasons with their rules', () => {
    const seats = '<div class="seats"><span class="card h"><b>A</b></span></div>';
    const verdict = '<div class="verdict"><p class="big">An ăn</p><p class="net">+1</p></div>';
    const reasons =
      '<ol class="reasons"><li><a class="tag" href="luat/#xd-cmp-both-du">5.2</a><div>20 hơn 19.</div></li></ol>';
    expect(
      markdown(
        `<article aria-label="Ván mẫu" data-case="xi-dach@blog;an:AS">${seats}<form>?</form>${verdict}${reasons}</article>`,
      ),
    ).toBe(
      '**Ván mẫu**: `xi-dach@blog; an:AS`\n\n**→ An ăn +1**\n\n- [5.2](https://example.org/vi/xi-dach/luat/#xd-cmp-both-du) 20 hơn 19.',
    );
  });

  test('a rule is one line; cards have their suits; what is to be pressed is left out', () => {
    expect(markdown('<div class="rule law"><a class="no" href="luat/#x">1.1</a><p>Bỏ 10.</p></div>')).toBe(
      '[1.1](https://example.org/vi/xi-dach/luat/#x) Bỏ 10.',
    );
    expect(markdown('<p><span class="card sp court K"><b>K</b></span><span class="card d"><b>9</b></span></p>')).toBe(
      'K♠ 9♦',
    );
    expect(markdown('<p>Trước</p><button>Bấm</button><script>1</script><p hidden>Ẩn</p>')).toBe('Trước');
  });

  test('tables, with a head or without, and with what would break one', () => {
    expect(
      markdown('<table><thead><tr><th>A</th><th>B|C</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>'),
    ).toBe('| A | B\\|C |\n| --- | --- |\n| 1 |  |');
    expect(markdown('<table><tbody><tr><td>1<small>một</small></td></tr></tbody></table>')).toBe(
      '|  |\n| --- |\n| 1 (một) |',
    );
  });

  test('the steps of a round are read though each is pressed', () => {
    expect(markdown('<details><summary>Cả ván</summary><ol><li><button>Chia.</button></li></ol></details>')).toBe(
      '**Cả ván**\n\n1.  Chia.',
    );
  });

  test('what only the layout holds apart has a gap between; code and cards are as they stand', () => {
    const verdict = '<div class="verdict"><span>An chung</span><span class="net">−1</span></div>';
    expect(markdown(`<article data-case="xi-dach@blog;an:AS">${verdict}</article>`)).toContain('**→ An chung −1**');
    expect(markdown('<p><b>Cả 52 lá</b><span>Bài Việt</span></p>')).toBe('**Cả 52 lá** Bài Việt');
    expect(markdown('<p><a href="a/"><b>Ăn</b></a><a href="b/"><b>Hòa</b></a></p>')).toBe(
      '[**Ăn**](https://example.org/vi/xi-dach/a/) [**Hòa**](https://example.org/vi/xi-dach/b/)',
    );
    expect(markdown('<pre><code><span>an</span><span>:</span></code></pre>')).toBe('```\nan:\n```');
  });
});
