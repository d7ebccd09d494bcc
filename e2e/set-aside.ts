/**
 * Takes out of a page what is not looked at: a lesson has up to eighteen widgets, and each new width or check of axe would go
 * through all of them.
 */

import type { Page } from '@playwright/test';

declare global {
  /** What is out of the page now, and how it comes back. */
  var aside: { readonly kept: Element; putBack(): void } | undefined;
}

/**
 * Takes out what stands beside the widget of the first element of this selector, up to the page's `main`; what was out before
 * comes back, unless it stood beside the same widget. Everything keeps its place: what is emptied keeps its height. Styles stay,
 * and so do the elements that widgets are hydrated in.
 */
export function setAside(page: Page, part: string): Promise<void> {
  return page.evaluate((selector) => {
    const seen = document.querySelector(selector);
    const kept = seen?.closest('live-widget') ?? seen;
    if (kept && window.aside?.kept === kept) return;
    window.aside?.putBack();
    const main = kept?.closest('main');
    if (!kept || !main) return;

    const out: { readonly node: Node; readonly parent: Element; readonly next: Node | null }[] = [];
    const empty = (element: Element): void => {
      for (const node of [...element.childNodes]) {
        if (node instanceof Element && (node.matches('style,live-widget') || node.querySelector('style,live-widget'))) {
          if (!node.matches('style')) empty(node);
          continue;
        }
        out.push({ node, parent: element, next: node.nextSibling });
        node.remove();
      }
    };
    const beside: HTMLElement[] = [];
    for (let at: Element = kept; at !== main && at.parentElement; at = at.parentElement) {
      for (const one of at.parentElement.children)
        if (one !== at && one instanceof HTMLElement && !one.matches('style,script')) beside.push(one);
    }
    const heights = beside.map((one) => one.getBoundingClientRect().height);
    const styles = beside.map((one) => one.getAttribute('style'));
    for (const [at, one] of beside.entries()) {
      empty(one);
      Object.assign(one.style, { boxSizing: 'border-box', height: `${heights[at]}px`, overflow: 'hidden' });
    }
    window.aside = {
      kept,
      putBack() {
        for (const { node, parent, next } of out.toReversed()) parent.insertBefore(node, next);
        for (const [at, one] of beside.entries()) {
          const style = styles[at] ?? undefined;
          if (style === undefined) one.removeAttribute('style');
          else one.setAttribute('style', style);
        }
        window.aside = undefined;
      },
    };
  }, part);
}
