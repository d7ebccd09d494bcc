import { useEffect, useRef } from 'preact/hooks';
import { GAMES, type GameId, gameOf } from '#games/index.ts';

/** The header's row of games acts as a switch here: the current game is marked, and a tap on another one begins with it. */
export function useTabs(game: GameId | undefined, onGame: (game: GameId) => void): void {
  const latest = useRef(onGame);
  latest.current = onGame;
  useEffect(() => {
    const row = document.querySelector<HTMLElement>('nav.games');
    if (!row) return undefined;
    const press = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-game]') : null;
      const to = tabsOf(row).find(({ element }) => element === link)?.id;
      // A click that opens a new tab or window is left to the browser.
      if (!to || event.defaultPrevented || event.button !== 0) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      latest.current(to);
    };
    row.addEventListener('click', press);
    return () => row.removeEventListener('click', press);
  }, []);
  useEffect(() => {
    const row = document.querySelector<HTMLElement>('nav.games');
    if (!row) return;
    if (game) row.dataset['g'] = gameOf(game).ink;
    else delete row.dataset['g'];
    for (const { id, element } of tabsOf(row)) {
      if (id === game) element.setAttribute('aria-current', 'true');
      else element.removeAttribute('aria-current');
    }
  }, [game]);
}

interface Tab {
  readonly id: GameId;
  readonly element: HTMLAnchorElement;
}

function tabsOf(row: HTMLElement): readonly Tab[] {
  return [...row.querySelectorAll<HTMLAnchorElement>('a[data-game]')].flatMap((element) => {
    const id = GAMES.find((game) => game.id === element.dataset['game'])?.id;
    return id ? [{ id, element }] : [];
  });
}
