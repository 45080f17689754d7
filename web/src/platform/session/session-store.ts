import type { Session } from '@roomtone/contract/account/session'
import { ApiError } from '@roomtone/contract/call'
import { isInTab } from './is-in-tab.ts'

export type AuthEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED'

type Listener = (event: AuthEvent, session: Session | null) => void
type Refresh = (refreshToken: string) => Promise<Session>

export const SESSION_KEY = 'roomtone.session'
const LOCK = 'roomtone.refresh'
const FIRST_RETRY = 200
const LAST_RETRY = 30_000

/** The session of this browser, in local storage. One tab refreshes it, the others read what it wrote. */
export class SessionStore {
  private current: Session | null
  private readonly listeners = new Set<Listener>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private refreshing: Promise<Session | null> | undefined
  private readonly refresh: Refresh
  /** Storage is blocked or full: this tab alone knows the session. */
  private isAlone = false

  constructor(refresh: Refresh) {
    this.refresh = refresh
    this.current = readStored()
    window.addEventListener('storage', (event) => {
      if (event.key === SESSION_KEY || event.key === null) this.follow()
    })
    // Timers pause while a laptop sleeps.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.schedule()
    })
    this.schedule()
    queueMicrotask(() => this.emit('INITIAL_SESSION'))
  }

  get(): Session | null {
    return this.current
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  signIn(session: Session): void {
    this.keep(session)
    this.emit('SIGNED_IN')
  }

  signOut(): void {
    if (this.current === null) return
    this.keep(null)
    this.emit('SIGNED_OUT')
  }

  updateUser(user: Session['user']): void {
    // Another tab may have renewed the session: its used token must not be restored, nor another person's
    // name put on it.
    this.follow()
    if (this.current?.user.id !== user.id) return
    this.keep({ ...this.current, user })
    this.emit('USER_UPDATED')
  }

  /** A token that stays valid for a while; null when nobody is signed in. */
  async token(): Promise<string | null> {
    if (this.current === null) return null
    if (!isStale(this.current)) return this.current.access_token
    const session = await this.renew(this.current.access_token)
    return session?.access_token ?? null
  }

  /** Called when the server says that this token has expired, whatever our clock says. */
  renew(staleToken: string): Promise<Session | null> {
    this.refreshing ??= withLock(() => this.renewNow(staleToken)).finally(() => {
      this.refreshing = undefined
    })
    return this.refreshing
  }

  private async renewNow(staleToken: string): Promise<Session | null> {
    // Another tab may have been quicker while this one waited for the lock.
    this.follow()
    const session = this.current
    if (session === null || session.access_token !== staleToken) return session
    try {
      this.keep(await this.refresh(session.refresh_token))
      this.emit('TOKEN_REFRESHED')
    } catch (error) {
      // A server that is busy, at fault or down has not refused: the session is kept, and requested again.
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      this.signOut()
    }
    return this.current
  }

  private follow(): void {
    if (this.isAlone) return
    const before = this.current
    const stored = readStored()
    // A session that is read again is never the same object. Treating it as new would restart the pauses
    // between tries.
    if (JSON.stringify(before) === JSON.stringify(stored)) return
    this.current = stored
    this.schedule()
    if (this.current === null) this.emit('SIGNED_OUT')
    else if (before?.user.id !== this.current.user.id) this.emit('SIGNED_IN')
    else this.emit(before.access_token === this.current.access_token ? 'USER_UPDATED' : 'TOKEN_REFRESHED')
  }

  private keep(session: Session | null): void {
    this.current = session
    try {
      if (session) storage().setItem(SESSION_KEY, JSON.stringify(session))
      else storage().removeItem(SESSION_KEY)
      this.isAlone = false
    } catch {
      this.isAlone = true
    }
    this.schedule()
  }

  private schedule(): void {
    clearTimeout(this.timer)
    const session = this.current
    if (session === null) return
    const wait = Math.max(0, session.expires_at * 1000 - Date.now() - marginOf(session))
    // Longer waits overflow a timer, which then fires immediately.
    this.timer = setTimeout(() => void this.renewInBackground(session, FIRST_RETRY), Math.min(wait, 2 ** 30))
  }

  private async renewInBackground(session: Session, delay: number): Promise<void> {
    if (!isStale(session)) return this.schedule()
    try {
      await this.renew(session.access_token)
    } catch {
      clearTimeout(this.timer)
      const next = Math.min(delay * 2, LAST_RETRY)
      this.timer = setTimeout(() => void this.renewInBackground(session, next), delay)
    }
  }

  /** Also called from outside, for events that other code learns of first: an opened link, a correct code. */
  emit(event: AuthEvent): void {
    for (const listener of [...this.listeners]) listener(event, this.current)
  }
}

function marginOf(session: Session): number {
  return Math.min(60_000, session.expires_in * 100)
}

function isStale(session: Session): boolean {
  return session.expires_at * 1000 - Date.now() <= marginOf(session)
}

/** A tab in which an admin looks as somebody else has its own session, and no other tab knows of it. */
export const isLooking = (): boolean => isInTab(SESSION_KEY)

const storage = (): Storage => (isLooking() ? sessionStorage : localStorage)

function readStored(): Session | null {
  try {
    const stored = storage().getItem(SESSION_KEY)
    const session = stored ? (JSON.parse(stored) as Session) : null
    return session?.access_token && session.refresh_token && session.user ? session : null
  } catch {
    // Storage that is blocked or was tampered with means signed out, not a broken page.
    return null
  }
}

function withLock<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? (navigator.locks.request(LOCK, work) as Promise<T>) : work()
}
