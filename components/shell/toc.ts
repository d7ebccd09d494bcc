/** The page's contents: open where they stand beside the text, and what marks there where the reader is comes with the first scrolling. */
const contents = document.querySelector<HTMLDetailsElement>('.toc details');
if (contents) {
  // Whoever opened them before this script was there has them open.
  if (matchMedia('(min-width:64rem)').matches) contents.open = true;
  // The first section stands for the top.
  contents.querySelector('a')?.setAttribute('aria-current', 'true');
  const load = () => import('./where.ts').catch(() => undefined);
  if (scrollY > 0) load();
  else addEventListener('scroll', load, { once: true });
}

export {};
