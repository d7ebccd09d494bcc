import { describe, expect, it } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { buildOf } from '#games/build.ts';
import { GAMES } from '#games/index.ts';
import { allRules, ruleById } from '../catalogue/catalogue.ts';
import { lessonFiles } from '../mdx.ts';
import { citationsOf, failsIn, holdsIn } from './citations.ts';
import { judged, stepsCiting } from './judged.ts';
import { shownBy, writtenCases } from './written.ts';

describe('the index of citations', () => {
  it('knows every case of the lessons, the rules and the sources, and where it stands', () => {
    const kinds = new Set(writtenCases().map(({ place }) => place.kind));
    expect(kinds).toEqual(new Set(['lesson', 'rule', 'sources', 'argument']));
    for (const { text } of writtenCases()) expect(judged(text), text).toBeDefined();
  });

  it('has cases of every widget that a game says shows them', () => {
    for (const { id } of GAMES) {
      const tags = lessonFiles('vi').flatMap((lesson) => (lesson.path.startsWith(id) ? lesson.tags : []));
      for (const widget of Object.keys(buildOf(id).lessonCases)) {
        const shown = tags.flatMap((tag) => (tag.name === widget ? (shownBy(tag, id) ?? []) : []));
        expect(shown.length, widget).toBeGreaterThan(0);
      }
    }
  });

  it('names headings that the lesson has in both languages', () => {
    const headings = (lang: 'vi' | 'en'): Set<string> =>
      new Set(lessonFiles(lang).flatMap(({ path, headings: all }) => all.map(({ id }) => `${path}#${id}`)));
    const [vi, en] = [headings('vi'), headings('en')];
    for (const { place } of writtenCases()) {
      if (place.kind !== 'lesson' || place.heading === undefined) continue;
      const anchor = `${place.game}/${place.slug || 'index'}.mdx#${place.heading}`;
      expect(vi.has(anchor) && en.has(anchor), anchor).toBe(true);
    }
  });

  it('files a case under every rule of its reasons, once', () => {
    for (const { id } of allRules()) {
      const cases = citationsOf(id);
      expect(new Set(cases.map(({ canonical }) => canonical)).size).toBe(cases.length);
      for (const one of cases) expect(stepsCiting(one, id), `${id}: ${one.text}`).toEqual(one.steps);
    }
  });

  it('finds a case that cites a rule among the examples of that rule', () => {
    const { id, examples } = ruleById('xd-cmp-both-quac');
    const own = citationsOf(id).filter(({ places }) =>
      places.some((place) => place.kind === 'rule' && place.id === id),
    );
    expect(own.map(({ text }) => text).filter((text) => examples.includes(text))).not.toEqual([]);
  });

  it('tells holding from failing', () => {
    const held = assertDefined(judged('xi-dach; cái: Q♥ 5♣ 6♦; an: A♣ 10♦'));
    const failed = assertDefined(judged('xi-dach@co-noi; cái: Q♥ 5♣ 6♦; an: A♣ 10♦'));
    expect([holdsIn(held, 'xd-xi-dach'), failsIn(held, 'xd-xi-dach')]).toEqual([true, false]);
    expect([holdsIn(failed, 'xd-xi-dach'), failsIn(failed, 'xd-xi-dach')]).toEqual([false, true]);
    expect([holdsIn(held, 'xd-cmp-both-quac'), failsIn(held, 'xd-cmp-both-quac')]).toEqual([false, false]);
  });

  it('has nothing to say of text that is no case', () => {
    expect(judged('xi-dach; an: A♠ A♥')).toBeUndefined();
  });
});
