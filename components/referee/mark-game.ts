/**
 * For a script that stands in a page whose address names a game, before anything is loaded: marks that game in the header's row, whose
 * links lead to the same page with another one, and tells the loader whose engine is wanted. `d` is the document there, and `m` what
 * matched, the game first; nothing where none is named.
 */
export const MARK_GAME =
  "d.querySelectorAll('.games a').forEach(a=>{a.href='?g='+a.dataset.game;if(m)if(a.dataset.game===m[1]){a.setAttribute('aria-current','true');a.parentNode.dataset.g=a.dataset.g}else a.removeAttribute('aria-current')});if(m)d.body.dataset.games=m[1];";
