import { href, pathOf } from '#book/address.ts';
import { EDITION, type EditionChange } from '#book/edition.ts';
import type { Schema } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import type { ContractWords } from '#words/vi/ui/contract.ts';
import type { Loaded } from '../../loading/loaded.ts';

interface Props {
  /** That of the link. */
  readonly edition: number;
  readonly all: Loaded;
  readonly changes: readonly EditionChange[];
  readonly say: ContractWords;
  readonly lang: Lang;
}

/** What has changed for house rules that were agreed in another edition of the book. Nothing for those of the current one. */
export function OlderLink({ edition, all: { game, words }, changes, say: { since }, lang }: Props) {
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
