/**
 * What the reader used before the script was there that answers: the head of every page writes it down (shell/Head.astro), and a
 * widget goes on doing so until it answers. Once it does, all of it is used again, in the reader's order; each thing once,
 * however often it was pressed while nothing answered.
 */

declare global {
  interface Window {
    /** What was used, the latest last. */
    readonly early?: readonly Event[];
  }
}

/** What tells of a use. A form that is sent by the key tells of it at its button; what is typed, where the box is left or gone into. */
export const USES = ['click', 'change'] as const;

/** What is used, where it is known by what lies in it. */
export function usedBy({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('button,summary,input,select,textarea') : null;
}

/**
 * All that was used, as the reader left it. It is looked at before the widget comes alive: what that draws would put it back.
 * What is returned uses it again, and at once what comes first, so that nothing typed is drawn over meanwhile.
 */
export function asLeft(widget: Element, used: ReadonlySet<Element>): () => Promise<void> {
  const focused = document.activeElement;
  const writing = isField(focused) && widget.contains(focused) && !used.has(focused) ? [focused] : [];
  const uses = [...used, ...writing].map(useOf);
  return async () => {
    for (const use of uses) {
      use();
      // The next one is used on what came of this one.
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
  if (one instanceof HTMLButtonElement) return () => one.click();
  // What a summary opens is open: it was never told.
  return () => one.parentElement?.dispatchEvent(new Event('toggle'));
}

/** What was entered, told as if it were now. What reads it may come with the focus, which it has already. */
function entryOf(field: Field): () => void {
  const put = isChanged(field) ? keep(field) : undefined;
  return () => {
    field.dispatchEvent(new FocusEvent('focus'));
    if (!put) return;
    put();
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

/** How to put a field as it is now, whatever was drawn since. */
function keep(field: Field): () => void {
  if (isTicked(field)) {
    const { checked } = field;
    return () => {
      field.checked = checked;
    };
  }
  const { value } = field;
  const caret = field instanceof HTMLSelectElement ? undefined : ([field.selectionStart, field.selectionEnd] as const);
  return () => {
    if (field.value === value) return;
    field.value = value;
    if (caret && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...caret);
  };
}
