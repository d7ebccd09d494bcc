/** In a list of rules: each that practice asks about can be practised by itself. The HTML of a list has no room for so many links. */

import type { Lang } from '#core/lang.ts';
import { ruleSession } from '../quiz/start/rule-session.ts';

const list = document.querySelector<HTMLElement>('[data-practise]');
const lang: Lang = document.documentElement.lang === 'en' ? 'en' : 'vi';
const unasked = (list?.dataset['unasked'] ?? '').split(' ');

for (const id of document.querySelectorAll('.rule[id] .id')) {
  const rule = id.textContent ?? '';
  if (!list || unasked.includes(rule)) continue;
  const link = document.createElement('a');
  Object.assign(link, { className: 'drill', href: ruleSession(rule, lang), textContent: list.dataset['practise'] });
  // A list of links alone tells which rule each is for.
  link.setAttribute('aria-label', `${list.dataset['practise']} ${rule}`);
  id.after(' ', link);
}
