import { searchWords } from '#words/search/index.ts';

/** The search of a page, in its language. */
export function createDialog(): { show(): void } {
  const words = searchWords(document.documentElement.lang === 'en' ? 'en' : 'vi');
  const dialog = document.createElement('dialog');
  const box = document.createElement('input');
  box.type = 'search';
  box.ariaLabel = words.label;
  dialog.ariaLabel = words.title;
  dialog.append(box);
  document.body.append(dialog);
  return {
    show() {
      if (!dialog.open) dialog.showModal();
      box.select();
    },
  };
}
