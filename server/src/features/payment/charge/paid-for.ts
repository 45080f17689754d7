import type { ChargePurpose } from '@roomtone/domain/payment/charge'

/** What is paid for. It may take several tries; one of them at a time is live. */
export type PaidFor = {
  purpose: ChargePurpose
  bookingId: string
  /** The claim whose award is paid; else null. */
  claimId: string | null
}

export function rentOf(bookingId: string): PaidFor {
  return { purpose: 'rent', bookingId, claimId: null }
}

type Charge = { purpose: ChargePurpose; booking_id: string; claim_id: string | null }

export function paidForBy({ purpose, booking_id: bookingId, claim_id: claimId }: Charge): PaidFor {
  return { purpose, bookingId, claimId }
}
