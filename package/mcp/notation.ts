/** How cases are written, for clients that read it before calling a tool. */
export const NOTATION_GUIDE = `# The case notation

One situation at the table is one line of text: the game, optionally \`@\` and a rule set, optionally house rules that differ from it in braces, then who holds which cards.

\`xi-dach@vipgame{minStand=14}; cái: K♦ 9♣; an: A♠ A♥\`

- Games: \`xi-dach\`, \`xi-to\`, \`ba-cay\`, \`ta-la\`, \`sam\`.
- Fields stand behind \`;\` or on lines of their own: a name, a colon, cards. Their order is the order in which they were dealt and drawn.
- A card is rank and suit in either order: \`A♠\`, \`AS\`, \`10h\`, \`át bích\`, \`10 cơ\`. \`-\` is an empty hand.
- Reserved names: \`cái\` (banker), \`bài\` (one hand to analyse), \`bàn\` (what lies on the table), \`đánh\` (what is played on it). Any other name is a player.
- \`?\` is a card that nobody has told: any card that the case does not name. It may stand among the cards of every hand that is compared or paid: in Xì Dách, Xì Tố, Ba Cây, a showdown of Tá Lả and the end of Sâm. Not in one hand to analyse, not in a play or a deal of Sâm, and not as an eaten card. Such a case gets everything that it can come to, and how many cards or ways lead there: \`xi-dach; cái: 10♠ ?; an: 9♣ 9♦\`. Where there are too many ways to count it is the error \`too-many-unknown\`.
- In Tá Lả \`5♠*an\` is a card eaten from An, \`5♠**an\` the same with his last-round card.

| game | what a case asks | example |
|---|---|---|
| Xì Dách | who wins if the banker checks everybody now | \`xi-dach; cái: 10♥ 6♣ 9♦; an: 8♠ 7♦\` |
| Xì Tố | who has the strongest cards | \`xi-to; an: A♠ A♥ 10♦ 10♣ 9♠; bình: K♠ K♥ K♦ 8♣ 9♥\` |
| Ba Cây | who wins | \`ba-cay; cái: 2♠ 3♠ 4♠; an: A♦ 4♣ 5♠\` |
| Tá Lả, a hand | the best melds | \`ta-la; bài: 4♠ 5♠ 6♠ 7♥ 7♦ 7♣ K♠ 2♥ 9♦\` |
| Tá Lả, a showdown | places and payment | \`ta-la; an: 4♠ 5♠ 6♠ K♥; bình: 7♥ 7♦ 7♣ 2♠\` |
| Sâm, a play | does it beat the table | \`sam; bàn: 3♠ 3♥; đánh: 4♠ 4♥\` |
| Sâm, a deal | is it an instant win | \`sam; bài: 3♠ 4♥ 5♦ 6♣ 7♠ 8♥ 9♦ 10♣ J♠ Q♥\` |
| Sâm, the end | who pays what | \`sam; an: -; bình: 4♠ 4♥; chi: 2♠\` |

People do not write so, and need not: the tools read “xì dách, cái già rô 9 chuồn, An 2 con át” as well. A suit that was not said is asked for only where it decides.
`;
