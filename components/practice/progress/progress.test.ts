import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { dueOf, NEW_HISTORY, type PracticeHistory } from '#practice/history.ts';
import { record, withSchedule } from '#practice/record.ts';
import { review } from '#practice/schedule.ts';
import { vi } from '#words/vi/ui/progress.ts';
import { DueRules } from './DueRules.tsx';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-21T20:00:00+07:00');
const games = [
  {
    id: 'xi-dach',
    name: 'Xì Dách',
    ink: 'c',
    rules: [
      { id: 'xd-ace', number: '2.1', title: 'Át tính mấy điểm' },
      { id: 'xd-total', number: '2.2', title: 'Tổng điểm' },
    ],
    unasked: [],
  },
];

const page = (history: PracticeHistory, now: number): string =>
  renderToString(h(DueRules, { games, history, due: dueOf(history, now), now, ui: vi, lang: 'vi' }));

test('what is due is named, and one line turns the schedule off', () => {
  expect(page(NEW_HISTORY, NOW)).toContain(vi.dueSoon(10));
  const ten = Array.from({ length: 10 }).reduce<PracticeHistory>(
    (all, _, at) => record(all, { rules: ['xd-ace'], right: at > 0, hash: `${at}`, now: NOW }, review),
    NEW_HISTORY,
  );
  expect(page(ten, NOW)).toContain(vi.dueNext(vi.inDays(1)).slice(0, 24));
  const later = page(ten, NOW + 300 * DAY);
  expect(later).toContain(vi.dueNow(1));
  expect(later).toMatch(/<b>2\.1<\/b><span>Át tính mấy điểm<\/span>/);
  expect(later).not.toContain('Tổng điểm');
  expect(later.match(/data-act="schedule"/g)?.length).toBe(1);
  const off = page(withSchedule(ten, 'off'), NOW + 300 * DAY);
  expect(off).toContain(vi.dueOff);
  expect(off).toContain(vi.on);
  expect(off).not.toContain('Át tính mấy điểm');
});
