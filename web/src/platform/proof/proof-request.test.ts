import { securityCalls } from '@roomtone/contract/account/security.calls'
import { proofCalls } from '@roomtone/contract/proof/proof.calls'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callAs } from '../services.tsx'
import type { SessionStore } from '../session/session-store.ts'
import { toastError } from '../toasts/toast-error.ts'
import { ensureProof } from './ensure-proof.ts'
import { requestProof, settleProof } from './proof-request.ts'

const showToast = vi.hoisted(() => vi.fn())
vi.mock('../toasts/toasts.ts', () => ({ showToast }))

const session = { token: async () => 'token', signOut: vi.fn() } as unknown as SessionStore
const refused = { code: 'proof_required', status: 403, requestId: 'r', title: 'Confirm it’s you', detail: '' }

let isProved = false
const fetch = vi.fn(async (_path: string, _init: unknown) =>
  isProved ? new Response(null, { status: 204 }) : new Response(JSON.stringify(refused), { status: 403 }),
)
const call = callAs(session, { fetch })
const change = () => call(securityCalls.changePassword, { body: { password: 'Louder2please' } })

function answer(given: boolean): void {
  isProved = given
  settleProof(given)
}

beforeEach(() => {
  isProved = false
  fetch.mockClear()
  showToast.mockClear()
})

describe('a call that asks for a fresh proof', () => {
  it('is sent again, as it was, once the person has given it', async () => {
    const changing = change()
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
    answer(true)
    await expect(changing).resolves.toBeUndefined()
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(fetch.mock.calls[1]).toEqual(fetch.mock.calls[0])
  })

  it('shares the question with others that wait', async () => {
    const both = [change(), change()]
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
    expect(requestProof()).toBe(requestProof())
    answer(true)
    await Promise.all(both)
    expect(fetch).toHaveBeenCalledTimes(4)
  })

  it('stays refused without a message when the person cancels', async () => {
    const changing = change()
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
    answer(false)
    const error = await changing.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'proof_required' })
    expect(fetch).toHaveBeenCalledOnce()
    toastError(error)
    expect(showToast).not.toHaveBeenCalled()
  })

  it('is sent again once, not forever', async () => {
    const changing = change()
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
    settleProof(true)
    await expect(changing).rejects.toMatchObject({ code: 'proof_required' })
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})

describe('what cannot wait for a dialog', () => {
  const services = (freshUntil: string | null) =>
    ({ call: vi.fn(async () => ({ method: 'password', otherwise: null, freshUntil })) }) as never

  it('goes on while there is time left', async () => {
    await expect(ensureProof(services(new Date(Date.now() + 60_000).toISOString()))).resolves.toBeUndefined()
  })

  it.each([null, new Date(Date.now() + 1000).toISOString()])(
    'asks first when the proof ends %s',
    async (until) => {
      const asked = services(until)
      const ensuring = ensureProof(asked)
      const { call } = asked as { call: ReturnType<typeof vi.fn> }
      await vi.waitFor(() => expect(call).toHaveBeenCalledWith(proofCalls.show, {}))
      await Promise.resolve()
      settleProof(false)
      await expect(ensuring).rejects.toMatchObject({ code: 'proof_required' })
    },
  )
})
