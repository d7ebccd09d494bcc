import { tableOf } from '../../table/scene.ts';

export const table = tableOf({ show: 'Lật', waits: 'Lá lớn nhất ăn.' });
