/** The referee: by link for every game, the editor, side by side, what is to be sent, what cannot be read or did not come. */

import type { Page } from '@playwright/test';
import { referee } from '../built.ts';
import { lostOf } from '../lost.ts';
import { hydratedReferee, linkOf } from '../referee-page.ts';
import { LAYER, layOnTable } from '../table-mode-page.ts';
import { expect } from '../test.ts';
import { type PageState, unfoldAll, type Visit } from './state.ts';

const MAIN = 'main';
/** As long as a name may be, and without a place to break it. */
const LONG_NAME = 'Nguyễnthịminhkhaibàchằng';
/** A letter with more marks than any alphabet has. */
const MARKED_NAME = `ẩ${'\u0301\u0323\u0309\u0302'.repeat(15)}`;

/** The page by a link to a case. */
function linked(name: string, text: string, rest = ''): PageState {
  return {
    name,
    part: MAIN,
    async enter(page, lang) {
      // Changing only the query of the same page would not reload it.
      await page.goto('about:blank');
      await page.goto(linkOf(text, lang, rest));
      await hydratedReferee(page);
    },
  };
}

/** All that is folded away, whatever is in which fold. */
const unfolded: PageState = { name: 'unfolded', part: MAIN, enter: unfoldAll };

/** After these buttons, one after another. */
function pressed(name: string, buttons: readonly string[], seen: string): PageState {
  return {
    name,
    part: MAIN,
    async enter(page) {
      await unfoldAll(page);
      for (const button of buttons) await page.locator(button).first().click();
      await expect(page.locator(seen).first()).toBeVisible();
    },
  };
}

async function typed(page: Page, text: string): Promise<void> {
  await unfoldAll(page);
  await page.locator('#case-text').fill(text);
}

/** A text, and its result. */
function typedUntil(name: string, text: string, seen: string): PageState {
  return {
    name,
    part: MAIN,
    async enter(page) {
      await typed(page, text);
      await expect(page.locator(seen).first()).toBeVisible();
    },
  };
}

/** What people write, read. */
async function read(page: Page, text: string): Promise<void> {
  await typed(page, text);
  await expect(page.locator('.read-as')).toBeVisible();
}

const sent = (name: string, text: string): readonly PageState[] => [
  linked(name, text),
  { ...unfolded, name: `${name}, unfolded` },
  pressed(`${name}, cards being changed`, ['[data-act=hands]'], '.pick-hand'),
];

const MANY = 'xi-dach; cái: A♠ K♦; an: A♥ A♣; bình: 10♠ A♦; chi: 10♣ 9♥; dung: 2♣ 3♣ 4♣ 5♣ 6♣';
const TEN = 'ta-la; an: 10♥ 10♠ 10♦ J♥ Q♥ K♥ 3♣ 4♣ 5♣; bình: A♠ 10♣ J♠ Q♣ K♦ 7♠ 6♦ 4♥ 2♠';

export const REFEREE_VISITS: readonly Visit[] = [
  {
    name: 'the referee',
    path: referee,
    states: [
      { name: 'as served', part: MAIN, enter: hydratedReferee },
      { name: 'as people write', part: MAIN, enter: (page) => read(page, 'cái k rô 9 chuồn\nan át bích át cơ nha') },
      unfolded,
      pressed('the code to scan', ['[data-act=qr]'], 'svg.qr'),
      pressed('the frame to paste', ['[data-act=more]', '[data-act=embed]'], '.frame textarea'),
      {
        name: 'for whoever disagrees',
        part: MAIN,
        async enter(page) {
          await unfoldAll(page);
          await expect(page.locator('.report textarea')).toBeVisible();
        },
      },
      { name: 'without suits', part: MAIN, enter: (page) => read(page, 'cái 10 6 9 an 8 7') },
      { name: 'a suit is asked for', part: MAIN, enter: (page) => read(page, 'xi to: an K 9♦, bình K 9♠') },
      typedUntil('asked which way it is meant', 'sâm: đôi 5 gặp đôi 6', '[data-act=answer]'),
      typedUntil('something said is not so', 'xì dách: cái 10 8, an xì dách 10 Q', '.nota .notes'),
      typedUntil('words left over', 'xì dách: cái k rô 9 chuồn hihihi\nan át bích át cơ hoho', '.nota .unread'),
      ...[LONG_NAME, MARKED_NAME].flatMap((name, at) => [
        typedUntil(`a name without an end, ${at}`, `xi-dach; cái: 10♠ 9♥; ${name}: A♦ 4♣ 5♠`, '.verdict'),
        pressed(`who says what with it, ${at}`, [], '.told-by'),
      ]),
      typedUntil('another game', 'tiến lên: 3 3 3', '[data-code=unknown-game]'),
      typedUntil('a question', 'sâm: chặt heo được mấy', '.nota .places a'),
      { name: 'no case', part: MAIN, enter: (page) => typed(page, 'xi-dach; cái: K♦ 9♣; an: A♠ ZZ') },
      { name: 'no text', part: MAIN, enter: (page) => typed(page, '') },
      {
        name: 'answered in words',
        part: MAIN,
        async enter(page) {
          await typed(page, 'ba cay: who is banker, ai lam cai');
          await expect(page.locator('.in-words')).toBeVisible();
        },
      },
    ],
  },
];

/** A story in the box, with nothing unfolded: who says what would stand in the place of the verdict. */
function toldUntil(name: string, text: string, seen: string): PageState {
  return {
    name,
    part: MAIN,
    async enter(page) {
      await page.locator('#case-text').fill(text);
      await expect(page.locator(seen).first()).toBeVisible();
    },
  };
}

/** Hands that are told by what they come to. */
export const TOLD_VISITS: readonly Visit[] = [
  {
    name: 'told hands',
    path: referee,
    states: [
      toldUntil('hands that are told', 'xì dách: cái 18, an 17, bình 20', '.cells'),
      {
        name: 'told, and one has five cards',
        part: MAIN,
        enter: (page) => page.locator('.cells button:nth-child(3)').click(),
      },
      toldUntil('told at the end of a round', 'tá lả: an 12 điểm, bình 7 điểm, chi móm', '.as-told'),
      toldUntil('told, and a card face down', 'bài cào tui có J với Q, lá thứ ba chưa lật, cái 9 nút', '.outcomes'),
      toldUntil('told, and open', 'xì tố: hai đứa cùng đôi già, ai ăn?', '#case-error .places a'),
      linked('told hands', 'xi-dach@pho-thong;cai:KS.8H;an:KH.7S', '&v=an:-1&t=cai:18;an:17&e=4'),
    ],
  },
];

/** On the table, by a link to a case. */
function onTable(name: string, text: string, first?: (page: Page) => Promise<unknown>): PageState {
  const { enter } = linked(name, text);
  return {
    name,
    part: LAYER,
    async enter(page, lang) {
      await enter?.(page, lang);
      await first?.(page);
      await layOnTable(page);
    },
  };
}

/** A device with voices of both languages, and without sound. */
function giveVoices(page: Page): Promise<void> {
  return page.evaluate(() => {
    const voices = ['vi-VN', 'en-US'].map((lang) => ({ lang, voiceURI: lang, localService: true }));
    speechSynthesis.getVoices = () => JSON.parse(JSON.stringify(voices));
    speechSynthesis.speak = () => undefined;
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: class {} });
  });
}

/** A phone that lies on the table. */
export const LAID_VISITS: readonly Visit[] = [
  {
    name: 'the referee on the table',
    path: (lang) => linkOf('xi-dach;cai:10S.9H;an:AD.4C.5S', lang),
    states: [
      onTable('two hands', 'xi-dach;cai:10S.9H;an:AD.4C.5S', giveVoices),
      {
        name: 'asked for the voice',
        part: LAYER,
        enter: (page) => page.locator('[data-act=read]').click(),
      },
      {
        name: 'a voice that is not wanted',
        part: LAYER,
        enter: (page) => page.locator('[data-act=unclear]').click(),
      },
      onTable('five hands', MANY),
      onTable('three hands, one verdict', 'ba-cay@bai-cao;an:5H.6C.7D;bình:3S.KD.2H;chi:5S.6D.7C'),
      onTable('long hands', TEN),
      onTable('one card unknown', 'xi-dach;cai:9C.6D.?;an:KS.QH'),
      onTable('no verdict yet', 'xi-dach;cai:10S.4H;an:AD.4C.5S'),
    ],
  },
];

/** A message that another app has handed over. */
function handedOver(name: string, text: string, seen: string): Visit {
  return {
    name,
    path: (lang) => `${referee(lang)}?${new URLSearchParams({ title: 'Zalo', text })}`,
    states: [
      {
        name: 'as it opens',
        part: MAIN,
        async enter(page) {
          await hydratedReferee(page);
          await expect(page.locator(seen).first()).toBeVisible();
        },
      },
    ],
  };
}

export const LINK_VISITS: readonly Visit[] = [
  handedOver('a message that was shared', 'xì dách: cái 10 9, an J Q ai ăn https://a.example/1', '.verdict .big'),
  handedOver('a message that is no case', 'tối nay đánh ở đâu vậy', '#case-error > *'),
  {
    name: 'the referee by link',
    path: (lang) => linkOf('xi-dach;cai:KD.9C;an:AS.AH', lang),
    states: [
      ...sent('five hands', MANY),
      linked('one card unknown', 'xi-dach;cai:9C.6D.?;an:KS.QH'),
      pressed('all ways to send it', ['[data-act=more]'], '.ticket .go'),
      {
        ...pressed(
          'one card unknown, being filled in',
          ['.told-hand > button', '[data-pick=cai]'],
          'dialog.sheet .unknown',
        ),
        part: 'dialog.sheet',
      },
      linked('two cards unknown', 'ta-la;an:4S.5S.6S.?;bình:9S.9H.9D.?;chi:2S.2H.7C'),
      linked('no verdict likelier than all others', 'ba-cay@bai-cao;cai:9S.?.8D;an:5H.6C.7D;bình:3S.KD.2H'),
      linked('whatever the card is', 'xi-to;an:AS.AH.AD.AC.?;binh:KS.QH.9D.8C.7S'),
      linked('four unknown', 'xi-dach;cai:KD.?.?;an:?.?'),
      linked('a text that cannot be read', 'xi-dach;cai:KD.9C;an:AS.ZZ'),
      linked('a slip', 'xi-dach;cai:KD.9C;an:AS.11H'),
      linked('guessed first', 'xi-dach;cai:KD.9C;an:AS.AH', '&e=2&g=1'),
      {
        name: 'guessed',
        part: MAIN,
        told: '.fb',
        enter: (page) => page.locator('.guess label').first().click(),
      },
      linked('a question that decides', 'xi-dach;cai:10S.9H;an:AD.4C.5S'),
      pressed('who plays which', ['[data-act=dunno]'], '[data-act=dunno][aria-expanded=true]'),
      pressed('the question answered', ['.hangs li:nth-child(2) button'], '[data-act=forget]'),
      linked('both are right', 'xi-dach;cai:10S.9H;an:AD.4C.5S', '&s=cai:push;an:win&e=4'),
      linked('no house rules so', 'xi-dach;cai:10S.8H;an:9D.9C', '&s=cai:lose;an:push&e=4'),
      linked('an old link', 'xi-dach;cai:KD.9C;an:AS.AH', '&e=0&v=an:-1'),
      linked('a forged link', 'xi-dach;cai:KD.9C;an:AS.AH', '&e=99&v=an:-1'),
    ],
  },
  {
    name: 'the referee by link, other games',
    path: (lang) => linkOf('sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣', lang),
    states: [
      linked('a play', 'sam; bàn: 2♥ 2♠; đánh: 6♠ 6♥ 6♦ 6♣ 9♠ 9♥ 9♦ 9♣'),
      linked('a hand of ten', 'sam; bài: 4♠ 4♥ 4♦ 8♠ 8♥ 8♦ 10♠ 10♥ 10♦ K♣'),
      ...sent('two hands of nine', TEN),
      linked('three hands of three', 'ba-cay; an: 9♦ 8♥ 2♠; bình: 7♦ 6♥ 6♣; chi: 3♠ 4♥ 5♣'),
      ...sent('hands of five', 'xi-to; an: 10♥ 10♦ J♣ K♠ A♥; bình: 8♠ 8♣ 10♠ K♦ Q♥'),
    ],
  },
];

export const OFFLINE_REFEREE: Visit = {
  name: 'the referee without a network',
  path: referee,
  states: [
    {
      name: 'a game that did not come',
      part: MAIN,
      async enter(page) {
        await hydratedReferee(page);
        await page.waitForLoadState('networkidle');
        await page.context().setOffline(true);
        await typed(page, 'sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣');
        await expect(lostOf(page).getByRole('button')).toBeVisible();
      },
    },
  ],
};
