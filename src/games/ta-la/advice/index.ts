import type { Advice } from '#core/game/advice.ts';
import type { TaLaAction, TaLaEvent, TaLaView } from '../round/index.ts';

export const advice: Advice<TaLaEvent, TaLaAction, TaLaView> = { weigh: () => null };
