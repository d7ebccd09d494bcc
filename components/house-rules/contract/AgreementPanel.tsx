import { useEffect, useState } from 'preact/hooks';
import { formatRuleSet } from '#core/format.ts';
import { findGame } from '#games/index.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import type { ContractWords } from '#words/vi/ui/contract.ts';
import { usePart } from '../../loading/use-part.ts';
import { Button } from '../../page/controls.tsx';
import { qrCode } from '../../share/qr-code.ts';
import { InAppNote } from '../../storage/InAppNote.tsx';
import { choiceOf } from '../choice.ts';
import type { AllAgreements } from './answers.ts';
import type { ChosenGame } from './chosen.ts';
import { isKept } from './kept.ts';
import { ruleSetCode } from './link.ts';
import { PrintedContract } from './PrintedContract.tsx';

interface Props {
  readonly chosen: readonly ChosenGame[];
  readonly agreements: AllAgreements;
  /** Within this site. */
  readonly link: string;
  /** The reader has chosen something. */
  readonly begun: boolean;
  /** What is chosen is the reader's, from now or earlier: it may be printed at any time. */
  readonly isOwn: boolean;
  readonly say: ContractWords;
  /** Something to be said aloud. */
  onNotice(text: string): void;
  onUse(): void;
  onForget(): void;
}

/** The results: a code for each game, a link, a QR code, a sheet to print, and these rules for the whole site. */
export function AgreementPanel({ chosen, agreements, link, begun, isOwn, say, onNotice, onUse, onForget }: Props) {
  const [shown, setShown] = useState(false);
  /** How often the sheet was asked for. */
  const [asked, setAsked] = useState(0);
  // A browser prints synchronously, so the QR code is rendered before.
  const code = usePart(qrCode, isOwn || asked > 0);
  const Qr = code.part?.Qr;
  // The build knows neither the address nor the device's features.
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  useEffect(() => {
    if (asked > 0 && Qr) print();
  }, [asked, Qr]);
  const address = (): string => new URL(link, location.href).href;
  const url = live ? address() : link;

  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      onNotice(say.copied);
    } catch {
      onNotice(say.copyFailed);
    }
  };
  const share = (): void => {
    const text = chosen.map(({ all, ruleSet }) => `${all.words.name}: ${ruleSetName(ruleSet, all)}`).join('\n');
    // Dismissing the share sheet is no error.
    navigator.share({ title: document.title, text, url: address() }).catch(() => {});
  };

  if (chosen.length === 0) return <p class="agreed none">{say.none}</p>;
  return (
    <>
      <section class="agreed">
        <h2>{say.agreed}</h2>
        <p class="s">{say.agreedLead}</p>
        <ul>
          {chosen.map((one) => {
            const { all, ruleSet, answers } = one;
            const code = ruleSetCode(ruleSet.rules, all.game);
            const house = formatRuleSet(ruleSet, all.game);
            return (
              <li key={all.game.id} data-g={findGame(all.game.id)?.ink} data-house={house}>
                <h3>{all.words.name}</h3>
                <p class="s">
                  {ruleSetName(ruleSet, all)}
                  {live && <InUse one={one} begun={begun} say={say} />}
                </p>
                {code && (
                  <Button
                    class="code"
                    aria-label={`${say.copyCode(all.words.name)}: ${code}`}
                    onClick={() => copy(code)}
                    text={code}
                  />
                )}
                {Object.keys(answers).length > 0 && <p class="s mute">{say.codeOnly}</p>}
              </li>
            );
          })}
        </ul>
        <div class="acts">
          <Button data-act="link" onClick={() => copy(address())} text={say.copyLink} />
          <Button
            data-act="qr"
            aria-expanded={shown}
            onClick={() => {
              code.load();
              setShown(!(shown && Qr));
            }}
            text={say.qr}
          />
          {live && 'share' in navigator && <Button data-act="share" onClick={share} text={say.share} />}
          <Button data-act="print" onClick={() => setAsked(asked + 1)} text={say.print} />
        </div>
        {shown && Qr && (
          <div class="scan">
            <Qr text={url} label={say.qrLabel} />
          </div>
        )}
        <div class="everywhere">
          <Button class="btn" data-act="use" onClick={onUse} text={say.use} />
          <p class="s">{say.useNote}</p>
          {/* It reads the same rules in its own address. */}
          <a class="btn b2" href={link.replace('luat-nha', 'so-diem')}>
            {say.openBook}
          </a>
          <Button class="link" data-act="forget" onClick={onForget} text={say.forget} />
        </div>
      </section>
      {(isOwn || asked > 0) && (
        <>
          {/* On a screen it stands in the place of the sheet. */}
          <InAppNote />
          <PrintedContract chosen={chosen} agreements={agreements} link={url} say={say}>
            {Qr && <Qr text={url} label={say.qrLabel} />}
          </PrintedContract>
        </>
      )}
    </>
  );
}

interface InUseProps {
  readonly one: ChosenGame;
  readonly begun: boolean;
  readonly say: ContractWords;
}

/** Whether this device uses these rules everywhere, or others. */
function InUse({ one, begun, say }: InUseProps) {
  const stored = choiceOf(one.all.game).get();
  if (isKept(one)) return stored === '' ? null : <b class="use">{say.inUse}</b>;
  if (stored !== '') return <b class="use">{say.otherInUse}</b>;
  return begun ? <b class="use">{say.kept.unkept}</b> : null;
}
