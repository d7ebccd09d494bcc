const live = document.querySelector<HTMLElement>('#da-chep');

/** Copies the address of a link, for a rule's number the rule's permanent one, and confirms it, to screen readers too. */
export async function copyAddress(link: HTMLAnchorElement): Promise<void> {
  const said = link.dataset['copy'] ?? '';
  const permanent = link.parentElement?.querySelector<HTMLAnchorElement>('a.id')?.href.replace(/#.*/, '');
  await navigator.clipboard.writeText(permanent ?? link.href);
  if (live) live.textContent = said;
  // A second click while the confirmation is shown changes nothing.
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
