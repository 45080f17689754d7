const TRIES = 'roomtone.again'
const FORGOTTEN_AFTER = 120_000
const LONGEST_PAUSE = 60

let given: AbortSignal | null = null

/** The routes' error page and the entry report missing files by an event (`missing-code.ts`). */
export function reloadOnMissingFiles(): void {
  addEventListener('roomtone:missing', (event) => {
    const { detail } = event as CustomEvent<AbortSignal | undefined>
    void reloadWhenReachable(detail)
  })
}

/**
 * Files of this page are missing: the connection broke, or a new edition has replaced the one that the page
 * belongs to, and its files have other names. The page reloads as soon as the server answers, and if that did
 * not help, after longer and longer pauses. A person who moves on meanwhile aborts it through the signal.
 */
export async function reloadWhenReachable(signal = new AbortController().signal): Promise<void> {
  if (given && !given.aborted) return
  given = signal
  try {
    const [times, at] = JSON.parse(sessionStorage.getItem(TRIES) ?? '[0,0]') as [number, number]
    const before = Date.now() - at < FORGOTTEN_AFTER ? times : 0
    if (before > 0) await pause(Math.min(2 ** before, LONGEST_PAUSE))
    while (!signal.aborted && !(await isReachable())) await pause(3)
    if (signal.aborted) return
    sessionStorage.setItem(TRIES, JSON.stringify([before + 1, Date.now()]))
    location.reload()
  } catch {
    // Without storage nothing counts the tries, and it would reload forever.
  }
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000))
}

async function isReachable(): Promise<boolean> {
  const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.ok ?? false
}
