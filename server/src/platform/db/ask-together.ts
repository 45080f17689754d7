/**
 * Whoever asks in the same turn of the event loop is asked for together: one statement, one way to the database and
 * back. Nobody waits for others to come, and nothing is remembered. What fails, fails for all of them.
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
