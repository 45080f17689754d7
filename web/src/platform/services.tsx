import { accountCalls } from '@roomtone/contract/account/account.calls'
import { ApiError, type Call, send, type Transport } from '@roomtone/contract/call'
import type { AnyEndpoint, Input, Reply } from '@roomtone/contract/endpoint'
import { LANGUAGE } from '@roomtone/texts/language'
import { notifyManager, QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { showRefusedTexts } from './dialogs/refused-texts.ts'
import { saidError } from './language/said-error.texts.ts'
import { sayFormer } from './language/say-former.ts'
import { requestProof } from './proof/proof-request.ts'
import { SessionStore } from './session/session-store.ts'

export type CallApi = <E extends AnyEndpoint>(
  target: Call<E>,
  input: Input<E>,
  options?: { signal?: AbortSignal },
) => Promise<Reply<E>>

/** What loaders and pages reach for. The server's has no session: it renders for strangers only. */
export type Services = { call: CallApi; queryClient: QueryClient; session: SessionStore | null }

export function createServerServices(fetchApi: (path: string) => Promise<Response>): Services {
  const transport: Transport = { fetch: (path) => fetchApi(path) }
  return {
    call: async (target, input) => sayFormer(await send(transport, target, input)),
    queryClient: newQueryClient(),
    session: null,
  }
}

/** What is written to people in answer to this page is in its language. */
const NETWORK: Transport = {
  fetch: (path, init) => fetch(path, init),
}

export function createBrowserServices(transport = NETWORK): Services {
  // By default a timer tells React that something is on its way: the second press of a double click is quicker.
  notifyManager.setScheduler(queueMicrotask)
  // All tabs wait for the one that renews: a line that hangs must not hold them. Half of the grace that the server
  // gives a used token, so that the next try is still answered if this one arrived.
  const hurried: Transport = {
    fetch: (path, init) => transport.fetch(path, { ...init, signal: AbortSignal.timeout(15_000) }),
  }
  const session = new SessionStore((refresh_token) =>
    send(hurried, accountCalls.refresh, { body: { refresh_token } }, { language: LANGUAGE }),
  )
  return { call: callAs(session, transport), queryClient: newQueryClient(), session }
}

/**
 * Sends the session's token along; an expired one is renewed once, an ended one signs this browser out. What asks for a
 * fresh proof is sent again once the person has given it; if they do not, it stays refused.
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
    } catch (failure) {
      const error = await saidError(failure)
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

/** Without a line nothing is kept back, to be asked or sent some time later: who pressed is told, and tries again. */
const ALWAYS = { networkMode: 'always' } as const

function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        ...ALWAYS,
        refetchOnReconnect: true,
        staleTime: 30_000,
        // What the server refused it refuses again; only an unreachable server is worth another try.
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
