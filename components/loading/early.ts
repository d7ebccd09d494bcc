/**
 * Interactions before hydration: the head of every page records them (components/page/Head.astro), and each widget continues to until it
 * has hydrated. Then they are replayed in the reader's order, each once, however often it was repeated meanwhile.
 */

declare global {
  interface Window {
    /** The controls that were used, the latest last. */
    readonly early?: readonly Event[];
  }
}

/**
 * The events that count as an interaction. Submitting a form by key counts as its button; typing is recorded when the box gets or
 * loses the focus.
 */
export const USES = ['click', 'change'] as const;

/** The control of an event, where it is identified by its contents. */
export function usedBy({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('button,summary,input,select,textarea') : null;
}

/**
 * Records the state of all used controls, before hydration would reset it. The returned function replays the interactions; the
 * first at once, so that nothing typed is rendered over.
 */
export function asLeft(widget: Element, used: ReadonlySet<Element>): () => Promise<void> {
  const focused = document.activeElement;
  const writing = isField(focused) && widget.contains(focused) && !used.has(focused) ? [focused] : [];
  const uses = [...used, ...writing].map(useOf);
  return async () => {
    for (const use of uses) {
      use();
      // The next interaction is replayed on the result of this one.
      await new Promise((done) => setTimeout(done));
    }
  };
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(one: Element | null): one is Field {
  return one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement;
}

function useOf(one: Element): () => unknown {
  if (isField(one)) return entryOf(one);
  // A press by key may be on its way still, where all was here already: in it the browser ignores `click()`.
  if (one instanceof HTMLButtonElement)
    return () => one.disabled || one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  // A summary opens its details natively, without an event that is recorded.
  return () => one.parentElement?.dispatchEvent(new Event('toggle'));
}

/** Replays what was entered or selected. Its handler may be loaded by the focus, which the box already has. */
function entryOf(field: Field): () => void {
  const enter = isChanged(field) ? recordEntry(field) : undefined;
  const select = recordSelection(field);
  return () => {
    field.dispatchEvent(new FocusEvent('focus'));
    enter?.();
    select();
    if (!enter) return;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (isTicked(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  return field.value !== field.defaultValue;
}

function isTicked(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

/** Returns a function that restores a field's current value, whatever is rendered meanwhile. */
function recordEntry(field: Field): () => void {
  if (isTicked(field)) {
    const { checked } = field;
    return () => {
      field.checked = checked;
    };
  }
  const { value } = field;
  return () => {
    if (field.value !== value) field.value = value;
  };
}

/** Returns a function that restores the selection: hydration sets the text of a box again, which moves the caret to its end. */
function recordSelection(field: Field): () => void {
  if (field instanceof HTMLSelectElement) return () => undefined;
  const { selectionStart, selectionEnd } = field;
  return () => {
    // Some browsers give the focus to a box whose selection is set.
    const applies = selectionStart !== null && document.activeElement === field;
    if (applies) field.setSelectionRange(selectionStart, selectionEnd);
  };
}
