import { useEffect, useRef, useState } from 'preact/hooks';
import { inAppNote } from './in-app.ts';

interface Props {
  /** The address to be opened elsewhere; that of the page where it is left out. */
  readonly link?: () => string | Promise<string>;
}

/** Stands where something is kept that a reader would miss: inside another app it says that it stays there, elsewhere nothing. */
export function InAppNote({ link = () => location.href }: Props) {
  // The build does not know where a page is opened.
  const [note, setNote] = useState<HTMLElement>();
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(link);
  latest.current = link;
  useEffect(() => setNote(inAppNote(() => latest.current())), []);
  useEffect(() => {
    if (note) box.current?.replaceChildren(note);
  }, [note]);
  return note ? <div ref={box} /> : null;
}
