/** A device whose storage several tabs share, for the tests. */

import type { HistoryPlace, HistoryStorage } from '../stored-history.ts';

/** The storage that every tab eventually sees. */
export class TestDevice {
  readonly texts = new Map<HistoryPlace, string>();
  /** In characters, with those of the names; a text that does not fit is refused, as a browser does. */
  room = Number.POSITIVE_INFINITY;
  blocked = false;

  get storage(): HistoryStorage {
    return storageOver(this, this.texts);
  }

  /** A tab that sees what others wrote only when the test delivers it. */
  tab(): Tab {
    return new Tab(this);
  }
}

export class Tab {
  private readonly device: TestDevice;
  private seen: Map<HistoryPlace, string>;
  readonly storage: HistoryStorage;

  constructor(device: TestDevice) {
    this.device = device;
    this.seen = new Map(device.texts);
    this.storage = {
      read: (place) => this.seen.get(place) ?? '',
      write: (place, text) => {
        const kept = device.storage.write(place, text);
        if (kept) this.seen.set(place, text);
        return kept;
      },
      forget: (place) => {
        device.storage.forget(place);
        this.seen.delete(place);
      },
    };
  }

  /** Delivers what others wrote. */
  catchUp(): void {
    this.seen = new Map(this.device.texts);
  }
}

function storageOver(device: TestDevice, texts: Map<HistoryPlace, string>): HistoryStorage {
  return {
    read: (place) => (device.blocked ? '' : (texts.get(place) ?? '')),
    write(place, text) {
      const others = [...texts].reduce((sum, [one, { length }]) => sum + (one === place ? 0 : one.length + length), 0);
      if (device.blocked || others + place.length + text.length > device.room) return false;
      texts.set(place, text);
      return true;
    },
    forget: (place) => void texts.delete(place),
  };
}
