/** Buttons that copy: the text that stands before them, or the address in `data-link`. They say so, to a screen reader too. */
const live = document.querySelector<HTMLElement>('#da-chep');
const confirmingCopy = new WeakSet<HTMLButtonElement>();

async function copy(button: HTMLButtonElement): Promise<void> {
  const { done = '', failed = '', link } = button.dataset;
  const text = link === undefined ? button.previousElementSibling?.textContent : new URL(link, location.href).href;
  const said = await navigator.clipboard.writeText(text ?? '').then(
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
  button.addEventListener('click', () => copy(button));
}

export {};
