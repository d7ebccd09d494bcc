import { globSync, readFileSync } from 'node:fs';
import { type Check, joinFaults } from '../check.ts';
import type { Element } from './elements.ts';
import { addressOf, type BuiltPage, DIST, pathOfAddress } from './page.ts';

/** Files that tell other programs where the site is; no page reads them. */
const FOR_PROGRAMS = /^(?:rules[.]json|rules[.]schema[.]json)$/;

/**
 * A copy of the built site works under any other name: what a page links to, loads and asks for is told without the site's own
 * name. That stands only where others are told where the page is at home: canonical address, languages, previews, and in text.
 */
export function checkOrigin(pages: readonly BuiltPage[]): Check[] {
  const faults = pages.flatMap(({ path, elements }) => elements.flatMap((one) => elementFaults(path, one)));
  const read = globSync('**/*.{js,css,json,svg,webmanifest}', { cwd: DIST }).filter((file) => !FOR_PROGRAMS.test(file));
  const own = addressOf('/');
  const naming = read.filter((file) => {
    const text = readFileSync(`${DIST}/${file}`, 'utf8');
    // The name alone, without a path, asks for nothing.
    return text.split(own).some((after, at) => at > 0 && /^\w/.test(after));
  });
  return [
    { name: 'a copy works under another name: pages', fault: joinFaults(faults) },
    { name: 'a copy works under another name: what pages load', fault: joinFaults(naming) },
  ];
}

function elementFaults(path: string, { name, attributes }: Element): string[] {
  if (name === 'meta' || (name === 'link' && /^(?:canonical|alternate)$/.test(attributes.get('rel') ?? ''))) return [];
  return [...attributes].flatMap(([attribute, value]) =>
    pathOfAddress(value) === undefined ? [] : [`${path}: ${name} ${attribute}=${value}`],
  );
}
