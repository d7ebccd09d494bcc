/**
 * The loader of every script of a page. It stands in the head of each page, so it imports nothing. Scripts are not modules but
 * register what they hold (`chunk`): a browser may keep the failure of a module for the life of the page, and the same module at
 * a second address would have a second state (docs/adr/0046-registered-scripts.md).
 */

type Exports = Record<string, unknown>;
/** The body of a chunk. */
type Chunk = (
  require: (chunk: string) => Exports,
  exports: Exports,
  give: (exports: Exports, values: Readonly<Record<string, () => unknown>>) => void,
) => void;

declare global {
  interface Window {
    /** The controls that were used before a script could hear of it, the latest last. */
    readonly early?: readonly Event[];
    /** The browser can install the site as an app, and lets the page choose when to ask: it says so once, maybe before any script. */
    installer?: Event;
    /**
     * What a file does when it comes: it registers its chunks, and names those where the page's own code begins, and the further
     * files of chunks that need it.
     */
    chunk(
      file: string,
      chunks: Readonly<Record<string, Chunk>>,
      begins: readonly string[],
      further: Readonly<Record<string, string>>,
    ): void;
    /** Imports a chunk: resolves once all files that it needs are here. Rejects where one of them does not come. */
    late(chunk: string, files: string): Promise<Exports>;
    /** Tells the reader that something did not load. Resolves when it is to be tried again: they ask, or the network is back. */
    lost(): Promise<void>;
  }
}

/** Where scripts lie, and whether the site is being written: then they are modules. The build fills both in. */
declare const SCRIPTS: string;
declare const ARE_MODULES: boolean;
/** The pauses before each try of a file, in milliseconds. A network that is said to be back may not answer for some seconds. */
const TRIES = [0, 800, 2500];
const TRIES_ONLINE = [500, 1000, 2000, 4000, 8000];

const html = document.documentElement;
const early: Event[] = [];
const chunks: Record<string, Chunk> = {};
const further: Record<string, string> = {};
const ran: Record<string, Exports> = {};
/** The files that are here, with the chunks that begin by themselves. */
const arrived: Record<string, readonly string[]> = {};
const coming: Record<string, Promise<void> | undefined> = {};
let asked: Promise<void> | undefined;
let tries = TRIES;

/** Resolves once the reader waits for an answer: they have used a control, or their link promises one. */
const wanted = new Promise<void>((yes) => {
  const use = (event: Event): void => {
    if (event.type !== 'input') early.push(event);
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest('button,input,select,textarea,summary')) yes();
    const { first = '', touched, typed } = html.dataset;
    // Beside what it waits for anyway; where it does not come, the widget asks again and says so.
    if (touched && target.closest('[touched]')) bring(touched).catch(() => undefined);
    // After the first file of the widgets: on a slow line it would hold up what shows the verdict.
    if (typed && target.matches('textarea')) {
      bring(first.split(/[ ;]/)[1] ?? '')
        .then(() => bring(typed))
        .catch(() => undefined);
    }
  };
  // The keys of the search press its button (components/page/on-demand.ts).
  const find = (event: KeyboardEvent): void => {
    const { key, target } = event;
    const isField = target instanceof Element && target.matches('input,textarea,select');
    if (event.ctrlKey || event.metaKey ? key !== 'k' : key !== '/' || isField) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[data-search]')?.click();
  };
  const keep = (installer: Event): void => {
    installer.preventDefault();
    window.installer = installer;
  };
  Object.assign(window, {
    early,
    onclick: use,
    onchange: use,
    oninput: use,
    onkeydown: find,
    onbeforeinstallprompt: keep,
  });
  if (/[?#]./.test(location.href)) yes();
});

window.chunk = (file, more, begins, lists) => {
  arrived[file] = begins;
  Object.assign(chunks, more);
  Object.assign(further, lists);
};

/** Hands out names that may have no value yet. */
const give = (exports: Exports, values: Readonly<Record<string, () => unknown>>): void => {
  for (const [name, get] of Object.entries(values)) Object.defineProperty(exports, name, { enumerable: true, get });
};

function run(name: string): Exports {
  const known = ran[name];
  if (known) return known;
  const exports: Exports = {};
  // Before it runs, so that chunks can need each other.
  ran[name] = exports;
  chunks[name]?.(run, exports, give);
  return exports;
}

/** Fetches a file once; resolves whether or not it came. */
const fetchOnce = (file: string): Promise<unknown> =>
  new Promise((done) => {
    const script = document.createElement('script');
    script.src = SCRIPTS + file;
    script.onload = script.onerror = done;
    if (ARE_MODULES) {
      script.type = 'module';
      arrived[file] = [];
    }
    document.head.append(script);
  });

async function bringAnew(file: string): Promise<void> {
  for (const pause of tries) {
    if (pause > 0) await new Promise((done) => setTimeout(done, pause));
    await fetchOnce(file);
    if (arrived[file]) return;
  }
  coming[file] = undefined;
  if (await isGone(file)) {
    location.reload();
    await new Promise(() => undefined);
  }
  throw file;
}

/**
 * After a new edition of the site the files of an open page are gone, and the page is loaded anew, once for each file. What its
 * reader has typed, dealt or noted is kept in the tab or on the device.
 */
async function isGone(file: string): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(SCRIPTS + file, { cache: 'no-store' });
    const name = 'luat-bai:renewed';
    if ((ok && /script/.test(headers.get('content-type') ?? '')) || sessionStorage[name] === file) return false;
    sessionStorage[name] = file;
    return true;
  } catch {
    // No network, or no storage.
    return false;
  }
}

const bring = (files: string): Promise<unknown> =>
  Promise.all(files.split(' ').map((file) => (coming[file] ??= bringAnew(file))));

window.late = async (chunk, files) => {
  await bring(files);
  const more = further[chunk];
  if (more) await bring(more);
  return run(chunk);
};

window.lost = () => {
  asked ??= new Promise((again) => {
    const ribbon = document.getElementById('mat');
    if (!ribbon) return;
    const before = document.activeElement;
    // Where the reader is: in a dialog that lies over the page, else below the head.
    const dialog = document.querySelector('dialog:modal');
    if (dialog) dialog.prepend(ribbon);
    else document.querySelector('main')?.before(ribbon);
    const { lost, again: label } = ribbon.dataset;
    ribbon.innerHTML = `<span>${lost}</span><button>${label}</button>`;
    const button = ribbon.querySelector('button');
    const retry = (event: Event): void => {
      tries = event.type === 'online' ? TRIES_ONLINE : TRIES;
      removeEventListener('online', retry);
      if (document.activeElement === button && before instanceof HTMLElement) before.focus();
      ribbon.innerHTML = '';
      asked = undefined;
      again();
    };
    if (button) button.onclick = retry;
    addEventListener('online', retry);
  });
  return asked;
};

/** Some files that belong together: what begins in them begins once all are here. */
async function begin(files: string): Promise<void> {
  try {
    await bring(files);
  } catch {
    await wanted;
    await window.lost();
    return begin(files);
  }
  for (const file of files.split(' ')) for (const chunk of arrived[file] ?? []) run(chunk);
}

let started = false;
/** After the first paint, which needs styles and letters only, and once the page is parsed. */
function start(): void {
  if (started) return;
  started = true;
  const { first = '', ofGames } = html.dataset;
  const { games } = document.body.dataset;
  const own = ofGames && games ? games.split(' ').flatMap((game) => JSON.parse(ofGames)[game] ?? []) : [];
  const [page, widgets] = first.split(';');
  if (page) begin(page);
  if (widgets) begin([widgets, ...own].join(' '));
}

const whenParsed = (): void => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
};
// A browser without paint timing does not report the paint.
setTimeout(whenParsed, 1000);
new PerformanceObserver(whenParsed).observe({ type: 'paint', buffered: true });

export {};
