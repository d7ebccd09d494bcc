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

/** A text that is kept without its edition: it says itself what texts of earlier editions could not, so that those are known. */
export function saidInFull(text: string, rules: Rules, meanings: readonly EarlierMeaning[]): string {
  return meanings
    .filter(({ key }) => rules[key] !== undefined && !text.includes(`${key}=`))
    .reduce((now, { key, where }) => said(now, where, key, rules[key] ?? ''), text);
}

/** A setting put behind another one. */
function said(text: string, { key, value }: EarlierMeaning['where'], added: string, to: SettingValue): string {
  return text.replace(new RegExp(`\\b${key}\\s*=\\s*${value}(?=\\s*[,}])`, 'gu'), `$&,${added}=${to}`);
}
