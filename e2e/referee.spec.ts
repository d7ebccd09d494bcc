/** The referee's box: a case typed or from a link, the messages about text that is no case, and one history for box and board. */

import { paint } from '#components/referee/paint.ts';
import { formatCase } from '#core/format.ts';
import { LANGS } from '#core/lang.ts';
import { parseCase } from '#core/notation/parse.ts';
import { engineOf, readCase } from '#games/engines.ts';
import { GAMES, gameOf } from '#games/index.ts';
import { applySuggestion, suggestMend } from '#src/reading/suggest/suggest.ts';
import { errorWords } from '#words/errors/errors.ts';
import { referee } from './built.ts';
import { looks } from './looks.ts';
import {
  holdScripts,
  linkOf,
  opened,
  openedAfresh,
  openedWith,
  REFEREE,
  readText,
  sentPath,
  setting,
  shows,
  spokenOf,
  tabOf,
  unfoldPart,
} from './referee-page.ts';
import { expect, IN_TURN, test } from './test.ts';
import { cardButton, changedFrom, judgedCase, openPicker, PICKER, UI } from './widget.ts';

const look = looks('the referee’s box');

const PAGE = referee('vi');
const GOOD = 'xi-dach; cái: K♦ 9♣; an: A♠ A♥';

/** Faults of the notation that can occur in Xì Dách: the text, its code, and the part that is marked. */
const FAULTS = [
  ['co-tuong; cái: K♦ ZZ', 'unknown-game', 'co-tuong'],
  ['xi-dach@nha-toi; cái: K♦ 9♣; an: A♠ A♥', 'unknown-preset', 'nha-toi'],
  ['xi-dach{diem=16}; cái: K♦ 9♣; an: A♠ A♥', 'unknown-setting', 'diem'],
  ['xi-dach{minStand=12}; cái: K♦ 9♣; an: A♠ A♥', 'bad-value', '12'],
  ['xi-dach{minStand 14}; cái: K♦ 9♣; an: A♠ A♥', 'bad-syntax', 'minStand 14'],
  ['xi-dach; an: A♠ A♥', 'missing-field', ' … '],
  ['xi-dach; cái: K♦ 9♣; an: A♠ 11♥', 'bad-card', '11♥'],
  ['xi-dach; cái: K♦ 9♣; an: A♠ K♦', 'duplicate-card', 'K♦'],
  ['xi-dach; cái: K♦ 9♣; an: A♠', 'wrong-card-count', 'A♠'],
] as const;

/** Typos, and the correction that the one button makes. */
const MENDED = [
  ['xi-dach@vipgam; cái: K♦ 9♣; an: A♠ A♥', 'xi-dach@vipgame; cái: K♦ 9♣; an: A♠ A♥'],
  ['xi-dach{minStan=14}; cái: K♦ 9♣; an: A♠ A♥', 'xi-dach{minStand=14}; cái: K♦ 9♣; an: A♠ A♥'],
  ['xi-dach; cái: K♦ 9♣; an: A♠ 11♥', 'xi-dach; cái: K♦ 9♣; an: A♠ J♥'],
] as const;

/** What is clear despite a typo is read at once. */
const READ_AT_ONCE = [
  ['xì dách; cái: K♦ 9♣; an: A♠ A♥', GOOD],
  ['xi-dach cái: K♦ 9♣; an: A♠ A♥', GOOD],
  ['xi-dach; cái: K♦ 9♣; an A♠ A♥', GOOD],
  ['xi-dach; Cái: K♦ 9♣; an: A♠ A♥', GOOD],
  ['cái: K♦ 9♣; an: A♠ A♥', GOOD],
  // A game that is not loaded yet is loaded.
  ['phỏm; bài: 5♠ 6♠ 7♠ 7♥ 7♦ 9♣ 10♣ J♣ K♦', 'ta-la; bài: 5♠ 6♠ 7♠ 7♥ 7♦ 9♣ 10♣ J♣ K♦'],
] as const;

/** Only the writer knows which card was meant, or who held what was left out. */
const NOT_OFFERED = ['xi-dach; an: A♠ A♥', 'xi-dach; cái: K♦ 9♣; an: A♠ K♦'] as const;

look('a case is typed in words, a hand a line, and ruled on at once', async ({ page }) => {
  const { box, board, alert } = await openedWith(page, PAGE);
  const before = await judgedCase(board);
  await box.fill('xi-dach\ncái: già rô, 9 chuồn\nan: át bích, át cơ\nlan: 10 tép 7 dô 4 nhép');
  await expect(alert).toBeEmpty();
  expect(await changedFrom(board, before)).toBe('xi-dach@pho-thong;cai:KD.9C;an:AS.AH;lan:10C.7D.4C');
  await expect(board.locator('.verdict .line')).toHaveCount(2);
});

look('the verdict follows every key, and comes back with the last card', async ({ page }) => {
  const { box, board } = await opened(page, PAGE);
  await box.fill('xi-dach; cái: K♦ 9♣; an: A♠');
  await expect(board).not.toHaveAttribute('data-verdict');
  await box.press('End');
  await box.pressSequentially(' Ah');
  await expect(board).toHaveAttribute('data-case', 'xi-dach@pho-thong;cai:KD.9C;an:AS.AH');
  await judgedCase(board);
});

for (const lang of LANGS) {
  look(`${lang}: each fault is marked where it stands and said, without its code`, IN_TURN.en, async ({ page }) => {
    const { box, board, alert, fault } = await opened(page, referee(lang));
    const paper = page.locator('.paper pre');
    for (const [text, code, marked] of FAULTS) {
      await box.fill(text);
      await expect(fault, text).toHaveAttribute('data-code', code);
      const read = readCase(text);
      expect(read.ok).toBe(false);
      if (read.ok) continue;
      await expect(alert).toContainText(errorWords(read.error)[lang]);
      await expect(alert).not.toContainText(code);
      // The mark lies in the box itself, under the very letters that were typed.
      expect((await paper.locator('.bad').allTextContents()).join(''), text).toBe(marked);
      expect(await paper.textContent()).toBe(`${text}${marked === ' … ' ? marked : ' '}`);
      const strokes = paint(text, read.error).map((stroke) => stroke.text);
      expect(await paper.locator('span').allTextContents()).toEqual(marked === ' … ' ? [...strokes, marked] : strokes);
      await expect(box).toHaveAttribute('aria-invalid', 'true');
      await expect(box).toHaveAttribute('aria-describedby', 'case-error');
      await expect(page.locator('[data-verdict]'), text).toHaveCount(0);
      const shown = read.error.read;
      const game = shown ? engineOf(shown.game) : undefined;
      if (!shown || !game) await expect(board, text).toHaveCount(0);
      else {
        await expect(board, text).toHaveAttribute('data-case', formatCase(shown, game));
        await expect(board.locator('.verdict')).toHaveText(REFEREE[lang].withheld);
      }
    }
    // To screen readers it is said once typing has paused, not with every letter.
    const spoken = page.locator('.nota > .sr-only[role=alert]');
    await box.fill(GOOD);
    await expect(spoken).toBeEmpty();
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      for (const live of document.querySelectorAll('.ref :is([role=alert], [role=status], [aria-live])')) {
        new MutationObserver(() => live.textContent && said.push(live.textContent)).observe(live, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      }
    });
    const said = () => page.evaluate<string[]>('said');
    const [[typed, code]] = FAULTS;
    await box.evaluate(async (area, text) => {
      for (let end = 1; end <= text.length; end++) {
        Object.assign(area, { value: text.slice(0, end) });
        area.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await new Promise((done) => setTimeout(done));
      }
    }, typed);
    await expect(fault).toHaveAttribute('data-code', code);
    await expect(spoken).toContainText((await alert.locator('p').first().textContent())?.trim() ?? '');
    await expect(spoken).not.toBeEmpty();
    expect(await said()).toHaveLength(1);
    await box.fill(GOOD);
    await expect(alert).toBeEmpty();
    await expect(paper.locator('.bad')).toHaveCount(0);
    await expect(box).toHaveAttribute('aria-invalid', 'false');
    await expect(box).toHaveAttribute('aria-describedby', 'case-help');
    await judgedCase(board);
  });

  look(
    `${lang}: one button mends a slip, and the reader goes on typing where it ended`,
    IN_TURN.en,
    async ({ page }) => {
      const { box, board, alert } = await opened(page, referee(lang));
      const home = engineOf('xi-dach');
      for (const [text, mended] of MENDED) {
        await box.fill('xi-dach');
        await box.fill(text);
        const games = home ? [home] : [];
        const read = parseCase(text, games);
        expect(read.ok, text).toBe(false);
        const suggestion = !read.ok && home && suggestMend(text, read.error, games, home, GAMES);
        if (!suggestion) throw new Error(`nothing is suggested for ${text}`);
        expect(applySuggestion(text, suggestion)).toBe(mended);
        const { change, add, remove } = REFEREE[lang].suggest;
        const shown = suggestion.insert.trim();
        const label = shown === '' ? remove : suggestion.length === 0 ? add(shown) : change(shown);
        const button = alert.locator('[data-act=mend]');
        await expect(button, text).toHaveText(label);
        await button.click();
        await expect(box).toHaveValue(mended);
        await expect(box).toBeFocused();
        expect(await box.evaluate((element) => element instanceof HTMLTextAreaElement && element.selectionStart)).toBe(
          mended.length,
        );
        await expect(alert).toBeEmpty();
        await expect(box).toHaveAttribute('aria-describedby', 'case-help');
        await shows(board, mended);
      }
    },
  );

  look(
    `${lang}: what is clear all the same is read, and no card is offered that was not written`,
    IN_TURN.en,
    async ({ page }) => {
      const { box, board, alert, fault } = await opened(page, referee(lang));
      for (const [text, meant] of READ_AT_ONCE) {
        await box.fill(text);
        await shows(board, meant);
        await expect(alert).toBeEmpty();
        await expect(box).toHaveValue(text);
      }
      for (const text of NOT_OFFERED) {
        await box.fill(text);
        await expect(fault).toBeVisible();
        await expect(alert.locator('[data-act=mend]'), text).toHaveCount(0);
      }
    },
  );

  look(
    `${lang}: whoever does not see the verdict is told it when it comes of what they did`,
    IN_TURN.vi,
    async ({ page }) => {
      const { box, board, said } = await opened(page, referee(lang));
      // The first verdict is not announced: the reader did not cause it.
      await expect(said).toHaveText('');
      await box.fill(GOOD);
      await expect(said).toHaveText(spokenOf(GOOD, lang));
      await box.fill('poker');
      await expect(said).toHaveText('');
      await box.fill(GOOD);
      await expect(said).toHaveText(spokenOf(GOOD, lang));
      await (await setting(page, 'preset')).selectOption('mien-nam');
      const south = 'xi-dach@mien-nam; cái: K♦ 9♣; an: A♠ A♥';
      await shows(board, south);
      await expect(said).toHaveText(spokenOf(south, lang));
      const sam = 'sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣';
      await box.fill(sam);
      await expect(said).toHaveText(spokenOf(sam, lang));
      await box.fill('sam; bàn: 2♥; đánh: 6♠ 6♥');
      await expect(said).toHaveText(spokenOf('sam; bàn: 2♥; đánh: 6♠ 6♥', lang));
    },
  );
}

look('letters that follow one another are told once, when the typist pauses', async ({ page }) => {
  const { box, said } = await opened(page, PAGE);
  await said.evaluate((element) => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver(() => told.push(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await box.fill('');
  await box.pressSequentially('xi-dach; cái: 10♦ 9♣; an: A♠ 6♥ 2♦ 3♦');
  await expect(said).toHaveText(spokenOf('xi-dach; cái: 10♦ 9♣; an: A♠ 6♥ 2♦ 3♦', 'vi'));
  const told = await page.evaluate(() => Reflect.get(window, 'told'));
  expect(Array.isArray(told) && told.filter((text) => text !== '').length).toBeLessThanOrEqual(2);
});

look('text that is too long is refused, and only its end marked', async ({ page }) => {
  const { box, board, fault } = await opened(page, PAGE);
  await box.fill(`${GOOD};${' '.repeat(3000)}`);
  await expect(fault).toHaveAttribute('data-code', 'too-long');
  await expect(board).toHaveCount(0);
  await box.fill(`${GOOD};${'x'.repeat(3000)}`);
  await expect(fault).toHaveAttribute('data-code', 'too-long');
  const bad = await page.locator('.paper pre .bad').allTextContents();
  expect(bad.join('')).toBe('x'.repeat(GOOD.length + 1 + 3000 - 2000));
});

look('a link opens its case; a broken one shows what could be read and marks the rest', async ({ page }) => {
  const good = await opened(page, linkOf('xi-dach@vipgame{minStand=14};cai:KD.9C;an:AS.AH'));
  await expect(good.board).toHaveAttribute('data-case', 'xi-dach@vipgame{minStand=14};cai:KD.9C;an:AS.AH');
  await judgedCase(good.board);

  const broken = await opened(page, linkOf('xi-dach;cai:KD.9C;an:AS.ZZ'));
  await expect(broken.box).toHaveValue('xi-dach;cai:KD.9C;an:AS.ZZ');
  await expect(page.locator('.paper pre .bad')).toHaveText('ZZ');
  await expect(broken.fault).toHaveAttribute('data-code', 'bad-card');
  await expect(broken.board).toHaveAttribute('data-case', 'xi-dach@pho-thong;cai:KD.9C;an:AS');
  await expect(page.locator('[data-verdict]')).toHaveCount(0);
});

const HELD = [
  ['an unknown game', 'co-tuong;cai:KD.9C;an:AS.ZZ'],
  ['another game', 'poker;cai:KD.9C;an:AS.AH'],
  ['nothing', ''],
  ['three thousand characters', 'x'.repeat(3000)],
  ['a script', 'xi-dach;cai:KD.9C;an:<script>document.title="hacked"</script>'],
  ['an image that fails', 'xi-dach"><img src=x onerror="document.title=\'hacked\'">'],
  ['an image for a name', '<img src=x onerror=alert(1)>:ZZ'],
] as const;

look('a link that holds no case does nothing but say what is wrong', async ({ page }) => {
  page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog'));
  for (const [name, text] of HELD)
    await test.step(`a link that holds ${name}`, async () => {
      const { box, board, fault } = await openedAfresh(page, linkOf(text));
      await expect(box).toHaveValue(text);
      if (text === '') await expect(fault).toHaveCount(0);
      else await expect(fault).toHaveAttribute('data-code', readText(text, 'xi-dach').error?.code ?? 'none');
      expect(await page.title()).not.toContain('hacked');
      await expect(page.locator('main img, main [onerror]')).toHaveCount(0);
      await expect(page.locator('[data-verdict]')).toHaveCount(0);
      await box.fill(GOOD);
      await shows(board, GOOD);
    });
});

look('switching language keeps the case', async ({ page }) => {
  const { box, board } = await openedWith(page, PAGE);
  const before = await judgedCase(board);
  await box.fill('xi-dach@blog; cái: K♦ 9♣; an: A♠ A♥');
  const text = await changedFrom(board, before);
  await page.locator('a.lang').click();
  await expect(page).toHaveURL(sentPath(text, 'en'));
  await expect(board).toHaveAttribute('data-case', text);
  await judgedCase(board);
});

look('the address follows what is typed and tapped, and brings it back on reload', async ({ page }) => {
  const { box, board } = await openedWith(page, PAGE);
  const before = await judgedCase(board);
  await box.fill(GOOD);
  const typed = await changedFrom(board, before);
  await expect(page).toHaveURL(sentPath(typed, 'vi'));
  await (await setting(page, 'preset')).selectOption('vipgame');
  const tapped = await changedFrom(board, typed);
  await expect(page).toHaveURL(sentPath(tapped, 'vi'));
  await expect(box).toHaveValue('xi-dach@vipgame;\ncái: K♦ 9♣;\nan: A♠ A♥');
  await page.reload();
  await expect(board).toHaveAttribute('data-case', tapped);
  await (await unfoldPart(page, 'edit')).locator('[data-act=hands]').click();
  await board.getByRole('button', { name: PICKER.vi.addPlayer }).click();
  const added = await changedFrom(board, tapped);
  await expect(page).toHaveURL(sentPath(added, 'vi'));
  await expect(box).toHaveValue(/\nbình: /);
});

look('a linked case keeps its own house; what is told follows the reader’s', async ({ page }) => {
  await page.goto(PAGE);
  await page.evaluate(() => localStorage.setItem('luat-bai:house:xi-dach', 'xi-dach@mien-nam'));
  const told = await opened(page, PAGE);
  await told.box.fill('cái K rô 9 chuồn, an A bích 7 cơ');
  await expect(told.board).toHaveAttribute('data-case', /^xi-dach@mien-nam;/);
  const linked = await opened(page, linkOf('xi-dach@blog;cai:KD.9C;an:AS.AH'));
  await expect(linked.board).toHaveAttribute('data-case', 'xi-dach@blog;cai:KD.9C;an:AS.AH');
  await judgedCase(linked.board);
});

// Two people try the other one’s rule here; that does not change the choice for the rest of the site.
look('a house that is tried here is not taken for the reader’s own', async ({ page }) => {
  const { board } = await openedWith(page, PAGE);
  const before = await judgedCase(board);
  await (await setting(page, 'preset')).selectOption('vipgame');
  const tried = await changedFrom(board, before);
  expect(tried).toMatch(/^xi-dach@vipgame;/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('house:')))).toEqual([]);
  await openedWith(page, PAGE);
  await expect(board).toHaveAttribute('data-case', before);
});

look('box and board are one: a card that is tapped is typed, a word that is typed lies there', async ({ page }) => {
  const { box, board } = await opened(page, PAGE);
  await box.fill('xi-dach; cái: K♦ 9♣; an: A♠ 5♥');
  await shows(board, 'xi-dach; cái: K♦ 9♣; an: A♠ 5♥');
  const sheet = await openPicker(board, 'an', 'vi');
  await cardButton(sheet, '2♣').click();
  await expect(box).toHaveValue('xi-dach@pho-thong;\ncái: K♦ 9♣;\nan: A♠ 5♥ 2♣');
  await cardButton(sheet, 'A♠').click();
  await expect(box).toHaveValue('xi-dach@pho-thong;\ncái: K♦ 9♣;\nan: 5♥ 2♣');
  await shows(board, 'xi-dach; cái: K♦ 9♣; an: 5♥ 2♣');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  // A partly typed hand is on the board as well.
  await box.fill('xi-dach; cái: K♦ 9♣; an: 5♥');
  await expect(board).toHaveAttribute('data-case', 'xi-dach@pho-thong;cai:KD.9C;an:5H');
  await expect(board).not.toHaveAttribute('data-verdict');
});

look('undo and redo go through all that was typed and tapped, across games; nothing is lost', async ({ page }) => {
  const { box, board } = await opened(page, PAGE);
  const undo = page.locator('.nota [data-act=undo]');
  const redo = page.locator('.nota [data-act=redo]');
  // There is nothing to undo yet.
  await expect(undo).toHaveCount(0);

  const states: { readonly text: string; readonly board: string | null }[] = [];
  const keep = async (): Promise<void> => {
    const isShown = (await board.count()) > 0;
    states.push({ text: await box.inputValue(), board: isShown ? await board.getAttribute('data-case') : null });
  };
  const at = async (state: number): Promise<void> => {
    const { text = '', board: of = null } = states[state] ?? {};
    await expect(box, `state ${state}`).toHaveValue(text);
    if (of) await expect(board, `state ${state}`).toHaveAttribute('data-case', of);
    else await expect(board, `state ${state}`).toHaveCount(0);
  };
  await keep();
  await page.locator('[data-start=xi-dach]').nth(1).click();
  await expect(board).toHaveAttribute('data-case', /^xi-dach@/);
  await keep();
  await box.press('ControlOrMeta+End');
  // A word is one step, whatever its letters; the blank before it is another.
  await box.pressSequentially(' ');
  await keep();
  await box.pressSequentially('2♣');
  await keep();
  await (await setting(page, 'preset')).selectOption('vipgame');
  await expect(board).toHaveAttribute('data-case', /^xi-dach@vipgame;/);
  await keep();
  const sheet = await openPicker(board, 'cai', 'vi');
  await cardButton(sheet, 'K♣').click();
  await expect(box).toHaveValue(/K♣/);
  await page.keyboard.press('Escape');
  await keep();
  await tabOf(page, 'sam').click();
  await expect(board).toHaveCount(0);
  await keep();
  await page.locator('[data-start=sam]').first().click();
  await expect(board).toHaveAttribute('data-case', /^sam@/);
  await keep();
  await (await unfoldPart(page, 'edit')).locator('.asks summary').click();
  await page.locator('[data-question=deal]').click();
  await expect(box).toHaveValue(/bài: /);
  // Shell buttons that open dialogs do not react to a widget's own controls.
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await keep();
  await tabOf(page, 'ba-cay').click();
  await expect(board).toHaveCount(0);
  await keep();

  const last = states.length - 1;
  for (let state = last - 1; state >= 0; state--) {
    await undo.click();
    await at(state);
  }
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await undo.click({ force: true });
  await at(0);
  for (let state = 1; state <= last; state++) {
    await redo.click();
    await at(state);
  }
  await expect(redo).toHaveAttribute('aria-disabled', 'true');
  // The keys do the same, in the box and out of it.
  await box.focus();
  for (let state = last - 1; state >= 3; state--) {
    await page.keyboard.press('Control+z');
    await at(state);
  }
  await board.locator('[data-act=edit]').focus();
  for (let state = 2; state >= 0; state--) {
    await page.keyboard.press('Control+z');
    await at(state);
  }
  for (let state = 1; state <= last; state++) {
    await page.keyboard.press(state % 2 ? 'Control+Shift+z' : 'Control+y');
    await at(state);
  }
  // A change after undo drops the redo history, and nothing else.
  await undo.click();
  await at(last - 1);
  await judgedCase(board);
  await box.fill('sam; bàn: 5♥; đánh: 6♠');
  await shows(board, 'sam; bàn: 5♥; đánh: 6♠');
  await expect(redo).toHaveAttribute('aria-disabled', 'true');
  await undo.click();
  await at(last - 1);
  await redo.click();
  await expect(box).toHaveValue('sam; bàn: 5♥; đánh: 6♠');
});

look('no letter is lost while the game that they name is on its way', async ({ page }) => {
  const { box, board } = await opened(page, PAGE);
  const scripts = await holdScripts(page);
  const typed = 'sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣';
  await box.fill('');
  for (const [at, letter] of [...typed].entries()) {
    await page.keyboard.type(letter);
    // Each file is loaded with another letter.
    if (at === 12) scripts.waiting = false;
    if (at >= 12) scripts.held.shift()?.();
  }
  for (const done of scripts.held) done();
  await expect(box).toHaveValue(typed);
  await shows(board, typed);
});

look('what is pasted over what was typed is a step of its own', async ({ page }) => {
  const { box, board } = await opened(page, PAGE);
  const first = await box.inputValue();
  const pasted = [GOOD, 'ba-cay; an: 9♦ 8♥ 2♠; bình: 7♦ 6♥ 5♣', 'sam; bàn: 5♥; đánh: 6♠'];
  for (const text of pasted) await box.fill(text);
  await shows(board, 'sam; bàn: 5♥; đánh: 6♠');
  for (const text of [pasted[1], pasted[0], first]) {
    await page.keyboard.press('Control+z');
    await expect(box).toHaveValue(text ?? '');
  }
});

look('the list of all house rules explains those of the game in the box', async ({ page }) => {
  const { box, board } = await openedWith(page, PAGE);
  const fold = await unfoldPart(page, 'edit');
  for (const [id, text] of [
    ['sam', 'sam; bàn: 5♥; đánh: 6♠'],
    ['xi-dach', GOOD],
  ] as const) {
    await box.fill(text);
    await shows(board, text);
    await fold.getByRole('button', { name: UI.vi.house.all }).click();
    const { about } = await gameOf(id).load.about.vi();
    for (const [key, sentence] of Object.entries(about)) {
      await expect(fold.locator('.choice', { has: page.locator(`[name=${key}]`) })).toContainText(sentence);
    }
  }
});

for (const lang of LANGS) {
  look(`${lang}: it opens on an empty box, and no verdict stands anywhere`, IN_TURN.vi, async ({ page }) => {
    const { box, board } = await opened(page, referee(lang));
    await expect(box).toHaveValue('');
    await expect(board).toHaveCount(0);
    await expect(page.locator('.verdict, .oneline, [data-verdict], .nota .err')).toHaveCount(0);
    await expect(page.locator('nav.games [aria-current]')).toHaveCount(0);
    await expect(page.locator('.starts li')).toHaveCount(3);
    // Who deletes what they have written is where they began.
    await box.fill(GOOD);
    await shows(board, GOOD);
    await expect(page).toHaveURL(/[?]c=/);
    await box.fill('');
    await expect(board).toHaveCount(0);
    await expect(page.locator('.starts li')).toHaveCount(3);
    await expect(page).toHaveURL(new RegExp(`${referee(lang)}$`));
  });

  look(`${lang}: a story to begin with is written into the box, and ruled on`, IN_TURN.vi, async ({ page }) => {
    const { box, board } = await opened(page, referee(lang));
    for (const at of [0, 1, 2]) {
      const row = page.locator('.starts button').nth(at);
      const [text, id] = [await row.textContent(), await row.getAttribute('data-start')];
      await row.click();
      await expect(box).toHaveValue(text ?? '');
      await expect(board).toHaveAttribute('data-case', new RegExp(`^${id}@`));
      await expect(board).toHaveAttribute('data-verdict');
      await page.locator('.nota [data-act=undo]').click();
      await expect(box).toHaveValue('');
    }
  });

  look(
    `${lang}: words stay as they were typed: through a reload, back, and in the other language`,
    IN_TURN.vi,
    async ({ page }) => {
      const { box, board } = await opened(page, referee(lang));
      // “lẻ” stands in no notation.
      const typed = 'cái 10 7, an 9 2 bốc A 6 lẻ';
      await box.fill(typed);
      await expect(board).toHaveAttribute('data-case', /an:9[SHDC]\.2[SHDC]\.A/);
      await page.locator('h1').click();
      await expect(page.locator('.read-as .neat')).toBeVisible();
      await expect(page).toHaveURL(/[?]c=.*&e=/);
      const stays = async (): Promise<void> => {
        await expect(box).toHaveValue(typed);
        await expect(board).toHaveAttribute('data-case', /an:9[SHDC]\.2[SHDC]\.A/);
      };
      await stays();
      await page.reload();
      await stays();
      await page.locator('a.lang').first().click();
      await stays();
      await page.goBack();
      await stays();
      // A house rule that is changed beside them leaves them alone.
      await (await setting(page, 'preset')).selectOption('vipgame');
      await expect(board).toHaveAttribute('data-case', /^xi-dach@vipgame/);
      await expect(box).toHaveValue(typed);
    },
  );

  look(`${lang}: words that are no case yet stay, too`, IN_TURN.vi, async ({ page }) => {
    const { box, fault } = await opened(page, referee(lang));
    await box.fill('xi-dach; cái: K♦ 9♣; an: A♠ 11♥');
    await expect(fault).toHaveAttribute('data-code', 'bad-card');
    await expect(page).toHaveURL(/&w=1$/);
    await page.reload();
    await expect(box).toHaveValue('xi-dach; cái: K♦ 9♣; an: A♠ 11♥');
    await expect(fault).toHaveAttribute('data-code', 'bad-card');
  });
}
