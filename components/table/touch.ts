/** Wakes a table at the first touch: what was pressed before it was there is pressed once it is. */

const TOUCHES = ['pointerdown', 'focusin', 'click'] as const;

for (const table of document.querySelectorAll('.tb-box > live-widget')) {
  const touch = async ({ type, target }: Event): Promise<void> => {
    if (!table.hasAttribute('waiting')) return;
    await customElements.whenDefined('live-widget');
    await Reflect.get(table, 'wake')?.call(table);
    if (type === 'click' && target instanceof Element) target.closest('button')?.click();
  };
  for (const type of TOUCHES) table.addEventListener(type, touch);
}
