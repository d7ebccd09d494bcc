import { part } from '../loading/part.ts';
import { openEveningStore } from './store/open.ts';

/** Where this page keeps its evenings: on the device, or in the page where the device keeps nothing. */
export const pageStore = part(openEveningStore);
