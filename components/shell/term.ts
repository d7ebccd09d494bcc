/**
 * Words that tell their meaning in place. What tells it comes when the reader first points, touches or tabs anywhere: whoever
 * only scrolls pays nothing for it, nor does a page without such words.
 */
const load = (): void => {
  import('./term-popover.ts').catch(() => undefined);
};
if (document.querySelector('a.term'))
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, load, { once: true });

export {};
