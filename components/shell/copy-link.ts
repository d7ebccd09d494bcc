/** A heading's link copies its address. What copies comes with the pointer on a link, or with the click itself. */
const load = () => import('./copy-address.ts');

function linkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-copy]') : null;
}

document.addEventListener('pointerover', (event) => {
  if (linkAt(event)) load().catch(() => undefined);
});
document.addEventListener('click', (event) => {
  const link = linkAt(event);
  // Where copying is refused the click stays what it was without a script: the address bar shows the link.
  if (link)
    load()
      .then(({ copy }) => copy(link))
      .catch(() => undefined);
});

export {};
