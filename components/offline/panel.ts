import type { Lang } from '#core/lang.ts';
import { type About, ALL, type Failure, langsOf, type WorkerReport } from '#src/offline/messages.ts';
import type { OfflineWords } from '#words/offline.ts';
import { make, makeButton, setAttributes } from '../search/make.ts';
import { inAppNote } from '../storage/in-app.ts';
import { fetchDropped, type OfflineState, readDevice, reload, remove, save } from './device.ts';
import { watchSaved } from './running.ts';

/** The event by which browsers with an installer let a page prompt for installation. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** The prompt can be shown once. */
const takenUp = new WeakSet<InstallOffer>();

/** The content and actions of the dialog. It needs nothing that widgets need, so pages without widgets have it too. */
export class OfflinePanel {
  readonly box = make('div');
  readonly #lang: Lang;
  readonly #words: OfflineWords;
  #offer: InstallOffer | undefined;
  #device: OfflineState = {};
  readonly #said = make('p');
  readonly #bar = make('progress');
  readonly #percent = make('p', 's');
  readonly #ways = make('div', 'go');
  readonly #close: HTMLButtonElement;

  constructor(lang: Lang, words: OfflineWords, offer: InstallOffer | undefined, onClose: () => void) {
    this.#lang = lang;
    this.#words = words;
    this.#offer = offer && !takenUp.has(offer) ? offer : undefined;
    this.#close = makeButton('', words.close, onClose);
    const title = make('h2', '', words.title);
    title.id = 'offline-title';
    const head = make('div', 'bar');
    head.append(title, this.#close);
    setAttributes(this.#said, { role: 'status' });
    setAttributes(this.#bar, { 'aria-label': words.title });
    setAttributes(this.#percent, { 'aria-hidden': 'true' });
    // Inside another app what is saved stays there.
    const note = inAppNote(() => location.href);
    this.box.append(head, this.#said, this.#bar, this.#percent, this.#ways, ...(note ? [note] : []));
  }

  /** Shows the current state. @param installed the reader has just installed the site, which counts as consent to saving it */
  async start(installed: boolean): Promise<void> {
    this.#show(`${this.#words.looking}…`);
    await this.#look();
    const { hindrance, saved, busy } = this.#device;
    if (!hindrance && !saved && (installed || busy)) await this.#keep([this.#lang], installed);
    else if (saved?.mending) await this.#mend(false);
    else this.#show(this.#state(), true);
  }

  async #look(): Promise<void> {
    this.#device = await readDevice();
  }

  #state(): string {
    const { hindrance, saved, next, offer } = this.#device;
    if (hindrance) return this.#words.cannot[hindrance];
    if (!saved) return this.#words.offer(this.#size(offer, this.#lang));
    const langs = langsOf(saved).map((one) => this.#words.langs[one]);
    const { works, lacks, newer, mended } = this.#words;
    const now = saved.lacks ? lacks(saved.lacks) : works;
    const then = next ? (next.edition === saved.edition ? mended : newer)(this.#edition(next)) : now;
    return `${this.#words.kept(langs.join(this.#words.and), this.#edition(saved))} ${then}`;
  }

  #edition({ edition, date }: About): string {
    return this.#words.edition(edition, new Date(date));
  }

  #size(about: About | undefined, lang: Lang, less = 0): string {
    return sizeText((about?.langs[lang]?.bytes ?? 0) - less, this.#lang);
  }

  async #keep(langs: readonly Lang[], installed = false): Promise<void> {
    const { saving } = this.#words;
    const said = installed ? `${this.#words.installed} ${saving}` : saving;
    if (!(await this.#fetch(said, (onProgress) => save(langs, onProgress)))) return;
    // From now on the page is served from this device, like all others.
    watchSaved();
  }

  /** Fetches what the browser has dropped, or waits for a worker that is already fetching. @param asked the reader wants it */
  async #mend(asked: boolean): Promise<void> {
    await this.#fetch(`${this.#words.mending}…`, fetchDropped, asked);
  }

  /**
   * Shows progress and result. What the worker tried by itself and could not is missing as before, whether or not the dialog was
   * open in time to see it fail.
   * @param asked the reader wants it, and is told why it failed
   * @returns whether everything was fetched
   */
  async #fetch(
    said: string,
    work: (onProgress: (part: number) => void) => Promise<Failure | undefined>,
    asked = true,
  ): Promise<boolean> {
    this.#show(said);
    const tellPart = (part: number): void => {
      this.#bar.value = part;
      this.#percent.textContent = this.#words.percent(Math.floor(part * 100));
      this.#bar.hidden = this.#percent.hidden = false;
    };
    tellPart(0);
    const failure = await work(tellPart);
    // The interrupted download is reported; the offline line would replace that message.
    const told = asked ? failure : undefined;
    if (!told) await this.#look();
    this.#show(told ? this.#reason(told) : this.#state(), true);
    return !failure;
  }

  #reason(failure: Failure): string {
    return failure === 'blocked' ? this.#words.cannot.blocked : this.#words.failed[failure];
  }

  async #remove(): Promise<void> {
    const done = await remove().then(
      () => true,
      () => false,
    );
    await this.#look();
    this.#show(done ? this.#words.removed : this.#words.cannot.blocked, true);
  }

  /** Removes one language of several: a worker for the others replaces the one for all. */
  async #removeOne(gone: Lang, kept: About): Promise<void> {
    this.#show(`${this.#words.removing}…`);
    const rest = langsOf(kept).filter((one) => one !== gone);
    const failure = await save(rest, () => undefined);
    await this.#look();
    this.#show(failure ? this.#words.notRemoved : this.#state(), true);
  }

  /** @param idle nothing is in progress: the actions are shown below */
  #show(text: string, idle = false): void {
    // The pressed button disappears: the focus must not be lost with it.
    if (this.#ways.contains(document.activeElement)) this.#close.focus();
    this.#said.textContent = text;
    this.#bar.hidden = this.#percent.hidden = true;
    this.#ways.replaceChildren(...(idle ? this.#waysOn() : []));
  }

  #waysOn(): HTMLElement[] {
    const { hindrance, saved, offer } = this.#device;
    return [...(hindrance ? [] : saved ? this.#waysKept(saved) : [this.#saving(offer)]), ...this.#install()];
  }

  #saving(offer: About | undefined): HTMLElement {
    const name = this.#words.save(this.#size(offer, this.#lang));
    return act('save', 'btn', name, () => this.#keep([this.#lang]));
  }

  /** Actions that need the server are offered where it answers. */
  #waysKept(kept: WorkerReport): HTMLElement[] {
    const { next, offer } = this.#device;
    const own = langsOf(kept);
    const missing = offer ? ALL.filter((one) => !own.includes(one)) : [];
    const several = offer && own.length > 1 ? own : [];
    return [
      ...(next ? [act('reload', 'btn', this.#words.reload, reload)] : []),
      ...(kept.lacks && offer && !next ? [act('mend', 'btn', this.#words.mend, () => this.#mend(true))] : []),
      ...missing.map((one) =>
        act('other', 'btn b2', this.#words.other[one](this.#size(offer, one, offer?.shared)), () => this.#keep(ALL)),
      ),
      ...several.map((one) =>
        act(`remove-${one}`, 'btn b2', this.#words.removeOne[one], () => this.#removeOne(one, kept)),
      ),
      act('remove', 'btn b2', this.#words.remove, () => this.#remove()),
    ];
  }

  /** The browser shows its own prompt, once; `appinstalled` reports the result. */
  #install(): HTMLElement[] {
    const offer = this.#offer;
    if (!offer) return [];
    const ask = act('install', 'btn b2', this.#words.install, async () => {
      this.#offer = undefined;
      takenUp.add(offer);
      this.#close.focus();
      ask.remove();
      await offer.prompt();
    });
    return [ask];
  }
}

function act(what: string, style: string, name: string, does: () => Promise<void>): HTMLButtonElement {
  const made = makeButton(style, name, () => does().catch(() => undefined));
  made.dataset['act'] = what;
  return made;
}

/** Bytes as people read them: `1,2 MB`, `640 kB`. */
export function sizeText(bytes: number, lang: Lang): string {
  const large = bytes >= 1_000_000;
  return new Intl.NumberFormat(lang === 'vi' ? 'vi-VN' : 'en-GB', {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(bytes / (large ? 1_000_000 : 1000));
}
