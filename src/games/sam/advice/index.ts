import type { Advice } from '#core/game/advice.ts';
import type { SamAction, SamEvent, SamView } from '../round/index.ts';

export const advice: Advice<SamEvent, SamAction, SamView> = { weigh: () => null };
