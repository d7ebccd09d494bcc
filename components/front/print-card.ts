/** Prints the picture of what beats what alone, as a card. */
const root = document.documentElement;

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('[data-print-card]')) return;
  root.classList.add('print-card');
  print();
});
addEventListener('afterprint', () => root.classList.remove('print-card'));

export {};
