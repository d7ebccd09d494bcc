/** Loaded once something was chosen or opened: messages, folded parts, and the sheet to print. */

import { href, pathOf } from '#book/address.ts';
import { EDITION, type EditionChange } from '#book/edition.ts';
import type { Schema } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import type { LazyWords } from '#words/vi/ui/contract/late.ts';
import type { Loaded } from '../../loading/loaded.ts';
import { pageWords } from '../../loading/page-words.ts';
import { Agreements } from './Agreements.tsx';
import { Compare } from './Compare.tsx';
import { Flips } from './Flips.tsx';
import type { ReadText } from './link.ts';
import { PrintedContract } from './PrintedContract.tsx';
import type { ContractFault } from './read.ts';

export const lateWords = pageWords<LazyWords>({
  vi: () => import('#words/vi/ui/contract/late.ts'),
  en: () => import('#words/en/ui/contract/late.ts'),
});

export const lateParts = { Agreements, Compare, Faults, Flips, OlderLink, PrintedContract };

interface Props {
  /** That of the link. */
  readonly edition: number;
  readonly all: Loaded;
  readonly changes: readonly EditionChange[];
  readonly say: LazyWords;
  readonly lang: Lang;
}

/** What has changed for house rules that were agreed in another edition of the book. Nothing for those of the current one. */
function OlderLink({ edition, all: { game, words }, changes, say: { since }, lang }: Props) {
  if (edition === EDITION) return null;
  if (edition > EDITION) return <p class="since">{since.newer}</p>;
  const added = addedSince(game.schema, edition);
  const changed = changes.filter((one) => one.game === game.id && one.edition > edition);
  const variants = href(pathOf(lang, game.id, 'bien-the'));
  return (
    <div class="since">
      <p>
        {since.older(edition, EDITION)} {added.length + changed.length === 0 && since.nothing}
      </p>
      {added.length > 0 && (
        <p>
          {since.added}{' '}
          {added.map((key, at) => (
            <span key={key}>
              {at > 0 && ', '}
              <a href={`${variants}#${key}`}>{words.settings[key]?.label}</a>
            </span>
          ))}
          .
        </p>
      )}
      {changed.length > 0 && (
        <>
          <p>{since.changed}</p>
          <ul>
            {changed.map(({ what }) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** House rules that are new since an edition, or can be played in a new way. */
function addedSince(schema: Schema, edition: number): string[] {
  return Object.entries(schema).flatMap(([key, { values }]) =>
    values.some(({ since = 1 }) => since > edition) ? [key] : [],
  );
}

/** The text once more with the bad parts marked, and a sentence on each. */
function Faults({ held, faults, some, say }: ReadText & { readonly say: LazyWords }) {
  return (
    <>
      <p class="box echo">
        {faults.map(({ at, length }, place) => (
          <span key={at}>
            {held.slice(endOf(faults[place - 1]), at)}
            <mark class="bad">{held.slice(at, at + length) || ' … '}</mark>
          </span>
        ))}
        {held.slice(endOf(faults.at(-1)))}
      </p>
      <div class="err">
        <span class="x" aria-hidden="true">
          ?
        </span>
        <div>
          {faults.map(({ code, at, length }) => (
            <p key={at}>
              {say.faults[code](shorten(held.slice(at, at + length)))}
              <span class="code">
                {say.code} <code class="id">{code}</code>
              </span>
            </p>
          ))}
          {some && <p>{say.stillRead}</p>}
        </div>
      </div>
    </>
  );
}

function endOf(fault: ContractFault | undefined): number {
  return fault ? fault.at + fault.length : 0;
}

function shorten(text: string): string {
  const units = [...text];
  return units.length > 32 ? `${units.slice(0, 31).join('')}…` : text;
}
