/** The referee in tests: its state, compared with the engine and the book's words. */

import type { Locator, Page } from '@playwright/test';
import { spokenVerdict } from '#components/case/use-ruling.ts';
import type { Loaded } from '#components/loading/loaded.ts';
import { linkToSend } from '#components/share/case-link.ts';
import { assertDefined } from '#core/assert-defined.ts';
import type { Case } from '#core/case.ts';
import { displayCase } from '#core/display-case.ts';
import { formatCase } from '#core/format.ts';
import { judge } from '#core/judge.ts';
import type { Lang } from '#core/lang.ts';
import type { Ruling } from '#core/ruling.ts';
import { formatSummary } from '#core/summary/summary.ts';
import { buildOf } from '#games/build.ts';
import { engineOf, readCase } from '#games/engines.ts';
import { GAMES, type GameId } from '#games/index.ts';
import { gameWords } from '#games/words.ts';
import { readMessage } from '#src/reading/read-message.ts';
import type { Message } from '#src/reading/reading.ts';
import { READABLE } from '#src/reading/testing/readable.ts';
import { FULL } from '#testing/runs.ts';
import { en } from '#words/en/ui/referee.ts';
import { en as sinceEn } from '#words/en/ui/since.ts';
import { vi } from '#words/vi/ui/referee.ts';
import { vi as sinceVi } from '#words/vi/ui/since.ts';
import { referee } from './built.ts';
import { expect } from './test.ts';
import { judgedCase, UI } from './widget.ts';

export const REFEREE = { vi, en };
/** What an old link says of itself. */
export const SINCE = { vi: sinceVi, en: sinceEn };

/** Every kind of question that the page offers: its game, its name, and the case that asks it. */
export const REFEREE_QUESTIONS = GAMES.flatMap(({ id: game }) =>
  buildOf(game).questions.map((one) => ({ game, ...one })),
);

/** A case that the tests know to be one, with its game's engine and words. */
export function known(text: string, lang: Lang): { readonly of: Case; readonly all: Loaded } {
  const read = readCase(text);
  const id = GAMES.find((game) => read.ok && game.id === read.value.game)?.id;
  const game = id && engineOf(id);
  if (!read.ok || !game) throw new Error(`${text} is no case`);
  return { of: read.value, all: { game, words: gameWords(id, lang), ui: UI[lang] } };
}

/** Its canonical text. */
export function canonicalText(text: string): string {
  const { of, all } = known(text, 'vi');
  return formatCase(of, all.game);
}

/** Its text in the box: one field a line. */
export function boxed(text: string): string {
  const { of, all } = known(text, 'vi');
  return displayCase(of, all.game).replaceAll('; ', ';\n');
}

/** The engine's ruling on it. */
export function rulingOf(text: string): Ruling<unknown> {
  const { of, all } = known(text, 'vi');
  const ruled = judge(all.game, of.fields, of.rules);
  if (!ruled.ok) throw new Error(`${text} gets no ruling`);
  return ruled.value;
}

/** The announcement of its verdict. */
export function spokenOf(text: string, lang: Lang): string {
  const { all } = known(text, lang);
  return spokenVerdict(all.words.verdict(rulingOf(text)), all.ui);
}

/** The reader's result for a text. @param home the game on the table, under the default rules */
export function readText(text: string, home?: GameId): Message {
  const engine = home && engineOf(home);
  const rules = engine?.presets[engine.defaultPreset];
  return readMessage(text, {
    games: READABLE,
    home: engine && rules && { game: engine.id, preset: engine.defaultPreset, rules },
  });
}

/** What was ruled, as a link carries it. */
export function summaryTextOf(text: string): string {
  return formatSummary(known(text, 'vi').all.game.summary(rulingOf(text).verdict));
}

/** The path that a reader sends: the case, what was ruled, the edition. */
export function sentPath(text: string, lang: Lang): string {
  const { of, all } = known(text, lang);
  return linkToSend(of, lang, all, summaryTextOf(text));
}

/** A link with other contents than the page would write. */
export function linkOf(text: string, lang: Lang = 'vi', rest = ''): string {
  return `${referee(lang)}?c=${encodeURIComponent(text)}${rest}`;
}

interface Parts {
  readonly box: Locator;
  readonly board: Locator;
  readonly alert: Locator;
  /** The error message; its code is in its data. */
  readonly fault: Locator;
  /** The announcement for screen readers. */
  readonly said: Locator;
}

export function partsOf(page: Page): Parts {
  return {
    box: page.locator('#case-text'),
    board: page.locator('article.case[data-case]'),
    alert: page.locator('#case-error'),
    fault: page.locator('#case-error [data-code]'),
    said: page.locator('.ref > [role=status].sr-only'),
  };
}

/** Opens the page at this address, and waits until it has hydrated and its link is read. */
export async function opened(page: Page, path: string): Promise<Parts> {
  await page.goto(path);
  await hydratedReferee(page);
  return partsOf(page);
}

/** The same with a case in the box, which is empty when the page opens. */
export async function openedWith(page: Page, path: string, text = EXAMPLE): Promise<Parts> {
  const parts = await opened(page, path);
  await parts.box.fill(text);
  await shows(parts.board, text);
  return parts;
}

/** The case of the commonest question. */
export const EXAMPLE = assertDefined(REFEREE_QUESTIONS[0]).example;

/**
 * The same without a page: the widget starts afresh at this address, in the page of the referee that is open. What a page does
 * before its widget is left out, so each test opens one link as a page. Under `FULL=1` all are.
 */
export async function openedAfresh(page: Page, path: string): Promise<Parts> {
  const isOpen = new URL(page.url()).pathname === new URL(path, 'http://localhost').pathname;
  if (FULL || !isOpen) return opened(page, path);
  await page.evaluate(async (address) => {
    const html = await fetch(location.pathname).then((response) => response.text());
    const widget = new DOMParser().parseFromString(html, 'text/html').querySelector('main live-widget');
    if (!widget) throw new Error('the page has no widget');
    history.replaceState(null, '', address);
    document.querySelector('main live-widget')?.replaceWith(widget);
  }, path);
  await hydratedReferee(page);
  return partsOf(page);
}

export async function hydratedReferee(page: Page): Promise<void> {
  await expect(page.locator('main live-widget[waiting]')).toHaveCount(0);
  await expect(page.locator('html[data-linked]')).toHaveCount(0);
}

/** Scripts that a page asks for while `waiting` is set wait for `held` to be called; the others come at once. */
export async function holdScripts(page: Page): Promise<{ waiting: boolean; readonly held: (() => void)[] }> {
  const scripts = { waiting: true, held: [] as (() => void)[] };
  await page.route('**/*.js', async (route) => {
    if (scripts.waiting) await new Promise<void>((done) => scripts.held.push(done));
    await route.continue();
  });
  return scripts;
}

/** Waits until the board shows this case, with the engine's ruling. */
export async function shows(board: Locator, text: string): Promise<void> {
  await expect(board).toHaveAttribute('data-case', canonicalText(text));
  await expect(board).toHaveAttribute('data-verdict');
  await judgedCase(board);
}

/** Opens a closed section: `edit`, `why`, `others`, `report`. */
export async function unfoldPart(page: Page, id: 'edit' | 'why' | 'others' | 'report'): Promise<Locator> {
  const fold = page.locator(`details[data-fold=${id}]`);
  await expect(fold).toBeVisible();
  if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
  await expect(fold).toHaveAttribute('open');
  return fold;
}

/** The list of a house rule's values, where it can be changed. */
export async function setting(page: Page, key: string): Promise<Locator> {
  return (await unfoldPart(page, 'edit')).locator(`[data-setting=${key}]`);
}

/** A game's tab in the header, which chooses it at the referee. */
export function tabOf(page: Page, id: GameId): Locator {
  return page.locator(`nav.games a[data-game=${id}]`);
}

/** Opens everything that the share card offers beside the link and the code. */
export async function moreOf(page: Page): Promise<Locator> {
  const more = page.locator('.ticket [data-act=more]');
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
  await expect(page.locator('.ticket .go')).toBeVisible();
  return page.locator('.ticket .go');
}

/** Waits until the page says of the case on the board which rule is argued about, or that none is; both sides are judged rightly. */
export async function argued(page: Page): Promise<{ readonly own: string; readonly other: string } | undefined> {
  const { board } = partsOf(page);
  const own = page.locator('.side.own');
  const other = page.locator('.side:not(.own)');
  await unfoldPart(page, 'why');
  await expect(page.locator('.miss')).toBeVisible();
  await unfoldPart(page, 'others');
  let found: { readonly own: string; readonly other: string } | undefined;
  await expect(async () => {
    found = undefined;
    await expect(page.locator('.divergence')).toBeVisible();
    if (await page.locator('.divergence .agree').isVisible()) return;
    // All in one call: between two queries the page may have changed.
    const seen = await page.evaluate(() => {
      const of = (selector: string) => {
        const element = document.querySelector(selector);
        return [element?.getAttribute('data-case') ?? '', element?.getAttribute('data-verdict') ?? ''] as const;
      };
      return { board: of('article.case'), own: of('.side.own'), other: of('.side:not(.own)') };
    });
    expect(seen.own).toEqual(seen.board);
    expect(seen.other).not.toEqual(seen.own);
    found = { own: seen.own[0], other: seen.other[0] };
  }).toPass();
  if (found) {
    await judgedCase(board);
    await judgedCase(own);
    await judgedCase(other);
  }
  return found;
}
