/** The glossary leaves only the terms that hold what is typed, with marks or without. */

import { fold } from '#src/search/fold.ts';

const box = document.querySelector<HTMLInputElement>('.find #tim');
const count = document.querySelector<HTMLElement>('[for=tim][data-said]');
const groups = box ? [...document.querySelectorAll<HTMLElement>('main section')] : [];
// Links (rules, other terms) are not searched.
const terms = [...document.querySelectorAll<HTMLElement>('.terms>div')].map((element) => ({
  element,
  text: fold(
    [
      ...[...element.children].slice(0, 2).map((child) => child.textContent),
      element.dataset['also'],
      element.parentElement?.dataset['also'],
    ].join(' '),
  ),
}));

/** A number is found whole: 4.1 is not 4.12. */
function holds(text: string, word: string): boolean {
  return /^\d/.test(word)
    ? new RegExp(`(?:^|[^\\d.])${word.replaceAll(/\W/g, '\\$&')}(?!\\.?\\d)`).test(text)
    : text.includes(word);
}

function filter(): void {
  const wanted = fold(box?.value.trim() ?? '');
  const words = wanted.split(/\s+/);
  for (const { element, text } of terms) element.hidden = !words.every((word) => holds(text, word));
  for (const group of groups) group.hidden = group.querySelector('.terms>div:not([hidden])') === null;
  const left = terms.filter(({ element }) => !element.hidden).length;
  if (count) count.textContent = wanted === '' ? '' : (count.dataset['said'] ?? '').replace('#', `${left}`);
}

box?.addEventListener('input', filter);
// A link to a term that is filtered out brings it back.
window.addEventListener('hashchange', () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!box || !target?.closest('[hidden]')) return;
  box.value = '';
  filter();
  target.scrollIntoView();
});
if (box) filter();
