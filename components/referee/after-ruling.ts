/** What comes after a ruling is brought in one (ruling-part.ts). */

export { HouseRules } from '../house-rules/HouseRules.tsx';
export { Qr } from '../share/Qr.tsx';
export { RefereeTable } from '../table-mode/RefereeTable.tsx';
export { ArgumentSides } from './Arguing.tsx';
export { NearMissNote } from './NearMissNote.tsx';
export { ShareCardMore } from './ShareCardMore.tsx';
export { EditionNote } from './Since.tsx';
export { WhoSaysWhat } from './WhoSaysWhat.tsx';
