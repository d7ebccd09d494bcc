import { tableOf } from '../../table/scene.ts';

export const table = tableOf({ show: 'Show', waits: 'The highest card wins.' });
