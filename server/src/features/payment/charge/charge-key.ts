import type { ChargePurpose } from '@roomtone/domain/payment/charge'
import type { ChargeRow } from './charge.store.ts'

type Step = 'authorize' | 'confirm' | 'capture' | 'release'

/** Words that processors have seen: another word would be another request, and could move the money twice. */
const WORDS: Record<ChargePurpose, { subject: string; authorize: string }> = {
  rent: { subject: 'booking', authorize: 'authorise' },
  claim: { subject: 'claim', authorize: 'charge' },
}

/** The idempotency key of one step of one try. */
export function chargeKey(charge: ChargeRow, step: Step): string {
  const { subject, authorize } = WORDS[charge.purpose]
  const id = charge.claim_id ?? charge.booking_id
  return `${subject}:${id}:${step === 'authorize' ? authorize : step}:${charge.attempt}`
}
