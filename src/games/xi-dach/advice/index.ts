import type { Advice } from '#core/game/advice.ts';
import type { XiDachAction, XiDachEvent, XiDachView } from '../round/index.ts';

export const advice: Advice<XiDachEvent, XiDachAction, XiDachView> = { weigh: () => null };
