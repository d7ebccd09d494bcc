import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { ruleSetName } from '#words/rule-set-name.ts';
import type { ContractWords } from '#words/vi/ui/contract.ts';
import { Button } from '../../page/controls.tsx';
import { type ChosenGame, gameNamesOf } from './chosen.ts';
import type { KeptState } from './use-contract.ts';

/** Room for the rest of a label, of which the browser brings only the box into view. */
const ABOVE = 28;

interface Props {
  readonly chosen: readonly ChosenGame[];
  readonly kept: KeptState;
  readonly say: ContractWords;
  onUse(): void;
  onDrop(): void;
  onTakeBack(): void;
}

/** Stays at the foot of a phone once something was chosen: whether this device keeps it, and the button that does. */
export function KeepBar({ chosen, kept, say, onUse, onDrop, onTakeBack }: Props) {
  const bar = useRef<HTMLElement>(null);
  const pressed = useRef(false);
  const press = (act: () => void) => (): void => {
    pressed.current = true;
    act();
  };
  // A button that was pressed is gone: the focus stays in the bar, before its other buttons.
  useLayoutEffect(() => {
    if (pressed.current) bar.current?.focus();
    pressed.current = false;
  }, [kept]);
  useEffect(() => roomBelow(bar.current), []);

  const [one, another] = chosen;
  const name = one && !another ? ruleSetName(one.ruleSet, one.all) : gameNamesOf(chosen);
  return (
    <section ref={bar} tabIndex={-1} class="keep" aria-label={say.keepBar} data-kept={kept}>
      <p>
        <b>{name}</b> <span>{say.kept[kept]}</span>
      </p>
      <div>
        {kept === 'unkept' && (
          <>
            <Button class="btn" data-act="keep" onClick={press(onUse)} text={say.keep} />
            <Button class="btn b2" data-act="drop" onClick={press(onDrop)} text={say.drop} />
          </>
        )}
        {kept === 'dropped' && (
          <Button class="btn" data-act="take-back" onClick={press(onTakeBack)} text={say.takeBack} />
        )}
        <a class="btn b2" href="#ban-luat">
          {say.send}
        </a>
      </div>
    </section>
  );
}

/** What is focused stops above the bar, however high its letters make it. Returns how to stop. */
function roomBelow(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const sized = new ResizeObserver(() => {
    style.scrollPaddingBottom = `${bar.offsetHeight + ABOVE}px`;
  });
  sized.observe(bar);
  return () => {
    sized.disconnect();
    style.scrollPaddingBottom = '';
  };
}
