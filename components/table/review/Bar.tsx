interface Props {
  /** Where the way back leads. */
  readonly back: string;
  readonly title: string;
  onBack(): void;
}

/** The first row: back, and which part this is. */
export function Bar({ back, title, onBack }: Props) {
  return (
    <div class="lb-bar">
      <button type="button" data-act="back" onClick={onBack}>
        <svg viewBox="0 0 14 14" aria-hidden="true">
          <path d="M10 1 4 7l6 6" />
        </svg>
        {back}
      </button>
      <h2 tabIndex={-1} data-heading>
        {title}
      </h2>
    </div>
  );
}
