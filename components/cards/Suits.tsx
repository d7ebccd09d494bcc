interface Props {
  readonly text: string;
  /** The element that it fills; left out where the text stands among others. */
  readonly as?: 'b' | 'div' | 'em' | 'h3' | 'li' | 'p' | 'small' | 'span';
  readonly class?: string;
  readonly 'aria-live'?: 'polite' | 'off';
}

/** Text in which red suits are red. */
export function SuitText({ text, as: Tag, ...attributes }: Props) {
  const pieces = text.split(/((?:10|[2-9AJQK])[♥♦])/).map((part, i) =>
    i % 2 === 1 ? (
      <span key={`${i}${part}`} class="red">
        {part}
      </span>
    ) : (
      part
    ),
  );
  return Tag ? <Tag {...attributes}>{pieces}</Tag> : pieces;
}
