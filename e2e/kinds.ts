/**
 * Kinds of element: where axe has seen one of each it need not look again. A kind is what rules and colours depend on: the name,
 * classes, role and state of an element, and which heading follows which.
 */

import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { DIST } from './built.ts';

/** What of an element no rule depends on by itself. */
const PLAIN = /^(?:path|meta|link|script|style|svg|use|g|rect|circle)$/;
const TAG = /<([a-z][\w-]*)((?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?)>/g;
const CLASSES = /\sclass="([^"]*)"/;
const STATE =
  /\s((?:role|type|scope|open|disabled|readonly|required|hidden|tabindex|data-g|aria-(?:pressed|expanded|checked|selected|current|disabled|invalid|hidden|busy|live|modal|haspopup|sort))(?:="[^"]+")?)(?=[\s/=]|$)/g;
/** Of these only whether they are there: what they say differs from place to place. */
const SAID = /\s(alt|title|for|href|placeholder|aria-(?:label|labelledby|describedby|controls|details))=/g;

/** The kinds of element that a text in HTML has. */
function elementKinds(html: string): ReadonlySet<string> {
  const kinds = new Set<string>();
  let heading = '';
  for (const [, name = '', attributes = ''] of html.matchAll(TAG)) {
    if (PLAIN.test(name)) continue;
    const classes = (CLASSES.exec(attributes)?.[1] ?? '').split(/\s+/).sort().join('.');
    const told = [...attributes.matchAll(STATE), ...attributes.matchAll(SAID)].map(([, one = '']) => one).sort();
    kinds.add(`${name}.${classes} ${told.join(' ')}`);
    if (!/^h[1-6]$/.test(name)) continue;
    kinds.add(`${name} after ${heading}`);
    heading = name;
  }
  return kinds;
}

/** Of pages those that have an element of a kind which no page before them has. */
export function withNewKinds(paths: readonly string[]): ReadonlySet<string> {
  const known = new Set<string>();
  return new Set(
    paths.filter((path) => {
      const before = known.size;
      const file = path.endsWith('/') ? `${path}index.html` : path;
      for (const kind of elementKinds(readFileSync(`${DIST}${file}`, 'utf8'))) known.add(kind);
      return known.size > before;
    }),
  );
}

/**
 * Whether a part of the page shows an element of a kind that is not known yet.
 * @param known the kinds that were there before; those of this part are added
 */
export async function showsNewKind(part: Locator, known: Set<string>): Promise<boolean> {
  const shown = await part.evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.cloneNode(false))
      .map((one) => (one instanceof Element ? one.outerHTML : ''))
      .join(''),
  );
  const before = known.size;
  for (const kind of elementKinds(shown)) known.add(kind);
  return known.size > before;
}
