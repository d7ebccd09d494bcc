const live = document.querySelector<HTMLElement>('#da-chep');

/** Copies the address that a link leads to, a rule's number the rule's permanent one, and says so where a screen reader hears it. */
export async function copy(link: HTMLAnchorElement): Promise<void> {
  const said = link.dataset['copy'] ?? '';
  const permanent = link.parentElement?.querySelector<HTMLAnchorElement>('a.id')?.href.replace(/#.*/, '');
  await navigator.clipboard.writeText(permanent ?? link.href);
  if (live) live.textContent = said;
  // A second click while the first is still being told changes nothing: it is told already.
  if (link.textContent === said) return;
  const before = [...link.childNodes];
  link.textContent = said;
  link.toggleAttribute('data-done', true);
  setTimeout(() => {
    link.removeAttribute('data-done');
    link.replaceChildren(...before);
    if (live) live.textContent = '';
  }, 2000);
}
