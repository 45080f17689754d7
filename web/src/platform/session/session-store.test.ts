import type { Session } from '@roomtone/contract/account/session'
import { ApiError, UnreachableError } from '@roomtone/contract/call'
import type { ErrorCode } from '@roomtone/contract/errors'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type AuthEvent, SESSION_KEY, SessionStore } from './session-store.ts'

const NOW = new Date('2026-11-17T12:00:00Z')
const TEN_MINUTES = 600

/** One browser: its storage, and the tabs that hear when another of them has written to it. */
const kept = new Map<string, string>()
const tabs = new Set<(event: { key: string }) => void>()
const shelf = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

const aSession = (name: string, seconds: number): Session => ({
  access_token: `access ${name}`,
  refresh_token: `refresh ${name}`,
  expires_in: TEN_MINUTES,
  expires_at: NOW.getTime() / 1000 + seconds,
  token_type: 'bearer',
  user: { id: 'ada' } as Session['user'],
})

const refusal = (code: ErrorCode, status: number) => new ApiError({ code, status, detail: 'in words' })

/** A tab whose refresh calls get the given answers in turn, and then a fresh session. */
function openTab(...answers: Error[]) {
  const heard: AuthEvent[] = []
  const asked = vi.fn(async (): Promise<Session> => {
    const answer = answers.shift()
    if (answer) throw answer
    return aSession('second', Date.now() / 1000 - NOW.getTime() / 1000 + TEN_MINUTES)
  })
  const store = new SessionStore(asked)
  store.listen((event) => heard.push(event))
  return { store, asked, heard }
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  kept.clear()
  tabs.clear()
  vi.stubGlobal('localStorage', shelf)
  vi.stubGlobal('sessionStorage', {})
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', { addEventListener: () => {}, visibilityState: 'visible' })
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: (event: { key: string }) => void) => tabs.add(listener),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const keep = (session: Session) => kept.set(SESSION_KEY, JSON.stringify(session))
const storageChanged = () => {
  for (const tab of tabs) tab({ key: SESSION_KEY })
}

const NO_REFUSALS: [string, Error][] = [
  ['a database that is away', refusal('overloaded', 503)],
  ['a fault of ours', refusal('internal', 500)],
  ['too many of one address', refusal('rate_limited', 429)],
  ['a line that is cut', new UnreachableError(0)],
  ['a gateway without a server', new UnreachableError(502)],
  ['a proxy that wants its own password', new UnreachableError(401)],
]

it.each(NO_REFUSALS)('keeps the session through %s, tells the caller, and asks again', async (_, error) => {
  keep(aSession('first', -5))
  const { store, asked, heard } = openTab(error, error, error)
  await expect(store.token()).rejects.toBe(error)
  expect(store.get()?.refresh_token).toBe('refresh first')
  expect(kept.has(SESSION_KEY)).toBe(true)

  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(199)
  expect(asked).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(399)
  expect(asked).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toHaveBeenCalledTimes(4)

  expect(await store.token()).toBe('access second')
  expect(heard).toEqual(['INITIAL_SESSION', 'TOKEN_REFRESHED'])
})

it('signs out when the server refuses the refresh', async () => {
  keep(aSession('first', -5))
  const { store, heard } = openTab(refusal('session_not_found', 401))
  expect(await store.token()).toBeNull()
  expect(kept.has(SESSION_KEY)).toBe(false)
  expect(heard).toEqual(['INITIAL_SESSION', 'SIGNED_OUT'])
})

it('takes what another tab was given while this one was turned away', async () => {
  keep(aSession('first', -5))
  const { store, asked, heard } = openTab(refusal('overloaded', 503))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveBeenCalledTimes(1)
  keep(aSession('of the other tab', TEN_MINUTES))
  storageChanged()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(await store.token()).toBe('access of the other tab')
  expect(heard).toEqual(['INITIAL_SESSION', 'TOKEN_REFRESHED'])
})

it('does not write over what another tab has just been given', async () => {
  keep(aSession('first', TEN_MINUTES))
  const { store } = openTab()
  keep(aSession('of the other tab', TEN_MINUTES))
  store.updateUser({ id: 'ada', fullName: 'Ada L.' } as Session['user'])
  expect(JSON.parse(kept.get(SESSION_KEY) ?? '')).toMatchObject({
    refresh_token: 'refresh of the other tab',
    user: { fullName: 'Ada L.' },
  })
  store.updateUser({ id: 'bea' } as Session['user'])
  expect(store.get()?.user.id).toBe('ada')
})

it('keeps the session of this tab where storage is blocked', async () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  const { store, heard } = openTab()
  store.signIn(aSession('first', -5))
  expect(await store.token()).toBe('access second')
  store.updateUser({ id: 'ada', fullName: 'Ada L.' } as Session['user'])
  expect(store.get()?.user).toMatchObject({ fullName: 'Ada L.' })
  store.signOut()
  expect(store.get()).toBeNull()
  expect(heard).toEqual(['SIGNED_IN', 'INITIAL_SESSION', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT'])
})
