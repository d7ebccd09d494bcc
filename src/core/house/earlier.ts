/**
 * House rules that were part of another one before they stood by themselves: what a link or a code of an earlier edition meant
 * by saying nothing of them.
 */

import type { EarlierMeaning, Rules, SettingValue } from '../house-rules.ts';

/**
 * The text of a case or of house rules as it was meant when it was written: what it could not say then is said.
 * @param text in the notation
 * @param edition the edition that it was written in; a text without one is read as it stands
 */
export function asMeant(text: string, edition: number | undefined, meanings: readonly EarlierMeaning[]): string {
  return meanings
    .filter(({ key, before }) => edition !== undefined && edition < before && !text.includes(`${key}=`))
    .reduce((now, { key, value, where }) => said(now, where, key, value), text);
}

/**
 * A text that says itself what texts of earlier editions could not, so that those are known.
 * @param edition the edition that it names, in which that much needs no saying; left out where it is kept without one
 */
export function saidInFull(text: string, rules: Rules, meanings: readonly EarlierMeaning[], edition = 0): string {
  return meanings
    .filter(({ key, before }) => edition < before && rules[key] !== undefined && !text.includes(`${key}=`))
    .reduce((now, { key, where }) => said(now, where, key, rules[key] ?? ''), text);
}

/** A setting put behind another one. */
function said(text: string, { key, value }: EarlierMeaning['where'], added: string, to: SettingValue): string {
  return text.replace(new RegExp(`\\b${key}\\s*=\\s*${value}(?=\\s*[,}])`, 'gu'), `$&,${added}=${to}`);
}
