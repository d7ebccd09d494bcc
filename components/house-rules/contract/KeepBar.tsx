import { ruleSetName } from '#words/rule-set-name.ts';
import type { ContractWords } from '#words/ui/contract/vi.ts';
import { Button } from '../../page/controls.tsx';
import { type ChosenGame, gameNamesOf } from './chosen.ts';
import type { KeptState } from './use-contract.ts';

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
  const [one, another] = chosen;
  const name = one && !another ? ruleSetName(one.ruleSet, one.all) : gameNamesOf(chosen);
  return (
    <section class="keep" aria-label={say.keepBar} data-kept={kept}>
      <p>
        <b>{name}</b> <span role="status">{say.kept[kept]}</span>
      </p>
      <div>
        {kept === 'unkept' && (
          <>
            <Button class="btn" data-act="keep" onClick={onUse} text={say.keep} />
            <Button class="btn b2" data-act="drop" onClick={onDrop} text={say.drop} />
          </>
        )}
        {kept === 'dropped' && <Button class="btn" data-act="take-back" onClick={onTakeBack} text={say.takeBack} />}
        <a class="btn b2" href="#ban-luat">
          {say.send}
        </a>
      </div>
    </section>
  );
}
