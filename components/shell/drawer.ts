/** Opens and closes the drawer. Esc, the focus trap and the inert page are the dialog's own. */
const opener = document.querySelector<HTMLButtonElement>('[data-drawer]');
const drawer = document.querySelector<HTMLDialogElement>('#muc-luc');
if (opener && drawer) {
  opener.addEventListener('click', () => drawer.showModal());
  drawer.addEventListener('click', (event) => {
    // A click on the dialog itself, not on anything in it, is a click on the backdrop.
    const box = drawer.getBoundingClientRect();
    const outside = event.target === drawer && event.clientX < box.left;
    const button = event.target instanceof Element && event.target.closest('[data-close],a');
    if (outside || button) drawer.close();
  });
  // Safari does not focus a button that is tapped, so the dialog cannot give focus back there by itself.
  drawer.addEventListener('close', () => opener.focus());
}

export {};
