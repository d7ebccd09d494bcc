/**
 * A link to practice at each rule of a rule list that practice asks about. In the HTML so many links would take too much room.
 */
const list = document.querySelector<HTMLElement>('[data-practise]');
const { practise = '', session = '', unasked = '' } = list?.dataset ?? {};
const left = unasked.split(' ');

for (const rule of list ? document.querySelectorAll('.rule[id]') : []) {
  if (left.includes(rule.id)) continue;
  const link = document.createElement('a');
  Object.assign(link, { className: 'drill', href: session + rule.id, textContent: practise });
  // A list of links by itself must tell which rule each is for.
  link.setAttribute('aria-label', `${practise}: ${rule.querySelector('.no')?.textContent}`);
  rule.querySelector('.own')?.after(' ', link);
}

export {};
