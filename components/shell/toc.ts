/** What marks in the page's contents where the reader is comes with the first scrolling. */
if (document.querySelector('.toc')) {
  const load = () => import('./where.ts').catch(() => undefined);
  if (scrollY > 0) load();
  else addEventListener('scroll', load, { once: true });
}

export {};
