import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Authorisation } from '../../platform/payments/payments.ts'
import { type PaymentRow, updatePayment } from '../payment/charge/charge.store.ts'

/** Credits pay everything: nothing is reserved, so nothing runs out. */
export const NOTHING_TO_ASK = { outcome: 'authorised', reference: null, card: null, until: null } as const

export type Answer = Authorisation | typeof NOTHING_TO_ASK

type Recorded = { payment: PaymentRow; answer: Answer; now: Date }

/** Of what was reserved, `instead` says that it is not wanted. */
export async function recordAnswer(
  deps: Deps,
  tx: Tx,
  { payment, answer, now }: Recorded,
  instead?: 'releasing',
): Promise<void> {
  const to = whatItSays(answer, now)
  const state = answer.outcome === 'declined' ? 'declined' : (instead ?? answer.outcome)
  await updatePayment(tx, payment.id, ['asking', 'needs_authentication'], { ...to, state })
  if (state === payment.state) return
  await deps.audit.record(tx, {
    now,
    actorId: null,
    action: `payment.${state}`,
    subjectType: 'booking',
    subjectId: payment.booking_id,
    data: {
      paymentId: payment.id,
      attempt: payment.attempt,
      ...(answer.outcome === 'declined' ? { code: answer.code } : {}),
    },
  })
}

function whatItSays(answer: Answer, now: Date) {
  switch (answer.outcome) {
    case 'authorised':
      return {
        reference: answer.reference,
        ...(answer.card ? { card: answer.card } : {}),
        authorised_until: answer.until,
        client_secret: null,
        settled_at: now,
      }
    case 'declined':
      return {
        decline_code: answer.code,
        decline_message: answer.message,
        client_secret: null,
        settled_at: now,
      }
    case 'needs_authentication':
      return { reference: answer.reference, client_secret: answer.clientSecret }
  }
}
