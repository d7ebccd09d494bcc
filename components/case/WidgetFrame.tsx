import type { ComponentChildren } from 'preact';

interface HeadProps {
  readonly title: string;
  /** The name of the rule set that counts here; left out where a widget stands for no rule set or for several. */
  readonly house?: string | undefined;
  /** Where the widget is what its page is about, its title is a heading. */
  readonly level?: 'span' | 'h1' | 'h2';
}

/** The first row of a widget: its title, and the rule set by which it is judged. */
export function WidgetHead({ title, house, level: Title = 'span' }: HeadProps) {
  return (
    <div class="head">
      <Title class="disp">{title}</Title>
      {house !== undefined && <span>{house}</span>}
    </div>
  );
}

interface Props extends Omit<HeadProps, 'level'> {
  /** Small widgets have no visible title: it is for screen readers. */
  readonly bare?: boolean;
  /** The class of this kind of widget, beside `case`. */
  readonly kind?: string;
  readonly children?: ComponentChildren;
}

/**
 * The frame of a widget in a lesson: an article with its title, and below whatever the widget shows. All further props
 * (`data-case`, `data-verdict`…) are attributes of the article. Astro can render it as well, for a widget of which only a part
 * hydrates.
 */
export function WidgetFrame({ kind, title, house, bare = false, children, ...data }: Props) {
  return (
    <article class={kind ? `case ${kind}` : 'case'} aria-label={title} {...data}>
      {!bare && <WidgetHead title={title} house={house} />}
      {children}
    </article>
  );
}
