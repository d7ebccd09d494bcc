import { useMemo } from 'preact/hooks';
import type { Case as CaseOf, Field } from '#core/case.ts';
import type { Lang } from '#core/lang.ts';
import { type Loaded, loaded } from '../loading/loaded.ts';
import { CaseBoard } from './Board.tsx';
import { type GivenRules, useCase } from './use-case.ts';

interface Props extends GivenRules {
  /** The case as parsed by the build: no page needs the parser of the notation. */
  readonly fields: readonly Field[];
  readonly game: string;
  readonly lang: Lang;
  readonly title?: string | undefined;
  /** The case names its rule set, so an earlier choice of the reader does not change it. */
  readonly pinned?: boolean | undefined;
  /** Ask before telling; on the page only where it is not so. */
  readonly guess?: boolean | undefined;
  /** “Not yet” may be answered. */
  readonly early?: boolean | undefined;
}

/** One live case. Until it hydrates, the HTML shows the finished verdict on the case as written. */
export default function CaseWidget({ fields, preset, changed, game, lang, ...rest }: Props) {
  const all = loaded(game, lang);
  const initial = useMemo(
    () => ({ game, preset, fields, rules: { ...all?.game.presets[preset], ...changed } }),
    [game, preset, fields, changed, all],
  );
  return all ? <OwnCase initial={initial} all={all} lang={lang} {...rest} /> : null;
}

type OwnProps = Pick<Props, 'lang' | 'title' | 'pinned' | 'guess' | 'early'> & {
  readonly initial: CaseOf;
  readonly all: Loaded;
};

function OwnCase({ initial, all, pinned = false, guess = true, ...rest }: OwnProps) {
  const state = useCase(initial, all.game, pinned);
  return <CaseBoard state={state} initial={initial} all={all} guess={guess} {...rest} />;
}
