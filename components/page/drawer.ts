/**
 * The contents of the book as a modal dialog, made of the lists that the page has in its margin and its foot. Focus inside
 * and the way back are the browser's.
 */
import styles from './drawer.css?inline';
import { addLazyStyle } from './lazy-style.ts';

let drawer: HTMLDialogElement | undefined;

/** Shows it. The opener holds its name, and in `data-drawer` the label for closing. */
export function openDrawer(opener: HTMLElement): void {
  drawer ??= make(opener);
  drawer.showModal();
}

function make(opener: HTMLElement): HTMLDialogElement {
  addLazyStyle(styles);
  const title = opener.getAttribute('aria-label') ?? '';
  const dialog = element('dialog', 'drawer');
  dialog.setAttribute('aria-label', title);
  dialog.setAttribute('closedby', 'any');

  const bar = element('div', 'bar');
  const close = element('button');
  close.type = 'button';
  close.dataset['close'] = '';
  close.textContent = opener.dataset['drawer'] ?? '';
  bar.append(element('h2', '', title), close);

  const tools = section(nameOf('.tools'), links('.foot nav a:not(.game)'));
  const theme = document.querySelector('.tools [data-theme-switch]');
  if (theme) tools.append(named(theme));
  dialog.append(bar);
  const chapters = links('.chap li a, .strip li a');
  if (document.body.dataset['games'] && chapters.length > 0) dialog.append(section(nameOf('.chap, .strip'), chapters));
  dialog.append(section(nameOf('.games'), games()), tools);

  dialog.addEventListener('click', ({ target, clientX }) => {
    const beside = target === dialog && clientX < dialog.getBoundingClientRect().left;
    if (beside || (target instanceof Element && target.closest('[data-close],a'))) dialog.close();
  });
  // Safari does not focus a button that is tapped, so the dialog cannot restore the focus there by itself.
  dialog.addEventListener('close', () => opener.focus());
  document.body.append(dialog);
  return dialog;
}

function nameOf(nav: string): string {
  return document.querySelector(nav)?.getAttribute('aria-label') ?? '';
}

function links(selector: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(selector)].map((link) => {
    const copy = element('a', '', link.textContent ?? '');
    copy.href = link.href;
    if (link.pathname === location.pathname && !link.hash) copy.setAttribute('aria-current', 'page');
    return copy;
  });
}

/** Colours from the row of games, addresses from the footer: at the referee the row links elsewhere. */
function games(): HTMLAnchorElement[] {
  const inks = [...document.querySelectorAll<HTMLElement>('.games a')].map(({ dataset }) => dataset['g'] ?? '');
  return links('.foot .game').map((link, i) => {
    const swatch = element('span', 'swatch');
    swatch.dataset['g'] = inks[i] ?? '';
    link.prepend(swatch);
    return link;
  });
}

/** The theme switch of a wide page, with its state in words. */
function named(theme: Element): HTMLElement {
  const button = element('button');
  button.type = 'button';
  for (const { name, value } of theme.attributes) if (name !== 'class') button.setAttribute(name, value);
  const name = element('span', '', theme.getAttribute('aria-label') ?? '');
  name.dataset['themeName'] = '';
  name.ariaHidden = 'true';
  button.append(...[...theme.children].map((sign) => sign.cloneNode(true)), name);
  return button;
}

function section(name: string, all: readonly HTMLAnchorElement[]): HTMLElement {
  const list = element('ul');
  for (const link of all) {
    const item = element('li');
    item.append(link);
    list.append(item);
  }
  const whole = element('section');
  whole.setAttribute('aria-label', name);
  whole.append(element('p', 'label', name), list);
  return whole;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  text = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
