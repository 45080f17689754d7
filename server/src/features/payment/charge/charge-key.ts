import type { ChargePurpose } from '@roomtone/domain/payment/charge'
import type { ChargeRow } from './charge.store.ts'

type Step = 'authorise' | 'confirm' | 'capture' | 'release'

/** Words that processors have seen: another word would be another request, and could move the money twice. */
const WORDS: Record<ChargePurpose, { subject: string; authorise: string }> = {
  rent: { subject: 'booking', authorise: 'authorise' },
  claim: { subject: 'claim', authorise: 'charge' },
}

/** The idempotency key of one step of one try. */
export function chargeKey(charge: ChargeRow, step: Step): string {
  const { subject, authorise } = WORDS[charge.purpose]
  const id = charge.claim_id ?? charge.booking_id
  return `${subject}:${id}:${step === 'authorise' ? authorise : step}:${charge.attempt}`
}
