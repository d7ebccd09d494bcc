/** What any page does by itself; what only some pages have does nothing on others. */

import '../offline/other-language.ts';
import '../rule/drills.ts';
import '../print/print-sheet.ts';
import './language-link.ts';
import './on-demand.ts';
import './term.ts';
import './toc.ts';
import './unfold.ts';
