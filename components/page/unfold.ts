/** What a link leads to stands open: a rule, or the section that holds it or its heading. */
function unfold(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  target?.closest('details')?.setAttribute('open', '');
  if (target?.matches('.rule')) target.querySelector('details')?.setAttribute('open', '');
}
addEventListener('hashchange', unfold);
unfold();

export {};
