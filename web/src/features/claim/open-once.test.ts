import { ApiError } from '@roomtone/contract/call'
import { claimCalls } from '@roomtone/contract/claim/claim.calls'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { Services } from '../../platform/services.tsx'
import { openOnce } from './open-once.ts'

const refusal = new ApiError({ code: 'no_longer_possible', status: 409, detail: 'Reported already.' })
const body = { kind: 'damage', text: 'A broken lamp', asked: 9000 } as Parameters<typeof openOnce>[2]

/** A server that refuses the report, and has these. */
function refusing(...items: { id: string; isOwn: boolean }[]): Services {
  const call = async (target: unknown) => {
    if (target === claimCalls.open) throw refusal
    return { items, mayOpen: null }
  }
  return { call, queryClient: new QueryClient(), session: null } as unknown as Services
}

it('finds the report whose answer was lost', async () => {
  const services = refusing({ id: 'theirs', isOwn: false }, { id: 'mine', isOwn: true })
  expect(await openOnce(services, 'b1', body)).toEqual({ id: 'mine', refusal })
})

it('passes on a refusal for another reason', async () => {
  await expect(openOnce(refusing({ id: 'theirs', isOwn: false }), 'b1', body)).rejects.toBe(refusal)
})
