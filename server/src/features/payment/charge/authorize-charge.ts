import type { Deps } from '../../../platform/deps.ts'
import { declined } from '../../../platform/payments/declined.ts'
import { KEY_LIVES_MS, PaymentsMisuse } from '../../../platform/payments/payments.ts'
import type { ChargeRow } from './charge.store.ts'
import { chargeKey } from './charge-key.ts'
import type { ChargeOwner } from './charge-owner.ts'
import { type Answer, NOTHING_TO_ASK, type Recorded, recordAuthorization } from './record-authorization.ts'

/** Reserves the amount under the key of this try, however often it is asked. */
export async function authorizeCharge(deps: Deps, owner: ChargeOwner, charge: ChargeRow): Promise<Recorded> {
  return recordAuthorization(deps, owner, charge, await authorize(deps, charge))
}

/** Asks what came of sending somebody to their bank. While they have not been there, nothing changes. */
export async function confirmCharge(deps: Deps, owner: ChargeOwner, charge: ChargeRow): Promise<Recorded> {
  const { reference } = charge
  if (reference === null) return 'done'
  const answer = await deps.payments.confirm({ key: chargeKey(charge, 'confirm'), reference })
  return recordAuthorization(deps, owner, charge, answer)
}

async function authorize(deps: Deps, charge: ChargeRow): Promise<Answer> {
  const { booking_id: bookingId, token, customer, amount_cents: amount, is_away: isAway } = charge
  if (amount === 0) return NOTHING_TO_ASK
  if (deps.clock.now().getTime() - charge.created_at.getTime() > KEY_LIVES_MS)
    return declined('processing_error')
  const key = chargeKey(charge, 'authorize')
  try {
    return await deps.payments.authorize({ key, token, customer, amount, bookingId, isAway })
  } catch (error) {
    if (!(error instanceof PaymentsMisuse)) throw error
    deps.log.error({ err: error, charge: charge.id }, 'the processor refused to be asked for this card')
    return declined('processing_error')
  }
}
