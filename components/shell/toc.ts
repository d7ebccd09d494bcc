/** What marks in the page's contents where the reader is comes with the first scrolling. */
if (document.querySelector('.toc')) {
  const bring = () => import('./where.ts').catch(() => undefined);
  if (scrollY > 0) bring();
  else addEventListener('scroll', bring, { once: true });
}

export {};
