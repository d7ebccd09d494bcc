/** A heading's link copies its address, and says so where a screen reader hears it. */
const live = document.querySelector<HTMLElement>('#da-chep');

async function copy(link: HTMLAnchorElement): Promise<void> {
  await navigator.clipboard.writeText(link.href);
  const said = link.dataset['copy'] ?? '';
  if (live) live.textContent = said;
  link.textContent = said;
  setTimeout(() => {
    link.textContent = '#';
    if (live) live.textContent = '';
  }, 2000);
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-copy]');
  // Where copying is refused the click stays what it was without a script: the address bar shows the link.
  if (link) copy(link).catch(() => undefined);
});

export {};
