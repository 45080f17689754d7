/** A statement that deletes so many is over long before its time limit. */
const PORTION = 5000
/** After this many waits, the rest is left for the next run. */
const PORTIONS = 40

/**
 * Deletes what may be millions of rows after a long time without a sweep, a portion at a time, each by
 * itself.
 */
export async function inPortions(remove: (limit: number) => Promise<bigint>): Promise<void> {
  for (let portion = 0; portion < PORTIONS; portion++) if ((await remove(PORTION)) < BigInt(PORTION)) return
}
