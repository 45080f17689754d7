/** In one line of the log; the errors go along. */
const MOST_NAMES = 20
/** What has failed for so long in all will not go better with the next: it is not about them. */
const PATIENCE_MS = 60_000

/**
 * Does its work for each of them, whatever becomes of the others, and fails at the end with the names of those that
 * failed: the job is then seen to have failed, and the next run finds them again.
 */
export async function each<T>(
  all: readonly T[],
  work: (one: T) => Promise<void>,
  { nameOf = String, patienceMs = PATIENCE_MS }: { nameOf?: (one: T) => string; patienceMs?: number } = {},
): Promise<void> {
  const failures: { name: string; error: unknown }[] = []
  let lostMs = 0
  for (const one of all) {
    if (lostMs > patienceMs) break
    const begun = performance.now()
    await work(one).catch((error: unknown) => {
      failures.push({ name: nameOf(one), error })
      lostMs += performance.now() - begun
    })
  }
  if (failures.length === 0) return
  const names = failures.slice(0, MOST_NAMES).map(({ name }) => name)
  const more = failures.length > names.length ? ' and others' : ''
  throw new AggregateError(
    failures.map(({ error }) => error),
    `${failures.length} of ${all.length} failed: ${names.join(', ')}${more}`,
  )
}
