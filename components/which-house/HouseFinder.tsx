import { useEffect, useRef } from 'preact/hooks';
import type { Lang } from '#core/lang.ts';
import { GAMES, gameOf } from '#games/index.ts';
import type { WhichWords } from '#words/vi/ui/which.ts';
import { pageWords } from '../loading/page-words.ts';
import { Button } from '../page/controls.tsx';
import { useTabs } from '../referee/tabs.ts';
import { AskedCase } from './AskedCase.tsx';
import { Clash } from './Clash.tsx';
import { FoundHouse } from './FoundHouse.tsx';
import { Progress } from './Progress.tsx';
import { useWhichHouse } from './use-which-house.ts';

const words = pageWords<WhichWords>({
  vi: () => import('#words/vi/ui/which.ts'),
  en: () => import('#words/en/ui/which.ts'),
});

if (import.meta.env.SSR) await words.load();

interface Props {
  readonly lang: Lang;
}

/** Which house is this? Hands, one case after the other, until a rule set or a few house rules remain. */
export default function HouseFinder({ lang }: Props) {
  const say = words.in(lang);
  return say ? <Whole lang={lang} say={say} /> : null;
}

function Whole({ lang, say }: Props & { readonly say: WhichWords }) {
  const which = useWhichHouse(lang);
  const { place, seen, isNow, failed, hasNone, moved } = which;
  const box = useRef<HTMLDivElement>(null);
  const game = place?.game ?? GAMES[0].id;
  useTabs(game, which.game);
  useEffect(() => {
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
        <AskedCase key={keyOf(screen)} screen={screen} all={seen.guided.all} say={say} isNow={isNow} which={which} />
      )}
      {seen && screen?.type === 'clash' && <Clash screen={screen} all={seen.guided.all} say={say} which={which} />}
      {seen && screen?.type === 'found' && (
        <FoundHouse screen={screen} all={seen.guided.all} say={say} lang={lang} which={which} />
      )}
      {!seen && <Coming failed={failed} hasNone={hasNone} onRetry={which.retry} say={say} />}
      {/* Shown by style alone once it takes long: the work leaves no time for a script. */}
      {!isNow && !failed && !hasNone && (
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
  readonly failed: boolean;
  readonly hasNone: boolean;
  readonly say: WhichWords;
  onRetry(): void;
}

/** The first question before it is there. */
function Coming({ failed, hasNone, say, onRetry }: ComingProps) {
  return (
    <>
      <Progress at={0} say={say} />
      <h1>{say.ask}</h1>
      <div class="case small coming" />
      {hasNone && <p class="note">{say.none}</p>}
      {failed && (
        <p class="note" role="alert">
          {say.failed} <Button class="link" data-act="retry" onClick={onRetry} text={say.retry} />
        </p>
      )}
    </>
  );
}
