/** The theme button goes round: as the device, light, dark. The head applies a stored choice before the first paint. */
const ORDER = ['system', 'light', 'dark'] as const;
type Theme = (typeof ORDER)[number];
const PAPER = { light: '#f4e9d2', dark: '#1b100b' } as const;

function current(): Theme {
  const stored = document.documentElement.dataset['theme'];
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function apply(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  paintBars(theme);
  try {
    if (theme === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
}

/** The browser's own bars take the paper's colour. */
function paintBars(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = PAPER[theme === 'system' ? own : theme];
  }
}

const buttons = document.querySelectorAll<HTMLButtonElement>('[data-theme-switch]');

/** Each says the state that it is in. */
function name(): void {
  for (const button of buttons) {
    const said = button.dataset[current()] ?? '';
    button.setAttribute('aria-label', said);
    const shown = button.querySelector('[data-theme-name]');
    if (shown) shown.textContent = said;
  }
}

name();
paintBars(current());
for (const button of buttons) {
  button.addEventListener('click', () => {
    apply(ORDER[(ORDER.indexOf(current()) + 1) % ORDER.length] ?? 'system');
    name();
  });
}

export {};
