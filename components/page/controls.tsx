import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';

interface ButtonProps extends ButtonHTMLAttributes {
  readonly text: ComponentChildren;
}

/** A button with a text. All other props are attributes; it submits a form only where its type says so. */
export function Button({ text, ...attributes }: ButtonProps) {
  return (
    <button type="button" {...attributes}>
      {text}
    </button>
  );
}

interface SpokenProps {
  readonly text: ComponentChildren;
}

/** What is announced to screen readers alone, whenever it changes. */
export function Spoken({ text }: SpokenProps) {
  return (
    <p class="sr-only" role="status">
      {text}
    </p>
  );
}
