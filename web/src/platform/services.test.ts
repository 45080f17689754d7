import { accountCalls } from '@roomtone/contract/account/account.calls'
import { ApiError, type Transport, UnreachableError } from '@roomtone/contract/call'
import { MutationObserver, notifyManager } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { callAs, createBrowserServices } from './services.tsx'
import { SESSION_KEY, type SessionStore } from './session/session-store.ts'

const busy = new ApiError({ code: 'overloaded', status: 503, detail: 'in words' })
const expired = { code: 'session_expired', status: 401, requestId: 'r' }

function aSession(over: Partial<SessionStore>) {
  const signOut = vi.fn()
  return { session: { signOut, token: async () => 'token', ...over } as unknown as SessionStore, signOut }
}

function answering(status: number, body: object) {
  const fetch = vi.fn(async () => new Response(JSON.stringify(body), { status }))
  return { fetch } satisfies Transport
}

it('sends nothing under nobody’s name while the session cannot be renewed', async () => {
  const { session, signOut } = aSession({ token: async () => Promise.reject(busy) })
  const transport = answering(200, {})
  await expect(callAs(session, transport)(accountCalls.me, {})).rejects.toBe(busy)
  expect(transport.fetch).not.toHaveBeenCalled()
  expect(signOut).not.toHaveBeenCalled()
})

it('tells that the server is busy, not that the session has ended, when an expired one cannot be renewed', async () => {
  const { session, signOut } = aSession({ renew: async () => Promise.reject(busy) })
  await expect(callAs(session, answering(401, expired))(accountCalls.me, {})).rejects.toBe(busy)
  expect(signOut).not.toHaveBeenCalled()
})

it('signs out people whom the server no longer knows', async () => {
  const { session, signOut } = aSession({})
  const gone = answering(401, { ...expired, code: 'session_not_found' })
  await expect(callAs(session, gone)(accountCalls.me, {})).rejects.toMatchObject({
    code: 'session_not_found',
  })
  expect(signOut).toHaveBeenCalledOnce()
})

it('says that something is on its way before anyone can press again', async () => {
  const nothing = { addEventListener: () => {}, getItem: () => null }
  for (const name of ['window', 'document', 'localStorage']) vi.stubGlobal(name, nothing)
  const { queryClient } = createBrowserServices()
  const button = new MutationObserver(queryClient, { mutationFn: () => new Promise(() => {}) })
  const seen: string[] = []
  const leave = button.subscribe(notifyManager.batchCalls(({ status }) => seen.push(status)))
  // Started first, because a second click may already be waiting while the first is handled.
  const nextClick = new Promise<string[]>((go) => setTimeout(() => go([...seen])))
  void button.mutate()
  expect(await nextClick).toContain('pending')
  leave()
  vi.unstubAllGlobals()
  notifyManager.setScheduler((tell) => setTimeout(tell))
})

it('gives up a renewal that hangs, as if nobody had answered, and keeps the session', async () => {
  const stale = { access_token: 'a', refresh_token: 'r', expires_in: 600, expires_at: 0, user: { id: 'ada' } }
  const kept = new Map([[SESSION_KEY, JSON.stringify(stale)]])
  const hangs = async (_: string, { signal }: RequestInit) => {
    if (signal?.aborted) throw signal.reason
    return new Promise<Response>(() => {})
  }
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
  vi.stubGlobal('fetch', hangs)
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null })
  vi.stubGlobal('sessionStorage', {})
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', { addEventListener: () => {} })
  vi.stubGlobal('window', { addEventListener: () => {} })
  vi.useFakeTimers()
  const { call, session } = createBrowserServices()
  await expect(call(accountCalls.me, {})).rejects.toBeInstanceOf(UnreachableError)
  expect(AbortSignal.timeout).toHaveBeenCalledWith(15_000)
  expect(session?.get()?.user.id).toBe('ada')
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
