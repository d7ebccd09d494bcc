import { writeStored } from '../storage/device.ts';

/** The theme button cycles: system, light, dark. The head applies a stored choice before the first paint. */
const ORDER = ['system', 'light', 'dark'] as const;
type Theme = (typeof ORDER)[number];
const PAPER = { light: '#f4e9d2', dark: '#1b100b' } as const;

const root = document.documentElement;

function current(): Theme {
  return ORDER.find((theme) => theme === root.dataset['theme']) ?? 'system';
}

/** The browser's bars take the paper's colour, and each button states the current theme. */
function show(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = PAPER[theme === 'system' ? own : theme];
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme-switch]')) {
    const said = button.dataset[theme] ?? '';
    button.setAttribute('aria-label', said);
    const name = button.querySelector('[data-theme-name]');
    if (name) name.textContent = said;
  }
}

/** Goes on to the next one. */
export function nextTheme(): void {
  const theme = ORDER[(ORDER.indexOf(current()) + 1) % ORDER.length] ?? 'system';
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  show(theme);
  // Where storage is blocked the choice applies to this page only. The head treats any other word as the system's theme.
  writeStored('theme', theme);
}

// The button shows which theme is stored, and the browser's bars take its colour.
if (root.dataset['theme']) show(current());
