import { ApiError } from '@roomtone/contract/call'
import { claimCalls } from '@roomtone/contract/claim/claim.calls'
import type { openClaim } from '@roomtone/contract/claim/claims'
import type { Input } from '@roomtone/contract/endpoint'
import { bookingClaimsQuery } from '../../parts/claim/claims.query.ts'
import type { Services } from '../../platform/services.tsx'

type Opened = { id: string; refusal: ApiError | null }

/**
 * A side reports once. If it already has, perhaps by a report whose answer was lost, it is led to that one.
 */
export async function openOnce(
  services: Services,
  bookingId: string,
  body: Input<typeof openClaim>['body'],
): Promise<Opened> {
  try {
    const { id } = await services.call(claimCalls.open, { params: { id: bookingId }, body })
    return { id, refusal: null }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'no_longer_possible') throw error
    const query = { ...bookingClaimsQuery(services, bookingId), staleTime: 0 }
    const { items } = await services.queryClient.fetchQuery(query)
    const own = items.find(({ isOwn }) => isOwn)
    if (!own) throw error
    return { id: own.id, refusal: error }
  }
}
