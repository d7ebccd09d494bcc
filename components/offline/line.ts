import type { About } from '#src/offline/messages.ts';
import type { OfflineWords } from '#words/offline/index.ts';
import { addLazyStyle } from '../page/lazy-style.ts';
import { make, makeButton, setAttributes } from '../search/make.ts';
import styles from './line.css?inline';

addLazyStyle(styles);

interface Answers {
  onReload(): void;
  onLater(): void;
}

/** A line under the page's header, in its flow: it never covers a control. */
export class OfflineLine {
  readonly #words: OfflineWords;
  readonly #offline = part();
  readonly #question = part();
  readonly #atTable: boolean;

  constructor(words: OfflineWords) {
    this.#words = words;
    const head = document.querySelector('body > header');
    this.#atTable = !head;
    if (head) head.after(this.#question, this.#offline);
    else {
      // A table fills the screen: it makes room for the message, and no question is asked during a round.
      this.#offline.classList.add('above');
      setAttributes(this.#offline, { role: 'status' });
      document.querySelector('main')?.prepend(this.#offline);
    }
  }

  /** Offline: rulings are those of the saved edition. */
  tellOffline({ edition, date }: About): void {
    if (!this.#offline.hidden) return;
    const { line, lineAtTable, edition: named } = this.#words;
    const text = this.#atTable ? lineAtTable(edition) : line(named(edition, new Date(date)));
    this.#offline.textContent = text;
    this.#offline.hidden = false;
    say(text);
  }

  forgetOffline(): void {
    this.#offline.hidden = true;
  }

  /** Another build is ready. */
  ask({ edition, date }: About, mine: About, { onReload, onLater }: Answers): void {
    const { newer, mended, edition: named } = this.#words;
    const text = (edition === mine.edition ? mended : newer)(named(edition, new Date(date)));
    const close = (then: () => void) => () => {
      this.#question.hidden = true;
      then();
    };
    this.#question.replaceChildren(
      make('span', '', text),
      makeButton('', this.#words.reload, close(onReload)),
      makeButton('', this.#words.later, close(onLater)),
    );
    this.#question.hidden = false;
    say(text);
  }
}

function part(): HTMLElement {
  const made = make('div', 'from-here');
  made.hidden = true;
  return made;
}

/** For screen readers. */
function say(text: string): void {
  const live = document.querySelector<HTMLElement>('#da-chep');
  if (live) live.textContent = text;
}
