import { useEffect, useState } from 'preact/hooks';

/** How long a button says that it has copied, in milliseconds. */
const COPIED_FOR = 2500;

/** What was just copied; `failed`, for as long as the reader may need the message, where the browser does not allow copying. */
export type Copied<What extends string> = What | 'failed' | undefined;

/** Copies one of several texts, tells whether that was allowed, and says for a while which it was. */
export function useCopied<What extends string>(): readonly [
  Copied<What>,
  (what: What, text: string) => Promise<boolean>,
] {
  const [copied, setCopied] = useState<Copied<What>>();
  useEffect(() => {
    if (copied === undefined || copied === 'failed') return undefined;
    const later = setTimeout(() => setCopied(undefined), COPIED_FOR);
    return () => clearTimeout(later);
  }, [copied]);
  const copy = async (what: What, text: string): Promise<boolean> => {
    try {
      // Without https there is no clipboard at all.
      await navigator.clipboard.writeText(text);
      setCopied(what);
      return true;
    } catch {
      setCopied('failed');
      return false;
    }
  };
  return [copied, copy];
}
