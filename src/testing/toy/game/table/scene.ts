import type { MoveButton, TablePresenter } from '#core/game/table-screen.ts';
import { othersOf } from '#core/game/table-screen.ts';

interface LaLonTableWords {
  readonly show: string;
  readonly waits: string;
}

export function tableOf(w: LaLonTableWords): TablePresenter {
  return {
    scene({ view }) {
      const me = view.seats.find(({ who }) => who === view.seat);
      return {
        strips: othersOf(view.seats, view.seat).map(({ who, cards: held }) => ({
          who,
          left: '',
          did: '',
          cards: held,
        })),
        middle: { kind: 'cards', cards: [], head: '', text: '' },
        own: { figure: '', hand: { kind: 'few', cards: me?.cards ?? [], taps: 'none' } },
        say: { tone: 'plain', text: w.waits, rule: 'll-rank' },
        offers: view.legal.map(({ action }): MoveButton => {
          return { kind: 'move', type: action.type, text: w.show, small: '', action, main: true };
        }),
      };
    },
    ending: ({ seats }) => ({
      places: seats.map(({ who, net }) => ({ who, place: '', text: '', net, cards: [] })),
      payments: [],
    }),
  };
}
