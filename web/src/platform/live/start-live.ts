import type { Services } from '../services.tsx'
import { isLooking, type SessionStore } from '../session/session-store.ts'
import { keepFresh } from './keep-fresh.ts'
import { LiveConnection } from './live-connection.ts'
import { createEffects } from './live-effects.ts'
import { LiveTab } from './live-leader.ts'

const started = new WeakSet<Services>()

/** From the first call on, this page receives live events, for as long as somebody is signed in. */
export function startLive(services: Services): void {
  const { session } = services
  if (!session || isLooking() || started.has(services)) return
  started.add(services)
  keepFresh(services.queryClient)
  const on = createEffects(services.queryClient)
  let userId: string | null = null
  let tab: LiveTab | null = null

  const follow = (next: string | null) => {
    if (next === userId) return
    tab?.stop()
    userId = next
    tab = next === null ? null : openTab(session, next, on)
    tab?.start()
  }
  const followSession = () => follow(session.get()?.user.id ?? null)

  session.listen(followSession)
  followSession()
  window.addEventListener('online', () => tab?.wake(true))
  document.addEventListener('visibilitychange', () => {
    if (isVisible()) tab?.wake()
  })
  // A page in the back-forward cache must hold neither a lock nor a stream.
  window.addEventListener('pagehide', () => follow(null))
  window.addEventListener('pageshow', followSession)
}

function openTab(session: SessionStore, userId: string, on: ReturnType<typeof createEffects>): LiveTab {
  return new LiveTab({
    name: `roomtone.live.${userId}`,
    open: (told, after) =>
      new LiveConnection({
        fetch: (path, init) => fetch(path, { ...init, cache: 'no-store' }),
        token: () => session.token(),
        renew: async (stale) => (await session.renew(stale))?.access_token ?? null,
        after,
        told,
      }),
    on,
    place: rememberPlace(userId),
    locks: 'locks' in navigator ? navigator.locks : undefined,
    channel: 'BroadcastChannel' in window ? (name) => new BroadcastChannel(name) : undefined,
    isVisible,
  })
}

function isVisible(): boolean {
  return document.visibilityState === 'visible'
}

/**
 * A person's place in their events, in this tab. It is kept over a reload, so that the stream goes on where
 * it was.
 */
function rememberPlace(userId: string): { get(): string | null; set(at: string): void } {
  const key = `roomtone.live.${userId}`
  let place = read(key)
  return {
    get: () => place,
    set(at) {
      place = at
      try {
        sessionStorage.setItem(key, at)
      } catch {
        // Blocked storage loses the place on a reload, nothing else.
      }
    },
  }
}

function read(key: string): string | null {
  try {
    const kept = sessionStorage.getItem(key)
    return kept !== null && /^\d+$/.test(kept) ? kept : null
  } catch {
    return null
  }
}
