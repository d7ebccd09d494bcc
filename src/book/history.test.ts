import { describe, expect, test } from 'vitest';
import { allRules } from './catalogue/catalogue.ts';
import { editions } from './editions.ts';
import { historyOf } from './history.ts';

const told = (id: string, until = Number.POSITIVE_INFINITY): string[] =>
  historyOf(id)
    .filter(({ edition }) => edition <= until)
    .flatMap(({ edition, events }) =>
      events.map((event) => `${edition} ${event.type}${event.type === 'setting' ? ` ${event.key}` : ''}`),
    );

describe('the history of a rule', () => {
  test('every rule came with one edition, and that first', () => {
    for (const { id } of allRules()) {
      expect(told(id)[0], id).toMatch(/^\d+ new$/);
      expect(told(id).filter((one) => one.endsWith(' new'))).toHaveLength(1);
    }
  });

  test('what changed, and which house rules came, up to the third edition', () => {
    expect(told('xd-cmp-equal', 3)).toEqual(['1 new', '2 changed']);
    expect(told('sam-pay-thoi', 3)).toEqual(['1 new', '3 setting thoiHeo']);
    expect(told('sam-bao-mot', 3)).toEqual(['1 new', '3 setting lastCard']);
    expect(told('sam-bao-sam', 3)).toEqual(['1 new', '3 changed', '3 setting samVoids']);
    expect(told('sam-pay-chop', 3)).toEqual(['1 new', '3 changed', '3 setting chopChain', '3 setting samVoids']);
    expect(told('bc-ga', 3)).toEqual(['3 new']);
    expect(historyOf('sam-bao-mot')[1]?.events).toEqual([
      { type: 'setting', key: 'lastCard', values: ['lead-only'], isNew: false },
    ]);
  });

  test('the twelve rules on what a table agrees and on a wrong deal came with the third edition', () => {
    const added = editions()[2]?.additions.flatMap(({ rules }) => rules) ?? [];
    expect(added).toHaveLength(12);
    for (const id of added) expect(told(id, 3)).toEqual(['3 new']);
  });
});
