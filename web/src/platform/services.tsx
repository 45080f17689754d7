import { accountCalls } from '@roomtone/contract/account/account.calls'
import { ApiError, type Call, send, type Transport, UnreachableError } from '@roomtone/contract/call'
import type { AnyEndpoint, Input, Reply } from '@roomtone/contract/endpoint'
import { LANGUAGE } from '@roomtone/texts/language'
import { toastTexts } from '@roomtone/texts/platform/toasts'
import { notifyManager, QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { showRefusedTexts } from './dialogs/refused-texts.ts'
import { sayFormer } from './language/say-former.ts'
import { requestProof } from './proof/proof-request.ts'
import { SessionStore } from './session/session-store.ts'

export type CallApi = <E extends AnyEndpoint>(
  target: Call<E>,
  input: Input<E>,
  options?: { signal?: AbortSignal },
) => Promise<Reply<E>>

/** What loaders and pages use. The server's has no session: it renders for strangers only. */
export type Services = { call: CallApi; queryClient: QueryClient; session: SessionStore | null }

export function createServerServices(fetchApi: (path: string) => Promise<Response>): Services {
  const transport: Transport = { fetch: (path) => fetchApi(path) }
  return {
    call: async (target, input) => sayFormer(await send(transport, target, input)),
    queryClient: newQueryClient(),
    session: null,
  }
}

/** Emails that this page causes are in its language. */
const NETWORK: Transport = {
  fetch: (path, init) => fetch(path, init),
}

export function createBrowserServices(transport = NETWORK): Services {
  // By default a timer tells React about a pending call, and the second press of a double click is faster.
  notifyManager.setScheduler(queueMicrotask)
  // All tabs wait for the one that renews, so a hanging connection must not hold them. This is half of the
  // grace that the server gives a used token, so that the next try is still answered if this one arrived.
  const hurried: Transport = {
    fetch: (path, init) => transport.fetch(path, { ...init, signal: AbortSignal.timeout(15_000) }),
  }
  const session = new SessionStore((refresh_token) =>
    send(hurried, accountCalls.refresh, { body: { refresh_token } }, { language: LANGUAGE }),
  )
  return { call: callAs(session, transport), queryClient: newQueryClient(), session }
}

/**
 * Sends the session's token along; an expired one is renewed once, an ended one signs this browser out. A
 * call that needs a fresh proof is sent again once the person has given it; otherwise it stays refused.
 */
export function callAs(session: SessionStore, transport: Transport, prove = requestProof): CallApi {
  const ask: Ask = async (target, input, signal, mayProve) => {
    let token: string | null = null
    const attempt = async (with_: string | null) =>
      sayFormer(
        await send(transport, target, input, {
          token: with_,
          language: LANGUAGE,
          ...(signal ? { signal } : {}),
        }),
      )
    try {
      token = await session.token()
      return await attempt(token)
    } catch (error) {
      // Nobody answered, so there are no words for it yet.
      if (error instanceof UnreachableError) error.message = toastTexts.unreachable
      showRefusedTexts(error)
      if (!(error instanceof ApiError) || token === null) throw error
      if (error.code === 'session_expired') {
        const renewed = await session.renew(token)
        if (renewed) return attempt(renewed.access_token)
      }
      if (error.code === 'proof_required' && mayProve && (await prove()))
        return ask(target, input, signal, false)
      if (error.code === 'session_not_found' || error.code === 'unauthenticated') session.signOut()
      throw error
    }
  }
  return (target, input, { signal } = {}) => ask(target, input, signal, true)
}

type Ask = <E extends AnyEndpoint>(
  target: Call<E>,
  input: Input<E>,
  signal: AbortSignal | undefined,
  mayProve: boolean,
) => Promise<Reply<E>>

/** Offline calls are not queued for later: the person is told, and tries again. */
const ALWAYS = { networkMode: 'always' } as const

function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        ...ALWAYS,
        refetchOnReconnect: true,
        staleTime: 30_000,
        // The server would refuse the same again; only an unreachable server is worth another try.
        retry: (count, error) => !(error instanceof ApiError) && count < 2,
        retryDelay: (count) => 200 * 2 ** count,
      },
      mutations: ALWAYS,
    },
  })
}

const ServicesContext = createContext<Services | null>(null)
export const ServicesProvider = ServicesContext

export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services) throw new Error('ServicesProvider is missing above this component')
  return services
}
