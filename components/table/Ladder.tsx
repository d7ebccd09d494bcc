import type { Card } from '#core/card.ts';
import { SuitText } from '../cards/Suits.tsx';
import { SmallCards } from './Cards.tsx';
import { RuleNumber } from './RuleNumber.tsx';
import type { TableContext } from './words.ts';

/** What beats what and what it pays, the strongest first, under the rule set that most play. */
export interface TableLadder {
  readonly heading: string;
  readonly lead: string;
  readonly groups: readonly {
    readonly title: string;
    readonly unit: string;
    readonly rows: readonly {
      readonly name: string;
      readonly says: string;
      readonly rule: string;
      readonly cards: readonly Card[];
      /** With their sign; empty where the row itself pays nothing. */
      readonly chips: string;
    }[];
  }[];
  readonly note: string;
  /** The rule of the note. */
  readonly rule: string;
  /** The name of that rule set. */
  readonly house: string;
}

interface Props extends TableContext {
  readonly ladder: TableLadder;
  /** The rule set that this table plays by, as its bar names it. */
  readonly house: string;
}

export function LadderView({ ladder, house, ...context }: Props) {
  const { all, words } = context;
  const { ui } = all;
  const own = ui.case.house(ladder.house);
  return (
    <div class="tb-ladder">
      <p>
        {ladder.lead} {own}. {house !== own && <b>{`${words.otherwise} ${house}.`}</b>}
      </p>
      {ladder.groups.map(({ title, unit, rows }) => (
        <section key={title}>
          <h2>
            {title} {unit && <span>{unit}</span>}
          </h2>
          <ul>
            {rows.map(({ name, says, rule, cards, chips }) => (
              <li key={name}>
                <b>{name}</b>
                <span class="says">
                  <SuitText text={says} />
                </span>
                {cards.length > 0 && (
                  <span class="ex">
                    <SmallCards cards={cards} ui={ui} />
                  </span>
                )}
                <RuleNumber rule={rule} {...context} />
                {chips && <span class="net">{chips}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <SuitText text={ladder.note} /> <RuleNumber rule={ladder.rule} {...context} />
      </p>
    </div>
  );
}
