import type { Deps } from '../../../platform/deps.ts'
import type { Charge } from '../../../platform/payments/payments.ts'
import { advanceCharge } from '../charge/advance-charge.ts'
import { type ChargeRow, findAskingCharges, findChargeByReference } from '../charge/charge.store.ts'
import type { ChargeOwners } from '../charge/charge-owner.ts'
import { renewAuthorization } from '../charge/renew-authorization.ts'
import { voidCharge } from '../charge/void-charge.ts'
import { compareRefunds } from '../refund/compare-refunds.ts'
import { handleDispute } from './handle-dispute.ts'
import { voidUnknownCharge } from './void-unknown-charge.ts'

/**
 * An event says only that a charge is worth a look. The processor is asked where it is, and ours catches up; so it does
 * not matter in which order events come, how late, or how often.
 */
export async function handlePaymentWebhook(
  deps: Deps,
  owners: ChargeOwners,
  { reference, kind }: { reference: string; kind: string },
): Promise<void> {
  const charge = await deps.payments.find(reference)
  if (!charge) return
  const ours = await findOurs(deps, owners, charge)
  if (!ours) return voidUnknownCharge(deps, charge, kind)
  await catchUp(deps, owners, charge, ours)
  if (ours.state === 'captured') await compareRefunds(deps, ours, kind)
  if (kind === 'disputed' || kind === 'dispute_closed')
    await handleDispute(deps, { charge: ours, amount: charge.amount, reference, kind })
}

/** A try whose answer never reached us has no reference yet: asked again under its key, it says which it is. */
async function findOurs(
  deps: Deps,
  owners: ChargeOwners,
  { reference, bookingId }: Charge,
): Promise<ChargeRow | undefined> {
  const known = await findChargeByReference(deps.db, reference)
  if (known || !bookingId) return known
  for (const asking of await findAskingCharges(deps.db, bookingId))
    await advanceCharge(deps, owners[asking.purpose], asking.id)
  return findChargeByReference(deps.db, reference)
}

async function catchUp(
  deps: Deps,
  owners: ChargeOwners,
  { state }: Charge,
  charge: ChargeRow,
): Promise<void> {
  const { id } = charge
  const owner = owners[charge.purpose]
  if (charge.state === 'needs_authentication') return advanceCharge(deps, owner, id)
  if (charge.state === 'releasing' && state === 'authorised') return voidCharge(deps, id)
  if (charge.state !== 'authorised') return
  if (await owner.wantsCapture(deps, charge)) return advanceCharge(deps, owner, id)
  if (state === 'released') await renewAuthorization(deps, owners, id, true)
}
