/** What a service worker has around it, as far as ours uses it: the library of types that has all of it cannot stand beside that of pages. */

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetching extends Extendable {
  readonly request: Request;
  /** The window that asks. */
  readonly clientId: string;
  /** The window that is being opened; empty for anything else. */
  readonly resultingClientId: string;
}

interface Client {
  postMessage(message: unknown): void;
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Client[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent & Extendable) => void): void;
}
