/**
 * The sheet under the reader's own rules: their settings, amounts computed again by the engine, and a mark where a sentence
 * describes another rule set.
 */
import { h, render } from 'preact';
import type { Field } from '#core/case.ts';
import type { Game, Json } from '#core/game/game.ts';
import type { RuleSet, Rules } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import { signed } from '#words/text.ts';
import { chosenRuleSet, isUsual } from '../house-rules/choice.ts';
import { contractLink, ruleSetCode } from '../house-rules/contract/link.ts';
import { type Loaded, loaded, pageGamesPart } from '../loading/loaded.ts';
import { Qr } from '../share/Qr.tsx';

/** A case of the sheet, as Leaf.astro writes it. */
interface Paid {
  readonly fields: readonly Field[];
  readonly preset: string;
  readonly who: string;
}

/** Rewrites the sheet. The default rule set is on it already, unless another was written before. */
export async function writeOwnRules(leaf: HTMLElement): Promise<void> {
  const lang = document.documentElement.lang === 'en' ? 'en' : 'vi';
  await pageGamesPart.load();
  const all = loaded(leaf.dataset['game'] ?? '', lang);
  const ruleSet = all && (await chosenRuleSet(all.game));
  if (!all || !ruleSet) return;
  const link = new URL(contractLink([{ game: all.game, ruleSet }], lang), location.href).href;
  put(leaf, '[data-house]', ruleSetName(ruleSet, all));
  put(leaf, 'h3 code', ruleSetCode(ruleSet.rules, all.game) ?? '');
  writeSettings(leaf, ruleSet, all);
  for (const row of leaf.querySelectorAll('li')) writeRow(row, ruleSet.rules, all.game, leaf.dataset['none'] ?? '');
  const whose = document.querySelector<HTMLElement>('[data-whose]');
  if (isUsual(ruleSet, all)) return;
  if (whose) whose.textContent = whose.dataset['whose'] ?? '';
  put(leaf, '[data-address]', link);
  leaf.querySelector('[data-mark]')?.toggleAttribute('hidden', !leaf.querySelector('.otherwise'));
  const code = leaf.querySelector<HTMLElement>('[data-qr]');
  if (!code) return;
  code.replaceChildren();
  render(h(Qr, { text: link, label: code.dataset['qr'] ?? '' }), code);
}

function put(leaf: HTMLElement, where: string, text: string): void {
  const place = leaf.querySelector(where);
  if (place) place.textContent = text;
}

/** What differs from the usual rule set is bold. */
function writeSettings(leaf: HTMLElement, { rules }: RuleSet, { game, words }: Loaded): void {
  const usual = game.presets[game.defaultPreset] ?? {};
  for (const one of leaf.querySelectorAll<HTMLElement>('[data-key]')) {
    const key = one.dataset['key'] ?? '';
    one.classList.toggle('changed', rules[key] !== usual[key]);
    put(one, 'dd', words.settings[key]?.values[String(rules[key])] ?? '');
  }
}

/** A row keeps its sentence; its amount is computed again, and a mark says where its rule differs here. */
function writeRow(row: HTMLElement, rules: Rules, game: Game, none: string): void {
  const paid: Paid | undefined = row.dataset['pays'] ? JSON.parse(row.dataset['pays']) : undefined;
  const said = game.presets[paid?.preset ?? game.defaultPreset] ?? {};
  const settings = row.dataset['settings']?.split(' ') ?? [];
  row.classList.toggle(
    'otherwise',
    settings.some((key) => rules[key] !== said[key]),
  );
  if (paid) put(row, '.net', netOf(paid, rules, game) ?? none);
}

/** The chips of one hand with their sign; undefined where this rule set has no such case. */
function netOf({ fields, who }: Paid, rules: Rules, game: Game): string | undefined {
  const ruling = judge(game, fields, rules);
  const net = ruling.ok ? at(at(at(game.verdictJson(ruling.value.verdict), 'players'), who), 'net') : undefined;
  return typeof net === 'number' ? signed(net) : undefined;
}

function at(json: Json | undefined, key: string): Json | undefined {
  if (json === null || typeof json !== 'object' || !('pairs' in json)) return undefined;
  return json.pairs.find(([name]) => name === key)?.[1];
}
