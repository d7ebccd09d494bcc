/** Tells other tabs which evening has changed. Where a browser cannot, they find out by what they read with the next change. */

import { storageKey } from '#components/storage/keys.ts';

export interface OtherTabs {
  tell(id: string): void;
  /** @returns how to stop */
  listen(changed: (id: string) => void): () => void;
}

/** For what no other tab can see. */
export const NO_TABS: OtherTabs = { tell() {}, listen: () => () => {} };

/** The channel of this site's other tabs; `NO_TABS` where a browser has none. */
export function otherTabs(): OtherTabs {
  const channel = openChannel();
  if (!channel) return NO_TABS;
  return {
    tell: (id) => channel.postMessage(id),
    listen(changed) {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        if (typeof data === 'string') changed(data);
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(storageKey('evenings'));
  } catch {
    return undefined;
  }
}
