import { describe, expect, it } from 'vitest';
import { BookError } from './catalogue/read.ts';
import { parseLesson } from './mdx.ts';

const FRONT = '---\ntitle: So bài\nlead: Ai ăn?\ndescription: Ai ăn ai.\n---\n\n';

/** The components of a lesson: name, line, attributes. */
function tagsIn(body: string) {
  return parseLesson('content/vi/sam/so-bai.mdx', FRONT + body).tags.map(({ name, line, attributes }) => [
    name,
    line,
    Object.fromEntries(attributes),
  ]);
}

describe('the components of a lesson', () => {
  it('may say > in an attribute, on lines of their own and in a sentence', () => {
    expect(tagsIn('<Case of="sam; đánh: 3♠" title="3 > 2" />\n\nĐây: <Said of="a > b" who="an" />.\n')).toEqual([
      ['Case', 7, { of: 'sam; đánh: 3♠', title: '3 > 2' }],
      ['Said', 9, { of: 'a > b', who: 'an' }],
    ]);
  });

  it('have the source of an expression, braces in it too, and nothing for an attribute without a value', () => {
    expect(tagsIn('<SideBySide\n  presets={["a", "b{c=1}"]}\n  guess\n/>\n')).toEqual([
      ['SideBySide', 7, { presets: '["a", "b{c=1}"]', guess: '' }],
    ]);
  });

  it('are found inside of each other, in lists and in tables', () => {
    expect(
      tagsIn('<Step>\n\n- <Rule id="a" />\n\n</Step>\n\n| A |\n|---|\n| <Cards of="A♠" /> |\n').map(([name]) => name),
    ).toEqual(['Step', 'Rule', 'Cards']);
  });

  it('are none in code or in a comment', () => {
    expect(tagsIn('```\n<Case of="a" />\n```\n\nViết `<Case of="b" />`.\n\n{/* <Case of="c" /> */}\n')).toEqual([]);
  });
});

describe('a lesson', () => {
  it('has its headings with what stands under each, and its links', () => {
    const { headings, links } = parseLesson(
      'content/vi/sam/so-bai.mdx',
      `${FRONT}Mở đầu.\n\n## Bằng *điểm* {#bang-diem}\n\nHòa, [luật](../luat/#sam-a).\n\n### Hai {#hai}\n\n\`\`\`\n## Ba {#ba}\n\`\`\`\n`,
    );
    expect(headings).toEqual([
      { id: 'bang-diem', line: 9, text: 'Bằng điểm', section: 'Hòa, luật.', opening: 'Hòa, luật.' },
      { id: 'hai', line: 13, text: 'Hai', section: '', opening: '' },
    ]);
    expect(links).toEqual(['../luat/#sam-a']);
  });

  it('that is no MDX stops the build with its line', () => {
    const read = () => tagsIn('Chữ <Case of="a');
    expect(read).toThrow(BookError);
    expect(read).toThrow('content/vi/sam/so-bai.mdx:7:5: ');
  });
});
