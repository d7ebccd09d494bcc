import { type Check, joinFaults } from '../check.ts';
import { type Element, inherited } from './elements.ts';
import type { BuiltPage } from './page.ts';

/** Every picture has a text alternative, or is hidden from screen readers. */
export function checkImages({ file, elements }: BuiltPage): Check {
  return { name: `${file}: pictures have words`, fault: joinFaults(elements.flatMap(imageFaults)) };
}

function imageFaults(element: Element): string[] {
  const { name, attributes } = element;
  const picture = name === 'svg' || name === 'canvas' || attributes.get('role') === 'img';
  if (name === 'img') return attributes.has('alt') ? [] : [`img ${attributes.get('src')} has no alt`];
  if (!picture || inherited(element, 'aria-hidden') === 'true') return [];
  if (attributes.get('aria-label') || attributes.has('aria-labelledby')) return [];
  return [`${name} ${attributes.get('class') ?? ''} is neither hidden nor named`];
}
