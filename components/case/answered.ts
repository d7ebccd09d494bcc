/** The marks of an answered guess: loaded with the answer, wherever one guesses. */

import { addLazyStyle } from '../page/lazy-style.ts';
import styles from './answered.css?inline';

addLazyStyle(styles);
