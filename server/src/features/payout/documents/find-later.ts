import type { Handle } from '../../../platform/db/database.ts'
import {
  type ClaimPaymentFacts,
  findClaimPaymentsOf,
  findRefundsOf,
  type RefundFacts,
} from './papers.store.ts'

/** What was paid and given back of a booking after its confirmation. */
export type Later = { refunds: RefundFacts[]; claims: ClaimPaymentFacts[] }

export async function findLater(handle: Handle, bookingId: string): Promise<Later> {
  return {
    refunds: await findRefundsOf(handle, bookingId),
    claims: await findClaimPaymentsOf(handle, bookingId),
  }
}
