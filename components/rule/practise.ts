/** In a list of rules: each that practice asks about can be practised by itself. The HTML of a list has no room for so many links. */

const list = document.querySelector<HTMLElement>('[data-practise]');
const { practise = '', session = '', unasked = '' } = list?.dataset ?? {};
const left = unasked.split(' ');

for (const id of list ? document.querySelectorAll('.rule[id] .id') : []) {
  const rule = id.textContent ?? '';
  if (left.includes(rule)) continue;
  const link = document.createElement('a');
  Object.assign(link, { className: 'drill', href: session + rule, textContent: practise });
  // A list of links alone tells which rule each is for.
  link.setAttribute('aria-label', `${practise} ${rule}`);
  id.after(' ', link);
}
