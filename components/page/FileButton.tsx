import { useState } from 'preact/hooks';

interface Props {
  readonly text: string;
  readonly act: string;
  /** The id of what is said of such files. */
  readonly about?: string;
  onFile(file: File): void;
}

/**
 * Opens a file of ours. A browser would label its own button in its own language, which need not be that of the page: its input is
 * there for the keyboard and screen readers alone, and the label is the button that is seen.
 */
export function FileButton({ text, act, about, onFile }: Props) {
  const [name, setName] = useState('');
  return (
    <span class="file-button">
      <label class="btn b2">
        <input
          type="file"
          accept="application/json,.json"
          data-act={act}
          aria-describedby={about}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (!file) return;
            setName(file.name);
            // The same file can be chosen again, whatever comes of it.
            currentTarget.value = '';
            onFile(file);
          }}
        />
        {text}
      </label>
      <span role="status">{name}</span>
    </span>
  );
}
