/** A link to something that lies in a fold, or to the heading of one, opens it. */
function unfold(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  target?.closest('details')?.setAttribute('open', '');
}
addEventListener('hashchange', unfold);
unfold();

export {};
