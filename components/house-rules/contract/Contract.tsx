import type { EditionChange } from '#book/edition.ts';
import { findGame, GAMES } from '#games/index.ts';
import { en } from '#words/en/ui/contract.ts';
import type { ContractWords } from '#words/vi/ui/contract.ts';
import { vi } from '#words/vi/ui/contract.ts';
import { Spoken } from '../../page/controls.tsx';
import { AgreementPanel } from './AgreementPanel.tsx';
import { type ContractPage, gameNamesOf, hasGame } from './chosen.ts';
import { Enter } from './Enter.tsx';
import { GameRules } from './GameRules.tsx';
import { KeepBar } from './KeepBar.tsx';
import { useContract } from './use-contract.ts';

const words = { vi, en };

interface Props extends ContractPage {
  /** Short names of the sources. */
  readonly names: Readonly<Record<string, string>>;
  /** Which rulings the editions of the book changed. */
  readonly changes: readonly EditionChange[];
}

/** The house rules of one or more games, chosen once: a link, a code, a sheet of paper, and the whole site on this device. */
export default function Contract({ names, changes, ...page }: Props) {
  const say = words[page.lang];
  const contract = useContract(page, say);
  const { asked, chosen, coming, read, toggle, choose } = contract;
  return (
    <div class="contract">
      {read?.sent && read.faults.length > 0 && (
        <p class="since" role="alert">
          {say.unread} <a href="#house-text">{say.where}</a>
        </p>
      )}
      {contract.resumed && (
        <p class="since" role="status">
          {say.resumed(gameNamesOf(chosen))}
        </p>
      )}
      <fieldset class="plates">
        <legend>{say.games}</legend>
        {GAMES.map(({ id, ink, name }) => (
          <label key={id} data-g={ink}>
            <input
              type="checkbox"
              name="game"
              value={id}
              checked={hasGame(chosen, id) || coming.includes(id)}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <a class="jump" href="#ban-luat">
        {say.toAgreed}
      </a>
      <div class="cols">
        <div class="books" id="thoa-thuan">
          {chosen.map((one) => (
            <GameRules
              key={one.all.game.id}
              {...one}
              names={names}
              say={say}
              lang={page.lang}
              agreements={page.agreements[one.all.game.id] ?? []}
              oneIn={page.oneIn[one.all.game.id] ?? {}}
              asked={asked === one.all.game.id}
              changes={changes}
              between={page.between[one.all.game.id] ?? {}}
              beside={contract.beside}
              onBeside={contract.compare}
              onChange={(changed) => choose(one, changed)}
            />
          ))}
          {coming.length > 0 && (
            <p class="coming" data-g={findGame(coming[0] ?? '')?.ink}>
              {say.loading}
            </p>
          )}
        </div>
        <Aside {...contract} agreements={page.agreements} say={say} />
      </div>
      <Spoken text={contract.begun && contract.kept !== 'kept' && say.kept[contract.kept]} />
      {contract.begun && chosen.length > 0 && (
        <KeepBar
          chosen={chosen}
          kept={contract.kept}
          say={say}
          onUse={contract.use}
          onDrop={contract.drop}
          onTakeBack={contract.takeBack}
        />
      )}
    </div>
  );
}

type AsideProps = ReturnType<typeof useContract> & Pick<ContractPage, 'agreements'> & { readonly say: ContractWords };

/** Beside the rules: their results, and the box for rules that others agreed on. */
function Aside(props: AsideProps) {
  const { chosen, agreements, link, text, type, read, open, notice, notify, use, forget, begun, isOwn, say } = props;
  return (
    <aside id="ban-luat" aria-label={say.agreed}>
      <AgreementPanel
        chosen={chosen}
        agreements={agreements}
        link={link}
        begun={begun}
        isOwn={isOwn}
        say={say}
        onNotice={notify}
        onUse={use}
        onForget={forget}
      />
      <p class="s notice" role="status">
        {notice}
      </p>
      <Enter text={text} read={read} say={say} onText={type} onRead={() => open(text)} />
    </aside>
  );
}
