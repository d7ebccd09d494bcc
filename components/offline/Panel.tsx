import { useEffect, useRef, useState } from 'preact/hooks';
import { LANGS, type Lang } from '#core/lang.ts';
import type { About } from '#src/offline/messages.ts';
import type { OfflineWords } from '#words/offline/index.ts';
import { type Device, type Failure, langsOf, lookAtDevice, remove, save } from './device.ts';
import type { InstallOffer } from './open.ts';
import { sizeText } from './size.ts';

interface Props {
  readonly lang: Lang;
  readonly words: OfflineWords;
  readonly offer: InstallOffer | undefined;
  /** Saving begins at once: the reader has installed the site. */
  readonly saving: boolean;
  onClose(): void;
}

/** What has been done here, last. */
type Doing = { readonly part: number } | { readonly failure: Failure } | 'removed' | undefined;

/** What this device keeps, and what can be done about it. */
export function Panel({ lang, words, offer, saving, onClose }: Props) {
  const [device, setDevice] = useState<Device>();
  const [doing, setDoing] = useState<Doing>();
  const closer = useRef<HTMLButtonElement>(null);
  const look = async (): Promise<Device> => {
    const found = await lookAtDevice();
    setDevice(found);
    return found;
  };
  const keep = async (langs: readonly Lang[]): Promise<void> => {
    // The button that was pressed goes: the focus must not go with it.
    closer.current?.focus();
    setDoing({ part: 0 });
    const failure = await save(langs, (part) => setDoing({ part }));
    // What broke off is said; that there is no network, too, would take its place.
    if (!failure) await look();
    setDoing(failure && { failure });
    // From now on the page comes out of this device, like every other one.
    if (!failure) import('./running.ts').catch(() => undefined);
  };
  const drop = async (): Promise<void> => {
    closer.current?.focus();
    await remove();
    await look();
    setDoing('removed');
  };
  useEffect(() => {
    look().then(({ hindrance, kept, busy }) => {
      if (!hindrance && !kept && (saving || busy)) keep([lang]);
    });
  }, []);
  return (
    <>
      <div class="bar">
        <h2 id="offline-title">{words.title}</h2>
        <button type="button" ref={closer} onClick={onClose}>
          {words.close}
        </button>
      </div>
      {saving && <p>{words.installed}</p>}
      <p role="status">{device ? said(device, doing, lang, words) : `${words.looking}…`}</p>
      {isSaving(doing) && (
        <div>
          <progress max={1} value={doing.part} aria-label={words.title} />
          <p class="s" aria-hidden="true">
            {words.percent(Math.floor(doing.part * 100))}
          </p>
        </div>
      )}
      {device && !isSaving(doing) && (
        <div class="go">
          <Ways device={device} lang={lang} words={words} onKeep={keep} onDrop={drop} />
          {offer && <Install offer={offer} words={words} />}
        </div>
      )}
    </>
  );
}

function said({ hindrance, kept, offer }: Device, doing: Doing, lang: Lang, words: OfflineWords): string {
  if (hindrance) return words.cannot[hindrance];
  if (isSaving(doing)) return words.saving;
  const failed = doing && doing !== 'removed' ? reason(doing.failure, words) : '';
  if (kept) return [failed, keptText(kept, words), words.works].filter(Boolean).join(' ');
  if (failed) return failed;
  if (doing === 'removed') return words.removed;
  return words.offer(sizeText(offer?.langs[lang]?.bytes ?? 0, lang));
}

function keptText(kept: About, words: OfflineWords): string {
  const langs = langsOf(kept).map((one) => words.langs[one]);
  return words.kept(langs.join(words.and), words.edition(kept.edition, new Date(kept.date)));
}

function reason(failure: Failure, words: OfflineWords): string {
  return failure === 'blocked' ? words.cannot.blocked : words.failed[failure];
}

function isSaving(doing: Doing): doing is { readonly part: number } {
  return typeof doing === 'object' && 'part' in doing;
}

interface WaysProps {
  readonly device: Device;
  readonly lang: Lang;
  readonly words: OfflineWords;
  onKeep(langs: readonly Lang[]): void;
  onDrop(): void;
}

function Ways({ device: { hindrance, kept, offer }, lang, words, onKeep, onDrop }: WaysProps) {
  if (hindrance) return null;
  const size = (one: Lang, less = 0): string => sizeText((offer?.langs[one]?.bytes ?? 0) - less, lang);
  if (!kept) {
    return (
      <button type="button" class="btn" data-act="save" onClick={() => onKeep([lang])}>
        {words.save(size(lang))}
      </button>
    );
  }
  const missing = LANGS.filter((one) => !kept.langs[one]);
  return (
    <>
      {offer &&
        missing.map((one) => (
          <button key={one} type="button" class="btn b2" data-act="other" onClick={() => onKeep(LANGS)}>
            {words.other[one](size(one, offer.shared))}
          </button>
        ))}
      <button type="button" class="btn b2" data-act="remove" onClick={onDrop}>
        {words.remove}
      </button>
    </>
  );
}

/** The browser asks by itself; what comes of it `appinstalled` tells. It can be asked once. */
function Install({ offer, words }: { readonly offer: InstallOffer; readonly words: OfflineWords }) {
  const [asked, setAsked] = useState(false);
  if (asked) return null;
  return (
    <button
      type="button"
      class="btn b2"
      data-act="install"
      onClick={() => {
        setAsked(true);
        offer.prompt().catch(() => undefined);
      }}
    >
      {words.install}
    </button>
  );
}
