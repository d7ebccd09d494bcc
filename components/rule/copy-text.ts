/** Buttons that copy: the text that stands before them, or the address in `data-link`. They say so, to a screen reader too. */
const confirmingCopy = new WeakSet<HTMLButtonElement>();

/**
 * Copies a text. The button that was tapped says for a while what came of it, and so does an element for screen readers.
 * @param says what they say: `done`, or `failed` where the browser does not allow copying
 */
export async function copyText(
  button: HTMLButtonElement,
  text: string,
  says: DOMStringMap,
  live: Element | null,
): Promise<void> {
  const { done = '', failed = '' } = says;
  const said = await navigator.clipboard.writeText(text).then(
    () => done,
    () => failed,
  );
  if (live) live.textContent = said;
  // A second tap while the confirmation is shown changes nothing.
  if (confirmingCopy.has(button)) return;
  confirmingCopy.add(button);
  const before = [...button.childNodes];
  button.textContent = said;
  setTimeout(() => {
    button.replaceChildren(...before);
    confirmingCopy.delete(button);
    if (live) live.textContent = '';
  }, 2500);
}

for (const button of document.querySelectorAll<HTMLButtonElement>('.copies')) {
  button.addEventListener('click', () => {
    const { link } = button.dataset;
    const text = link === undefined ? button.previousElementSibling?.textContent : new URL(link, location.href).href;
    copyText(button, text ?? '', button.dataset, document.querySelector('#da-chep'));
  });
}
