/**
 * All callers in the same turn of the event loop share one statement and one round trip to the database. None
 * waits for others to come, and nothing is remembered. A failure fails all of them.
 */
export function askTogether<K, V>(
  find: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | undefined> {
  let keys = new Set<K>()
  let answer: Promise<ReadonlyMap<K, V>> | null = null

  async function send(): Promise<ReadonlyMap<K, V>> {
    await new Promise((resolve) => setImmediate(resolve))
    const asked = [...keys]
    keys = new Set()
    answer = null
    return find(asked)
  }

  return async (key) => {
    keys.add(key)
    answer ??= send()
    return (await answer).get(key)
  }
}
