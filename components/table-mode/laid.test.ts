import { expect, test } from 'vitest';
import { vi as say } from '#words/vi/ui/table-mode.ts';
import { vi as ui } from '#words/vi/ui.ts';
import { BRIEF, briefReason, linesAlone, spokenText } from './laid.ts';

test('a reason is read from afar by its end, where that says what was compared', () => {
  expect(briefReason('Hai bên cùng đủ, điểm cao hơn thì ăn: 19 hơn 18.', ['Cái', 'An'])).toBe('19 hơn 18.');
  expect(briefReason('Hai bên cùng xì dách: hòa.', [])).toBe('Hai bên cùng xì dách: hòa.');
  const long = 'Bạn còn bài ngoài phỏm: 1 + 3 + 5 + 6 + 7 + 8 = 30 điểm.';
  expect(briefReason(long, [])).toBe(long);
  expect(briefReason('20 hơn 19.', []).length).toBeLessThanOrEqual(BRIEF);
  expect(briefReason('', [])).toBe('');
});

test('a number in a name is nothing that was compared', () => {
  const kinds = 'Thùng đứng trên sảnh: 2 hơn 1.';
  expect(briefReason(kinds, ['1', '2'])).toBe(kinds);
  expect(briefReason('Người 2 cao điểm hơn: Người 2 hơn.', ['Người 1', 'Người 2'])).toContain('cao điểm');
  expect(briefReason('Hai bên cùng đủ, điểm cao hơn thì ăn: 19 hơn 18.', ['1', '9'])).toBe('19 hơn 18.');
});

test('a line that stands below as well is said once', () => {
  const lines = ['An ăn', 'Bình thua', '31 trên 46 lá', 'nếu không ai ngũ linh'].map((text) => ({ text, net: '' }));
  const words = { big: '', net: '', why: '31 trên 46 lá', lines };
  expect(linesAlone(words, ['nếu không ai ngũ linh']).map(({ text }) => text)).toEqual(['An ăn', 'Bình thua']);
});

test('a voice is given words: cards by their names, no sign that it would spell', () => {
  expect(spokenText('Chất xếp bích, cơ, nên A♠ hơn 10♥: An ăn.', say, ui)).toBe(
    'Chất xếp bích, cơ, nên át bích hơn 10 cơ: An ăn.',
  );
  expect(spokenText('An nhất (+42); Bình còn 3 lá (−3)', say, ui)).toBe('An nhất cộng 42, Bình còn 3 lá trừ 3');
  expect(spokenText('1 + 3 = 4 điểm.', say)).toBe('1 cộng 3 là 4 điểm.');
});
