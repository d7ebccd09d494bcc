import type { Advice } from '#core/game/advice.ts';
import type { XiToAction, XiToEvent, XiToView } from '../round/index.ts';

export const advice: Advice<XiToEvent, XiToAction, XiToView> = { weigh: () => null };
