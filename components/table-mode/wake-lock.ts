/** The screen is kept awake while the page is seen: browsers take the lock back whenever it is not, and refuse it at times. */

interface Held {
  release(): Promise<void>;
  addEventListener(type: 'release', listener: () => void): void;
}

/** `navigator.wakeLock`. */
export interface WakeLockSource {
  request(type: 'screen'): Promise<Held>;
}

export class AwakeScreen {
  /** The reader wants it. */
  #isWanted = true;
  #held: Held | undefined;
  #asking: Promise<void> | undefined;
  readonly #source: WakeLockSource;
  readonly #isSeen: () => boolean;
  readonly #onChange: (isAwake: boolean) => void;

  /** @param isSeen is the page in view: a browser refuses the lock where it is not */
  constructor(source: WakeLockSource, isSeen: () => boolean, onChange: (isAwake: boolean) => void) {
    this.#source = source;
    this.#isSeen = isSeen;
    this.#onChange = onChange;
  }

  /** Asks for the lock where it is wanted and not there: at first, at every touch, and when the page is seen again. */
  async ask(): Promise<void> {
    if (!this.#isWanted || this.#held || !this.#isSeen()) return;
    this.#asking ??= this.#request();
    await this.#asking;
    this.#asking = undefined;
  }

  /** The reader wants it, or wants it no longer. Resolves to whether they have what they want. */
  async press(): Promise<boolean> {
    this.#isWanted = !this.#held;
    if (!this.#isWanted) {
      await this.#letGo();
      return true;
    }
    await this.ask();
    return this.#held !== undefined;
  }

  /** The page is left: what is asked for and comes later is let go as well. */
  async stop(): Promise<void> {
    this.#isWanted = false;
    await this.#letGo();
  }

  async #request(): Promise<void> {
    // Refused: no power left, or not in answer to a touch.
    const held = await this.#source.request('screen').catch(() => undefined);
    if (!held) return;
    this.#held = held;
    held.addEventListener('release', () => {
      if (this.#held !== held) return;
      this.#held = undefined;
      this.#onChange(false);
    });
    if (this.#isWanted) this.#onChange(true);
    else await this.#letGo();
  }

  async #letGo(): Promise<void> {
    const held = this.#held;
    if (!held) return;
    this.#held = undefined;
    this.#onChange(false);
    await held.release().catch(() => undefined);
  }
}

/** The browser's own; undefined where it has none. Types say that every browser has it. */
export function wakeLockSource(): WakeLockSource | undefined {
  return 'wakeLock' in navigator ? navigator.wakeLock : undefined;
}
