/** Presses a button in a row that is moved by it: a browser takes the focus from what it puts elsewhere, and the next press is meant for the same row. */
export function keepingFocus(press: () => void): (event: { readonly currentTarget: HTMLElement }) => void {
  return ({ currentTarget }) => {
    press();
    setTimeout(() => currentTarget.focus());
  };
}
