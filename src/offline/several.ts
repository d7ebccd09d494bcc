/** About as many requests as browsers send to one server at a time. */
const AT_ONCE = 6;

/**
 * Does the same with each of many, some at a time. After the first failure no more are started; those under way are awaited, so
 * that nothing happens after this has returned.
 * @returns what the first threw; undefined where none failed
 */
export async function severalAtOnce<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<unknown> {
  const waiting = [...all];
  const inTurn = async (): Promise<void> => {
    try {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await work(next);
    } catch (error) {
      waiting.length = 0;
      throw error;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, inTurn));
  return ended.find((one) => one.status === 'rejected')?.reason;
}
