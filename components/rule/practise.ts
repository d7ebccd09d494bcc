/**
 * Adds practice links to a list of rules, for each rule that practice asks about. In the HTML so many links would take too much
 * room.
 */

const list = document.querySelector<HTMLElement>('[data-practise]');
const { practise = '', session = '', unasked = '' } = list?.dataset ?? {};
const left = unasked.split(' ');

for (const id of list ? document.querySelectorAll('.rule[id] .id') : []) {
  const rule = id.textContent ?? '';
  if (left.includes(rule)) continue;
  const link = document.createElement('a');
  Object.assign(link, { className: 'drill', href: session + rule, textContent: practise });
  // A list of links by itself must tell which rule each is for.
  link.setAttribute('aria-label', `${practise} ${rule}`);
  id.after(' ', link);
}
