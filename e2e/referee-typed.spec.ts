/** The box reads free text: what was understood is shown, what was not is reported, and the words stay. */

import type { Page } from '@playwright/test';
import { rankOf } from '#core/card.ts';
import { formatCase } from '#core/format.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { engineOf } from '#games/engines.ts';
import { GAMES, type GameId } from '#games/index.ts';
import { referee } from './built.ts';
import { overflow } from './layout.ts';
import { looks } from './looks.ts';
import {
  known,
  linkOf,
  opened,
  openedAfresh,
  REFEREE,
  readText,
  rulingOf,
  setting,
  shows,
  tabOf,
} from './referee-page.ts';
import { expect, IN_TURN, test } from './test.ts';
import { cardButton, judgedCase, openPicker, UI } from './widget.ts';

const look = looks('the referee reads what is typed');

const XI_BAN = 'xi-dach; cái: K♦ 9♣; an: A♠ A♥';
const CHOPPED = 'sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣';

/** The game that is chosen, what is typed, and the case that it is. */
const TYPED = [
  ['xi-dach', 'cái k rô 9 chuồn\nan át bích át cơ', XI_BAN],
  ['xi-dach', 'cai k ro 9 chuon an a bich a co', XI_BAN],
  ['xi-dach', 'nhà cái: kd 9c; an: as ah', XI_BAN],
  ['xi-dach', 'Nhà cái kd 9c, An as ah', XI_BAN],
  ['xi-dach', 'dealer: kd 9c / an: as ah', XI_BAN],
  ['xi-dach', 'Xì Dách. Nhà cái: K♦ 9♣. An: A♠ A♥.', XI_BAN],
  ['xi-dach', 'tôi 8 cơ 7 bích, cái 10 rô 9 chuồn', 'xi-dach; tôi: 8♥ 7♠; cái: 10♦ 9♣'],
  ['xi-dach', 'cái heo bích hai cơ chín chuồn, an mười rô bồi cơ', 'xi-dach; cái: 2♠ 2♥ 9♣; an: 10♦ J♥'],
  ['sam', 'trên bàn heo cơ, tôi chặt tứ quý 6', CHOPPED],
  ['sam', XI_BAN.replace('xi-dach', 'Xì dách'), XI_BAN],
] as const;

/** What the page says under the box. */
function partsUnder(page: Page) {
  return {
    readAs: page.locator('.read-as'),
    chips: page.locator('.read-as .chip'),
    status: page.locator('.nota .unread'),
    notes: page.locator('.nota .notes'),
    answers: page.locator('#case-error [data-act=answer]'),
    places: page.locator('.nota .places a'),
  };
}

/** What the engine's words say of a hand. */
function wordsOfHand(text: string, lang: Lang) {
  return known(text, lang).all.words.seat(rulingOf(text).verdict, 'an');
}

async function choose(page: Page, game: GameId): Promise<void> {
  await tabOf(page, game).click();
  await expect(page.locator(`[data-start=${game}]`).first()).toBeVisible();
}

for (const lang of LANGS) {
  look(`${lang}: what people type is read as they mean it, and lies on the board`, IN_TURN.vi, async ({ page }) => {
    const { box, board, alert } = await opened(page, referee(lang));
    let chosen = 'xi-dach';
    for (const [game, text, meant] of TYPED) {
      if (game !== chosen) await choose(page, game);
      await box.fill(text);
      await shows(board, meant);
      await expect(alert, text).toBeEmpty();
      await expect(box).toHaveValue(text);
      await expect(box).toHaveAttribute('aria-invalid', 'false');
      const cards = await board.locator('.hand .card').count();
      await expect(partsUnder(page).readAs.locator('.card')).toHaveCount(cards);
      expect(await overflow(page), text).toBeLessThanOrEqual(0);
      chosen = meant.slice(0, meant.indexOf(';'));
    }
  });

  look(
    `${lang}: a word that changes nothing is marked and said; one tap leaves it out`,
    IN_TURN.en,
    async ({ page }) => {
      const { box, board, alert } = await opened(page, referee(lang));
      await box.fill('cái k rô 9 chuồn\nan át bích át cơ hihihi');
      await shows(board, XI_BAN);
      await expect(alert).toBeEmpty();
      await expect(page.locator('.paper pre .bad')).toHaveText('hihihi');
      await expect(partsUnder(page).status).toContainText(REFEREE[lang].unread(['hihihi']));
      await page.locator('[data-act=leave-out]').click();
      await expect(box).toHaveValue('cái k rô 9 chuồn\nan át bích át cơ');
      await expect(page.locator('.paper pre .bad')).toHaveCount(0);
      await expect(box).toBeFocused();
      await shows(board, XI_BAN);
    },
  );

  look(
    `${lang}: all that is left over is listed, and holds no ruling back; the box stays as it is`,
    IN_TURN.vi,
    async ({ page }) => {
      const { box, board, alert } = await opened(page, referee(lang));
      const { status, notes } = partsUnder(page);
      await box.fill('cái k rô 9 chuồn hihihi\nan át bích át cơ hoho');
      await shows(board, XI_BAN);
      await expect(alert).toBeEmpty();
      await expect(page.locator('.paper pre .bad')).toHaveText(['hihihi', 'hoho']);
      await expect(status).toContainText(REFEREE[lang].unread(['hihihi', 'hoho']));
      await page.locator('[data-act=leave-out]').click();
      await expect(box).toHaveValue('cái k rô 9 chuồn\nan át bích át cơ hoho');
      await expect(status).toContainText(REFEREE[lang].unread(['hoho']));
      // A reader who leaves the box finds the text with a note unchanged.
      for (const [text, left] of [
        ['cái k rô 9 chuồn\nan át bích át cơ hoho', status],
        ['cái 10 9, an 8 à nhầm 9 9', notes],
      ] as const) {
        await box.fill(text);
        await expect(left).toBeVisible();
        await page.locator('[data-act=new]:visible').first().focus();
        await page.waitForTimeout(600);
        await expect(box).toHaveValue(text);
      }
    },
  );

  look(
    `${lang}: what was said of a hand and is not so is told under the box and beside the verdict`,
    IN_TURN.en,
    async ({ page }) => {
      const { box, board } = await opened(page, referee(lang));
      await box.fill('xì dách: cái 10 8, an xì dách 10 Q');
      await expect(board).toHaveAttribute('data-verdict');
      const { sum, state } = wordsOfHand('xi-dach; cái: 10♠ 8♥; an: 10♦ Q♣', lang);
      const told = REFEREE[lang].contradicted('An', 'xì dách', `${sum} (${state})`);
      await expect(partsUnder(page).notes).toHaveText(told);
      await expect(board.locator('.verdict + .untrue')).toHaveText(told);
      // A play is nobody's.
      await box.fill('sâm: bàn đôi K, đánh sảnh 5 5');
      await expect(board).toHaveAttribute('data-case', /^sam@/);
      await expect(board.locator('.untrue')).toContainText('“sảnh”');
      await expect(board.locator('.untrue')).not.toContainText(UI[lang].seatName('danh'));
    },
  );

  look(`${lang}: how words were taken is told`, IN_TURN.vi, async ({ page }) => {
    const { box, board } = await opened(page, referee(lang));
    const { notes } = partsUnder(page);
    const words = REFEREE[lang];
    for (const [text, told, meant] of [
      [
        'cái 10 9, an 8 à nhầm 9 9',
        words.corrected('An'),
        /^xi-dach@pho-thong;cai:10[SHDC]\.9[SHDC];an:9[SHDC]\.9[SHDC]$/,
      ],
      [
        'trên bàn heo, tôi chặt tứ quý 6',
        words.gameByItsWords('Sâm'),
        /^sam@mien-bac;ban:2[SHDC];danh:6S\.6H\.6D\.6C$/,
      ],
    ] as const) {
      await box.fill(text);
      await expect(board).toHaveAttribute('data-case', meant);
      await expect(notes).toHaveText(told);
    }
    await box.fill('ba cây: an K♦ 2♥ 3♥, bình 4♠ 5♠ 6♠');
    await expect(board).toHaveAttribute('data-case', /^ba-cay@bai-cao;/);
    await expect(notes).toContainText('Bài Cào');
  });

  look(
    `${lang}: a reserved name is one in any letter case; a player who may be none is told beside the ruling`,
    IN_TURN.vi,
    async ({ page }) => {
      const { box, board } = await opened(page, referee(lang));
      const note = board.locator('.untrue');
      await box.fill('ba-cay; Cái: 2♠ 3♠ 4♠; An: 5♦ 6♦ 7♦');
      await expect(board).toHaveAttribute('data-case', 'ba-cay@ba-cay;cai:2S.3S.4S;An:5D.6D.7D');
      await box.fill('sam; Bàn: 3♠ 3♥; ĐÁNH: 4♠ 4♥');
      await expect(board).toHaveAttribute('data-case', 'sam@mien-bac;ban:3S.3H;danh:4S.4H');
      await expect(note).toHaveCount(0);
      // No hand to look at stands beside a player: here it can only be a name.
      await box.fill('ta-la; Bài: 5♠ 6♠ 7♠ 2♥; an: 8♠ 9♥ 2♦');
      await expect(board).toHaveAttribute('data-case', /^ta-la@mien-bac;Bài:/);
      await expect(note).toHaveText(REFEREE[lang].reserved.told('Bài', 'bai'));
    },
  );

  look(
    `${lang}: where words can be taken in two ways both are offered, and one tap chooses`,
    IN_TURN.en,
    async ({ page }) => {
      for (const [game, text] of [
        ['sam', 'đôi 5 gặp đôi 6'],
        ['xi-dach', 'cái ba 7 an tư tám'],
      ] as const) {
        const { ask } = readText(text, game);
        expect(ask?.about, text).toBe('reading');
        for (const [i, answer] of (ask?.answers ?? []).entries()) {
          const { box, board, fault } = await (game === 'xi-dach' ? openedAfresh : opened)(page, referee(lang));
          if (game !== 'xi-dach') await choose(page, game);
          await box.fill(text);
          await expect(fault).toHaveAttribute('data-code', 'bad-syntax');
          await expect(page.locator('[data-verdict]')).toHaveCount(0);
          await expect(page.locator('.paper pre .bad')).toHaveCount(0);
          const { answers } = partsUnder(page);
          await expect(answers).toHaveCount(ask?.answers.length ?? 0);
          const button = answers.nth(i);
          await expect(button).not.toContainText('@');
          expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
          expect(await overflow(page), text).toBeLessThanOrEqual(0);
          const [first] = answer.case.fields;
          await expect(button.locator('.sr-only')).toContainText(`${UI[lang].seatName(first?.name ?? '')}: `);
          await button.focus();
          await page.keyboard.press('Enter');
          await expect(box).toHaveValue(answer.text);
          await expect(box).toBeFocused();
          await shows(board, answer.text);
        }
      }
    },
  );

  look(
    `${lang}: where it is not clear which game it is both are offered by their names`,
    IN_TURN.vi,
    async ({ page }) => {
      const text = 'ù an 7 8 9, bình 4 5 6';
      const { ask } = readText(text, 'ba-cay');
      expect(ask?.about).toBe('game');
      const { box, board } = await opened(page, referee(lang));
      await choose(page, 'ta-la');
      await choose(page, 'ba-cay');
      await box.fill(text);
      const { answers } = partsUnder(page);
      await expect(answers.filter({ hasText: 'Ba Cây' })).toHaveCount(1);
      const other = ask?.answers.find((answer) => answer.case.game === 'ta-la')?.text ?? '';
      await answers.filter({ hasText: 'Tá Lả' }).click();
      await expect(box).toHaveValue(other);
      await expect(board).toHaveAttribute('data-case', /^ta-la@/);
    },
  );

  look(`${lang}: another game is called one, and those of the book are named`, IN_TURN.en, async ({ page }) => {
    const { box, alert } = await opened(page, referee(lang));
    for (const [text, found] of [
      ['tiến lên: 3 3 3 chặt 4 4 4 được không', 'tiến lên'],
      ['poker; an: 8♥ 9♥', 'poker'],
    ] as const) {
      await box.fill(text);
      await expect(alert.locator('.err p')).toHaveText(
        REFEREE[lang].otherGame(
          found,
          GAMES.map(({ name }) => name),
        ),
      );
      await expect(page.locator('[data-verdict]')).toHaveCount(0);
      await expect(alert.locator('button')).toHaveCount(0);
    }
  });

  look(`${lang}: a question in words leads to what the book has on it`, async ({ page }) => {
    const { box } = await opened(page, referee(lang));
    await choose(page, 'sam');
    const { places } = partsUnder(page);
    await box.fill(lang === 'vi' ? 'chặt heo được mấy' : 'how much for a beaten two');
    await expect(places).not.toHaveCount(0);
    expect(await places.count()).toBeLessThanOrEqual(3);
    for (const one of await places.all()) expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const href = (await places.first().getAttribute('href')) ?? '';
    expect(href).toMatch(new RegExp(`^/${lang}/[a-z/-]*(?:luat|cai-nhau|su-co)`));
    await places.first().click();
    await expect(page.locator(`[id="${decodeURIComponent(new URL(page.url()).hash.slice(1))}"]`)).toBeVisible();
  });

  look(
    `${lang}: suits that were not said are taken where none decides, and asked for where one does`,
    IN_TURN.en,
    async ({ page }) => {
      const { box, board, alert } = await opened(page, referee(lang));
      await box.fill('cái K 9, an A A');
      await expect(board).toHaveAttribute('data-case', /^xi-dach@pho-thong;cai:K[SHDC]\.9[SHDC];an:A[SHDC]\.A[SHDC]$/);
      await judgedCase(board);
      await expect(partsUnder(page).readAs).toContainText(REFEREE[lang].readAs.any);
      await expect(partsUnder(page).chips).toHaveCount(4);
      await expect(page.locator('.chip.any')).toHaveCount(4);

      await choose(page, 'sam');
      await choose(page, 'ba-cay');
      await box.fill('an 9 cơ 8 chuồn 2 bích, bình 7 bích 6 chuồn 6');
      await expect(alert.locator('.err')).toHaveAttribute('data-code', 'bad-card');
      await expect(page.locator('.paper pre .bad')).toHaveText('6');
      await expect(page.locator('[data-verdict]')).toHaveCount(0);
      await page.locator('[data-act=suit]').filter({ hasText: '6♦' }).click();
      await shows(board, 'ba-cay; an: 9♥ 8♣ 2♠; bình: 7♠ 6♣ 6♦');
      await expect(box).toHaveValue('an 9 cơ 8 chuồn 2 bích, bình 7 bích 6 chuồn 6♦');
    },
  );

  look(
    `${lang}: a card's words are chosen to be written anew; by hand the same board changes`,
    IN_TURN.vi,
    async ({ page }) => {
      const { box, board } = await opened(page, referee(lang));
      await box.fill('cái k rô 9 chuồn\nan át bích át cơ');
      await partsUnder(page).chips.filter({ hasText: '9 chuồn' }).click();
      await expect(box).toBeFocused();
      await page.keyboard.type('8 chuồn');
      await shows(board, 'xi-dach; cái: K♦ 8♣; an: A♠ A♥');
      await page.locator('[data-act=by-hand]').click();
      const sheet = await openPicker(board, 'an', lang);
      await cardButton(sheet, 'A♥').click();
      await cardButton(sheet, '5♥').click();
      await page.keyboard.press('Escape');
      await shows(board, 'xi-dach; cái: K♦ 8♣; an: A♠ 5♥');
      await expect(box).toHaveValue('xi-dach@pho-thong;\ncái: K♦ 8♣;\nan: A♠ 5♥');
    },
  );

  look(`${lang}: a new case clears the hands and the box, and typing fills them`, IN_TURN.en, async ({ page }) => {
    const { box, board, alert } = await opened(page, referee(lang));
    await box.fill('cái k rô 9 chuồn\nan át bích át cơ hihihi');
    await shows(board, XI_BAN);
    await page.locator('[data-act=new]:visible').first().click();
    await expect(box).toHaveValue('');
    await expect(alert).toBeEmpty();
    await expect(page.locator('.read-as')).toHaveCount(0);
    await expect(board.locator('.hand .card:not(.slot)')).toHaveCount(0);
    await box.fill('cai k ro 9 chuon an a bich a co');
    await shows(board, XI_BAN);
  });
}

/** Two friends at a table, one with their own house rules. */
async function friends(page: Page, lang: Lang): Promise<void> {
  const { box, board } = await opened(page, referee(lang));
  await box.fill(
    lang === 'vi'
      ? 'cái 10 cơ 6 chuồn 9 rô\nan 8 bích 7 rô'
      : 'dealer: ten of hearts, six of clubs, nine of diamonds / An: 8 of spades, 7 of diamonds',
  );
  await shows(board, 'xi-dach; cái: 10♥ 6♣ 9♦; an: 8♠ 7♦');
  await (await setting(page, 'shortVsBust')).selectOption('short-wins');
  const sent = 'xi-dach@pho-thong{shortVsBust=short-wins};cai:10H.6C.9D;an:8S.7D';
  await shows(board, sent);
  await page.locator('.ticket [data-act=link]').click();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  // The other one plays as in the South.
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.setItem('luat-bai:house:xi-dach', 'xi-dach@mien-nam');
  });
  await page.goto(link);
  await shows(board, sent);
  const own = page.locator('.mine');
  await expect(own).toBeVisible();
  await expect(own.locator('a').first()).toHaveText('5.7');
  const bottom = await own.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
  expect(bottom).toBeLessThanOrEqual(740);
  await expect(page.locator('.ref .only .reasons')).toContainText('5.7');
}

for (const lang of LANGS) {
  look(
    `${lang}: one friend types in their own words and sends the link; the other reads verdict, difference and rule at once`,
    async ({ page }) => {
      await friends(page, lang);
    },
  );
}

look('a link in words is read by the same door, and how it was read stands with its ruling', async ({ page }) => {
  const { box, board, alert } = await opened(page, linkOf('xì dách: cái 10 7, an 9 2 bốc A 6'));
  await expect(board).toHaveAttribute('data-verdict');
  await expect(alert).toBeEmpty();
  await expect(box).toHaveValue('xì dách: cái 10 7, an 9 2 bốc A 6');
  await expect(box).toBeVisible();
  await expect(page.locator('.oneline')).toBeInViewport();
  await expect(partsUnder(page).chips).toHaveCount(6);
  // A game is loaded even where only its name was typed.
  await opened(page, linkOf('sâm: bàn K K, đánh A A'));
  await expect(board).toHaveAttribute('data-case', /^sam@mien-bac;ban:/);
  await expect(partsUnder(page).chips).toHaveCount(4);
});

/** What is typed on a phone: the game on the table, the text, and the hands that are meant, without their suits. */
const ON_A_PHONE = [
  ['xi-dach', 'sâm: bàn K K, đánh A A', 'sam ban K K danh A A'],
  ['xi-dach', 'xì dách: cái 10 7, an 9 2 bốc A 6', 'xi-dach cai 10 7 an 9 2 A 6'],
  ['xi-dach', 'xì dách: cái 10 8; A 10 7; B 9 9', 'xi-dach cai 10 8 a 10 7 b 9 9'],
  ['xi-dach', 'xì dách: Cái 10♠ 8♦, A xì bàng A♠ A♥, B 10♣ 7♥', 'xi-dach cai 10 8 a A A b 10 7'],
  ['xi-dach', 'cái 10 8\nHai 9 8\nBa 7 7 7', 'xi-dach cai 10 8 hai 9 8 ba 7 7 7'],
  ['xi-dach', 'sâm: bàn 3 con K, đánh 3 con A', 'sam ban K K K danh A A A'],
  ['sam', 'sam co 5 chan sam co 4', 'sam ban 4 4 4 danh 5 5 5'],
  ['xi-dach', 'xì dách: an Át (A), Bốn (4), Sáu (6), Bảy (7), Ba (3); cái 10 10', 'xi-dach an A 4 6 7 3 cai 10 10'],
  ['xi-dach', 'tá lả: an ù khan 2♥ 5♥ 9♥ J♠ 7♦ K♣ 3♣ 8♠ A♦', 'ta-la bai 2 5 9 J 7 K 3 8 A'],
  // So many suits decide that they are asked for, one after another.
  ['xi-dach', 'ta la 2 dua: nam 6 6 6 2 3, hoa 9 9 9 4 5', undefined],
] as const;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  look('what is typed on a phone is read as it is meant, and nothing is silent', async ({ page }) => {
    for (const [home, text, meant] of ON_A_PHONE)
      await test.step(text, async () => {
        const { box, board, alert } = await (home === 'xi-dach' ? openedAfresh : opened)(page, referee('vi'));
        const { readAs, status, notes } = partsUnder(page);
        if (home !== 'xi-dach') await choose(page, home);
        await box.click();
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(text);
        const { read, error, unread, contradictions, notes: told } = readText(text, home);
        const game = read && engineOf(read.game);
        if (!read || !game) throw new Error(`${text} is not read`);
        await expect(board).toHaveAttribute('data-case', formatCase(read, game));
        await expect(readAs).toBeVisible();
        if (meant === undefined) {
          expect(error).toMatchObject({ code: 'bad-card', why: 'no-suit' });
          await expect(alert.locator('[data-act=suit]')).toHaveCount(4);
        } else {
          const hands = read.fields.flatMap(({ name, cards }) => [name, ...cards.map(rankOf)]);
          expect([read.game, ...hands].join(' ')).toBe(meant);
          await expect(alert).toBeEmpty();
          await judgedCase(board);
          await expect(readAs.locator('.card')).toHaveCount(read.fields.flatMap(({ cards }) => cards).length);
        }
        await expect(status).toHaveCount(unread.length > 0 ? 1 : 0);
        await expect(notes).toHaveCount(contradictions.length + told.length > 0 ? 1 : 0);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      });
  });

  look('a form of hand that was stated is the verdict, or is told to be none', async ({ page }) => {
    const { box, board } = await opened(page, referee('vi'));
    await box.fill('tá lả: an ù khan 2♥ 5♥ 9♥ J♠ 7♦ K♣ 3♣ 8♠ A♦');
    await expect(board).toHaveAttribute('data-verdict', /"u":"khan"/);
    await expect(board.locator('.untrue')).toHaveCount(0);
    await box.fill('tá lả: an ù khan 2♥ 3♥ 9♥ J♠ 7♦ K♣ 3♣ 8♠ A♦');
    await expect(board.locator('.untrue')).toContainText('“ù khan”');
    await expect(partsUnder(page).notes).toContainText('“ù khan”');
  });
});
