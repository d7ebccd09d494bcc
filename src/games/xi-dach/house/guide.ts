import type { HouseGuide } from '#core/house/which/shares.ts';
import data from './guide.json' with { type: 'json' };

/** What a house is asked to find out which one it is: `npm run update -- house-questions`. */
export const houseGuide: HouseGuide = data;
