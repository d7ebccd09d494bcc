/** Two people, two sayings: who is right, by whose house, and the link that says so. */

import { compareLink } from '#components/house-rules/contract/compare-link.ts';
import { differingRules } from '#core/branches/differing-rules.ts';
import { verdictText } from '#core/branches/opinion-groups.ts';
import { ruleNumber } from '#core/game/game.ts';
import { LANGS } from '#core/lang.ts';
import { parseCase } from '#core/notation/parse.ts';
import { ENGINES } from '#games/engines.ts';
import { en } from '#words/en/ui/claims.ts';
import { vi } from '#words/vi/ui/claims.ts';
import { referee } from './built.ts';
import { overflow, shifted, watchShifts } from './layout.ts';
import { looks } from './looks.ts';
import { known, linkOf, opened, rulingOf, shows } from './referee-page.ts';
import { expect, IN_TURN } from './test.ts';

const look = looks('two sayings at the referee');
const CLAIMS = { vi, en };

const ACE = 'xi-dach@pho-thong;cai:10S.9H;an:AD.4C.5S';
/** 18 against 18: every house calls it a draw. */
const EQUAL = 'xi-dach@pho-thong;cai:10S.8H;an:9D.9C';

for (const lang of LANGS) {
  const words = CLAIMS[lang];
  look(
    `${lang}: two friends, each with a claim, end with a link that says who plays what`,
    IN_TURN.vi,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const { board } = await opened(page, linkOf(ACE, lang));
      const { all, of } = known(ACE, lang);
      await page.locator('[data-fold=claims] > summary').click();
      // The ruling stands until two have had their say.
      await expect(board.locator('.verdict .big')).toHaveText(all.words.verdict(rulingOf(ACE)).big);
      const [banker, an] = [page.locator('[data-claim=cai]'), page.locator('[data-claim=an]')];
      await expect(banker).toBeFocused();
      await banker.selectOption({ label: all.words.outcome('push', 'an') });
      await an.selectOption({ label: all.words.outcome('win', 'an') });
      await expect(board.locator('.verdict .big')).toHaveText(words.both);
      await expect.poll(() => new URL(page.url()).searchParams.get('s')).toBe('cai:push;an:win');

      // As a link, on another phone: whose house each plays, the rule where they part, what each rules.
      const link = (await page.locator('.ticket [data-act=self]').getAttribute('href')) ?? '';
      expect(link).toMatch(/&s=cai:push;an:win&e=\d+$/);
      await page.evaluate(() => localStorage.clear());
      await page.goto('about:blank');
      await watchShifts(page);
      await opened(page, link);
      await expect(board.locator('.verdict .big')).toHaveText(words.both);
      await expect(board.locator('.verdict')).toBeInViewport();
      expect(await shifted(page)).toBeLessThanOrEqual(0.001);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      const sides = board.locator('.two-houses [data-case]');
      const houses = await sides.evaluateAll((both) => both.map((one) => one.getAttribute('data-case') ?? ''));
      const [first, second] = houses.map((text) => parseCase(text, ENGINES));
      if (!first?.ok || !second?.ok) throw new Error(`${houses} are no cases`);
      for (const [at, text] of houses.entries()) {
        await expect(sides.nth(at).locator('.v')).toHaveText(verdictText(all.words.verdict(rulingOf(text))));
      }
      await expect(sides.nth(0).locator('.v')).toHaveText(all.words.outcome('push', 'an'));
      await expect(sides.nth(1).locator('.v')).toHaveText(all.words.outcome('win', 'an'));
      const apart = differingRules(all.game, of.fields, first.value.rules, second.value.rules);
      await expect(board.locator('.two-houses .tag')).toHaveText(apart.map(({ rule }) => ruleNumber(all.game, rule)));

      // All in which the two differ, side by side; what tells the same is not there twice.
      await expect(board.locator('[data-act=compare]')).toHaveAttribute(
        'href',
        compareLink(all.game, [first.value, second.value], lang),
      );
      await expect(page.locator('[data-fold=others]')).toHaveCount(0);

      // From now on by the banker's house: it is ruled so, and kept.
      await page.locator('[data-follow=cai]').click();
      await expect(page.locator('.claims')).toHaveCount(0);
      await expect(board.locator('.verdict .big')).toHaveText(all.words.outcome('push', 'an'));
      expect(await page.evaluate(() => localStorage.getItem('luat-bai:house:xi-dach'))).toContain('aces=');
    },
  );

  look(`${lang}: what two people say is read from what one types`, IN_TURN.en, async ({ page }) => {
    const { board } = await opened(page, referee(lang));
    await page.locator('#case-text').fill('xì dách: cái 10♠ 9♥, an A♦ 4♣ 5♠, tôi nói ăn, nó nói hòa');
    await expect(board.locator('.verdict .big')).toHaveText(words.both);
    await expect(page.locator('#case-text')).toBeFocused();
    await expect(page.locator('[data-claim=a]')).toHaveValue('an.win');
    await expect(page.locator('[data-claim=b]')).toHaveValue('an.push');
    await expect.poll(() => new URL(page.url()).searchParams.get('s')).toBe('a:win;b:push');
    // Whoever has left it can come back to it.
    await page.locator('[data-act=leave-claims]').click();
    await shows(board, ACE);
    await expect(board).toBeFocused();
    await page.locator('.nota [data-act=claims]').click();
    await expect(board.locator('.verdict .big')).toHaveText(words.both);
    // Another case is nobody's yet.
    await page.locator('[data-act=new]').first().click();
    await expect(page.locator('.claims')).toHaveCount(0);
  });

  look(
    `${lang}: what no house rules is said so, and the nearest case on which one does`,
    IN_TURN.en,
    async ({ page }) => {
      const { board } = await opened(page, linkOf(EQUAL, lang, '&s=cai:lose;an:push&e=4'));
      const { all } = known(EQUAL, lang);
      await expect(board.locator('.verdict .big')).toHaveText(words.right('An'));
      await expect(board.locator('.verdict .why')).toHaveText(words.rightEverywhere);
      await expect(board.locator('.nobody h2')).toHaveText(words.nobody(all.words.outcome('lose', 'an')));
      await expect(board.locator('.told-by .off')).toHaveCount(1);
      await page.locator('[data-act=mend]').click();
      await expect(page.locator('[data-claim=cai]')).toBeFocused();
      await page.locator('[data-claim=an]').selectOption({ label: all.words.outcome('win', 'an') });
      await expect(board.locator('.verdict .big')).toHaveText(words.none);
      // The case on which it is so.
      await page.locator('[data-act=near]').first().click();
      await expect(board).not.toHaveAttribute('data-case', EQUAL);
      await expect(board).toHaveAttribute('data-verdict', /"outcome":"lose"/);
      // Claims that nobody can read are none: the ruling stands.
      await page.goto('about:blank');
      await opened(page, linkOf(EQUAL, lang, '&s=%7B%7D;::&e=4'));
      await shows(board, EQUAL);
      await expect(board.locator('.verdict .big')).toHaveText(all.words.outcome('push', 'an'));
    },
  );
}
