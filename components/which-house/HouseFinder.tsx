import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Lang } from '#core/lang.ts';
import { gameOf } from '#games/index.ts';
import { en } from '#words/en/ui/which.ts';
import type { WhichWords } from '#words/vi/ui/which.ts';
import { vi } from '#words/vi/ui/which.ts';
import { useTabs } from '../referee/tabs.ts';
import { AskedCase } from './AskedCase.tsx';
import { Clash } from './Clash.tsx';
import { FoundHouse } from './FoundHouse.tsx';
import { Progress } from './Progress.tsx';
import { type Firsts, useWhichHouse } from './use-which-house.ts';

const words = { vi, en };

interface Props {
  readonly lang: Lang;
  readonly firsts: Firsts;
}

/** Which house is this? Hands, one case after the other, until a rule set or a few house rules remain. */
export default function HouseFinder({ lang, firsts }: Props) {
  const say = words[lang];
  return say ? <Whole lang={lang} firsts={firsts} say={say} /> : null;
}

/** A link has another question than the built one. */
HouseFinder.prepare = async (): Promise<void> => {
  if (document.documentElement.hasAttribute('data-linked')) {
    document.querySelector('live-widget[widget=HouseFinder]')?.replaceChildren();
  }
};

function Whole({ lang, firsts, say }: Props & { readonly say: WhichWords }) {
  const which = useWhichHouse(lang, firsts);
  const { place, seen, isNow, hasNone, moved } = which;
  const box = useRef<HTMLDivElement>(null);
  const { game } = place;
  useTabs(game, which.game);
  useLayoutEffect(() => {
    document.documentElement.removeAttribute('data-linked');
    document.querySelector('.opening')?.remove();
  }, []);
  useLayoutEffect(() => {
    if (!isNow || !moved.current) return;
    moved.current = false;
    box.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [seen, isNow]);
  const screen = seen?.screen;
  return (
    <div
      class="which"
      ref={box}
      data-g={gameOf(game).ink}
      data-screen={isNow ? screen?.type : 'coming'}
      data-place={which.shown}
      aria-busy={!isNow}
    >
      {seen?.lost && (
        <p class="note" role="status">
          {say.lost}
        </p>
      )}
      {seen && screen?.type === 'question' && (
        <AskedCase key={keyOf(screen)} screen={screen} all={seen.all} say={say} isNow={isNow} which={which} />
      )}
      {seen && screen?.type === 'clash' && <Clash screen={screen} all={seen.all} say={say} which={which} />}
      {seen && screen?.type === 'found' && (
        <FoundHouse screen={screen} all={seen.all} say={say} lang={lang} which={which} />
      )}
      {!seen && <Coming hasNone={hasNone} say={say} />}
      {/* Shown by style alone once it takes long: the work leaves no time for a script. */}
      {!isNow && !hasNone && (
        <p class="searching" role="status">
          {say.searching}
        </p>
      )}
    </div>
  );
}

/** Another screen, another element: its focus and its pressed button do not stay. */
function keyOf({ case: text, facetAt }: { readonly case: string; readonly facetAt: number }): string {
  return `${text} ${facetAt}`;
}

interface ComingProps {
  readonly hasNone?: boolean;
  readonly say: WhichWords;
}

/** The first question before it is there. */
export function Coming({ hasNone, say }: ComingProps) {
  return (
    <>
      <Progress at={0} say={say} />
      <h1>{say.ask}</h1>
      <div class="case small coming" />
      {hasNone && <p class="note">{say.none}</p>}
    </>
  );
}
