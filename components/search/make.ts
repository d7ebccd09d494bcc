/** Creates an element with an optional class and its content. Text is inserted as text. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className = '',
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...inside);
  return made;
}

/** Creates a button that does something. */
export function makeButton(className: string, name: string, onClick: () => void): HTMLButtonElement {
  const made = make('button', className, name);
  made.type = 'button';
  made.addEventListener('click', onClick);
  return made;
}

/** Sets the ARIA attributes of an element. As attributes: not every browser supports the properties. */
export function setAttributes(element: Element, said: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(said)) element.setAttribute(name, value);
}
