/** An element with a class, if it has one, and what is in it. Text goes in as text. */
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

/** Says of an element what programs that read it aloud ask. As attributes: not every browser knows the properties. */
export function tell(element: Element, said: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(said)) element.setAttribute(name, value);
}
