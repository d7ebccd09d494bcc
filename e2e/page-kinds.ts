/**
 * A page of each kind, with what its reader does first and what answers them: its first effect. `loading.spec.ts` looks at the way
 * there, `npm run bench -- loading` at the time that it takes.
 */

import type { Locator, Page } from '@playwright/test';
import type { Lang } from '#core/lang.ts';

export interface KindOfPage {
  readonly name: string;
  readonly path: (lang: Lang) => string;
  /** What the reader uses as soon as they see it, and how. Left out where the page answers its address. */
  readonly use?: { readonly control: string; readonly act: (control: Locator) => Promise<unknown> };
  /** What is visible once that is answered, or what the address has then. */
  readonly answer: string | RegExp;
  /** It needs much more than its page: readers of words, questions, what is searched in. */
  readonly heavy?: true;
}

const REFEREE = (lang: Lang): string => `/${lang}/trong-tai/`;
const guess = {
  use: { control: 'article.case.small input', act: (input: Locator) => input.check() },
  answer: 'article.case.small[data-revealed]',
};
const play = {
  use: { control: '.tb [data-move]:not([aria-disabled=true])', act: (move: Locator) => move.click() },
  answer: 'live-widget:not([waiting]) .tb',
};
const type = (text: string) => ({ control: '#case-text', act: (box: Locator) => box.fill(text) });

export const KINDS: readonly KindOfPage[] = [
  { name: 'a lesson', path: (lang) => `/${lang}/xi-dach/tinh-diem/`, ...guess },
  { name: 'the front page of a game, a case', path: (lang) => `/${lang}/ba-cay/`, ...guess },
  { name: 'the front page of a game, its table', path: (lang) => `/${lang}/sam/`, ...play },
  { name: 'a table', path: (lang) => `/${lang}/sam/choi/`, ...play },
  {
    name: 'the referee by a link',
    path: (lang) => `${REFEREE(lang)}?c=ta-la@mien-bac;bai:5S.6S.7S.7H.7D.9C.10C.JC.KD`,
    answer: '.ref.linked article.case .verdict',
  },
  {
    name: 'the referee, typed in the notation',
    path: REFEREE,
    use: type('xi-dach; cái: 10♣ 7♣; an: 9♦ 2♦'),
    answer: 'article.case[data-case*="an:9D.2D"]',
  },
  {
    name: 'the referee, typed in words',
    path: REFEREE,
    use: type('cái 10 7, an 9 2 bốc A 6'),
    answer: ['S', 'H', 'D', 'C'].map((suit) => `article.case[data-case*="an:9${suit}.2"]`).join(),
    heavy: true,
  },
  {
    name: 'practice',
    path: (lang) => `/${lang}/luyen-tap/`,
    use: { control: '.start .plates a', act: (plate) => plate.click() },
    answer: '.quiz[data-kind]',
    heavy: true,
  },
  {
    name: 'the house rules of a table',
    path: (lang) => `/${lang}/luat-nha/`,
    use: { control: '.rules-of select', act: (select) => select.selectOption({ index: 1 }) },
    answer: /[?&]h=/,
  },
  { name: 'which house', path: (lang) => `/${lang}/luat-nha/hoi/`, answer: '.which .case:not(.coming)' },
  {
    name: 'the score book',
    path: (lang) => `/${lang}/so-diem/`,
    use: {
      control: '.sb input',
      async act(first) {
        await first.fill('An');
        await first.page().locator('.sb input').nth(1).fill('Bình');
        await first.page().locator('.sb [data-act=begin]').click();
      },
    },
    answer: '.sb[data-screen=book] [data-act=add]',
  },
  {
    name: 'search',
    path: (lang) => `/${lang}/`,
    use: {
      control: '[data-search]',
      async act(button) {
        await button.click();
        await button.page().locator('dialog input').fill('ngu linh');
      },
    },
    answer: 'dialog.search [role=option]',
    heavy: true,
  },
  {
    name: 'the link of a rule',
    path: () => '/r/xd-ngu-linh/#vi',
    use: { control: 'button.copies', act: (button) => button.click() },
    answer: '#da-chep:not(:empty)',
  },
];

/** What the reader of a page does first, with the first such control that they see. */
export async function useFirst(page: Page, { use }: KindOfPage): Promise<void> {
  await use?.act(page.locator(use.control).filter({ visible: true }).first());
}
