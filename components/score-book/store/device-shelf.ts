/** Keeps evenings in the browser's database (IndexedDB). */

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { storageKey } from '#components/storage/keys.ts';
import { err, ok, type Result } from '#core/result.ts';
import type { Shelf, TransactionMode } from './records.ts';
import type { StoreFault } from './types.ts';

/** What lies there may be of a later edition, or damaged. */
interface EveningTables extends DBSchema {
  evenings: { key: string; value: unknown };
  summaries: { key: string; value: unknown };
}

type Connection = IDBPDatabase<EveningTables>;

const EDITION = 1;
const TABLES = ['evenings', 'summaries'] as const;

/** Opens the database; it is opened again where the browser has closed it meanwhile. */
export async function deviceShelf(): Promise<Result<Shelf, StoreFault>> {
  let open: Promise<Connection> | undefined;
  let isToStay = false;
  const connection = (): Promise<Connection> => {
    open ??= connect(() => {
      open = undefined;
    });
    return open;
  };
  const begin = async (mode: TransactionMode) => {
    const start = (database: Connection) => database.transaction(TABLES, mode, { durability: 'strict' });
    try {
      return start(await connection());
    } catch {
      // Closed without a word: nothing has been written yet.
      open = undefined;
      return start(await connection());
    }
  };
  try {
    await connection();
  } catch (error) {
    return err(faultOf(error));
  }
  return ok({
    async transact(mode, work) {
      try {
        const transaction = await begin(mode);
        const [evenings, summaries] = [transaction.objectStore('evenings'), transaction.objectStore('summaries')];
        // Listened to from the beginning: a write that fails ends the transaction before `work` has ended.
        const end = transaction.done.then(() => undefined, faultOf);
        const result = await work({
          evening: (id) => evenings.get(id),
          summaries: () => summaries.getAll(),
          put: async (evening, summary) => {
            await Promise.all([evenings.put?.(evening), summaries.put?.(summary)]);
          },
          remove: async (id) => {
            await Promise.all([evenings.delete?.(id), summaries.delete?.(id)]);
          },
        });
        if (!result.ok) {
          transaction.abort();
          return result;
        }
        const fault = await end;
        if (fault) return err(fault);
        if (mode === 'readwrite' && !isToStay) {
          isToStay = true;
          askToStay();
        }
        return result;
      } catch (error) {
        return err(faultOf(error));
      }
    },
  });
}

function connect(onClose: () => void): Promise<Connection> {
  const opened = openDB<EveningTables>(storageKey('evenings'), EDITION, {
    upgrade(database) {
      for (const table of TABLES) database.createObjectStore(table, { keyPath: 'id' });
    },
    // A later edition in another tab waits for this one to let go; then it is opened again, if it can be.
    blocking() {
      onClose();
      opened.then((database) => database.close()).catch(onClose);
    },
    terminated: onClose,
  });
  opened.catch(onClose);
  return opened;
}

function faultOf(error: unknown): StoreFault {
  switch (error instanceof Error ? error.name : '') {
    case 'QuotaExceededError':
      return 'full';
    // Of a later edition, or nothing that this site has made.
    case 'VersionError':
    case 'NotFoundError':
      return 'unreadable';
    default:
      return 'blocked';
  }
}

/** Where room is short, browsers throw away what sites keep; not that of a site that has asked, and was allowed. */
function askToStay(): void {
  navigator.storage?.persist?.().catch(() => false);
}
