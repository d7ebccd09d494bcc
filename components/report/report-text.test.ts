import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixedSeed } from '#testing/runs.ts';
import { issueAddress, REPORT_FIELD, reportText } from './report-text.ts';

const HOME = 'https://git.example/luat-bai';
/** What an address must not be longer than, as the issue of this form says. */
const MOST = 8000;

const FORM = 'wrong-verdict';

interface Filled {
  readonly at: string;
  readonly template: string;
  readonly title: string;
  readonly report: string;
}

function read(address: string): Filled {
  const { origin, pathname, searchParams } = new URL(address);
  const value = (name: string): string => searchParams.get(name) ?? '';
  return { at: origin + pathname, template: value('template'), title: value('title'), report: value(REPORT_FIELD) };
}

describe('a report as text', () => {
  test('what the reader says comes first, their own words behind it, then what it is about', () => {
    expect(reportText('Nhà tôi chơi khác', ' cái 15 thì hòa ', 'Ván: x\nẤn bản: 2')).toBe(
      'Nhà tôi chơi khác: cái 15 thì hòa\n\nVán: x\nẤn bản: 2',
    );
  });

  test.each(['', '  ', '\t'])('without a word of their own (%j) it is a sentence', (line) => {
    expect(reportText('This ruling is wrong', line, 'Case: x')).toBe('This ruling is wrong.\n\nCase: x');
  });
});

describe('the address of an issue', () => {
  test('has title and text whole, in any letters', () => {
    const text = 'Sai: “ù” & móm? 100% + #1\n\nVán: ta-la;bình:7S.7H*an';
    expect(read(issueAddress(HOME, FORM, 'Điều 5.3 & 5.4', [text, 'less']))).toEqual({
      at: `${HOME}/issues/new`,
      template: 'wrong-verdict.yml',
      title: 'Điều 5.3 & 5.4',
      report: text,
    });
  });

  test('a slash behind the home of the source does no harm', () => {
    expect(issueAddress(`${HOME}//`, FORM, 'a', ['b'])).toBe(issueAddress(HOME, FORM, 'a', ['b']));
  });

  test('holds the first text that fits', () => {
    const long = 'ộ'.repeat(MOST / 15);
    expect(read(issueAddress(HOME, FORM, 'a', [long, `${long} `, 'short', 's'])).report).toBe('short');
  });

  test('where none fits it holds the beginning of the last, in whole characters', () => {
    const { report } = read(issueAddress(HOME, FORM, 'a', ['ộ'.repeat(5000), '🂡'.repeat(5000)]));
    expect(report).toMatch(/^(🂡){380,}$/u);
  });

  test('is never longer than 8,000 characters, in the address of a page to sign in too, and never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.array(fc.string({ unit: 'binary', minLength: 0, maxLength: 4000, size: 'max' }), { maxLength: 3 }),
        (title, texts) => {
          const address = issueAddress(HOME, FORM, title, texts);
          expect(encodeURIComponent(address).length).toBeLessThanOrEqual(MOST);
          expect(read(address).at).toBe(`${HOME}/issues/new`);
        },
      ),
      { numRuns: 300, seed: fixedSeed(15) },
    );
  });

  test('half an emoji is left out', () => {
    expect(read(issueAddress(HOME, FORM, 'a\ud83c', ['\udca1b'])).title).toBe('a');
    expect(read(issueAddress(HOME, FORM, 'a\ud83c', ['\udca1b'])).report).toBe('b');
  });
});
