/** Opens a closed section when a link leads into it, or to its heading. */
function unfold(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  target?.closest('details')?.setAttribute('open', '');
}
addEventListener('hashchange', unfold);
unfold();

export {};
