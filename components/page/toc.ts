/**
 * The page's contents: open where they stand beside the text; the code that marks the reader's place is loaded on the first
 * scroll.
 */
const contents = document.querySelector<HTMLDetailsElement>('.toc details');
if (contents) {
  // If they were opened before hydration they stay open.
  if (matchMedia('(min-width:64rem)').matches) contents.open = true;
  // The first section stands for the top.
  contents.querySelector('a')?.setAttribute('aria-current', 'true');
  const load = () => import('./where.ts').catch(() => undefined);
  if (scrollY > 0) load();
  else addEventListener('scroll', load, { once: true });
}

export {};
