/** The language link keeps the reader's place: the case in the query and the section in the hash go along. The choice is remembered for bilingual links. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-lang]')) {
  const keepPlace = (): void => {
    if (!link.classList.contains('lang')) return;
    link.search = location.search;
    link.hash = location.hash;
  };
  // Both come before a click, a middle click and "open in a new tab".
  link.addEventListener('pointerdown', keepPlace);
  link.addEventListener('focus', keepPlace);
  link.addEventListener('click', () => {
    keepPlace();
    try {
      localStorage.setItem('lang', link.dataset['lang'] ?? 'vi');
    } catch {
      // Storage is blocked: nothing to remember.
    }
  });
}

export {};
