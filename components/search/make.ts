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
