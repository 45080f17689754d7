import type { Deps } from '../../../platform/deps.ts'
import { PaymentsUnreachable } from '../../../platform/payments/payments.ts'
import { authorizeCharge, confirmCharge } from './authorize-charge.ts'
import { captureCharge } from './capture-charge.ts'
import { type ChargeRow, findCharge } from './charge.store.ts'
import type { ChargeOwner, ChargeOwners } from './charge-owner.ts'
import type { Recorded } from './record-authorization.ts'
import { voidCharge } from './void-charge.ts'

/** Brings a charge as far as it can go, from any state. Two in parallel find the same. */
export async function advanceCharge(deps: Deps, owner: ChargeOwner, chargeId: string): Promise<void> {
  const charge = await findCharge(deps.db, chargeId)
  if (!charge) return
  if (charge.state === 'releasing') return voidCharge(deps, chargeId)
  if (charge.state === 'authorised') return captureIfWanted(deps, owner, charge)
  const answered = await authorize(deps, owner, charge)
  if (answered === 'done') return
  // As it is now: it has its reference only since it was authorized.
  const authorized = await findCharge(deps.db, chargeId)
  if (authorized?.state !== 'authorised') return
  if (answered === 'capture') return captureCharge(deps, owner, authorized)
  await captureIfWanted(deps, owner, authorized)
}

async function authorize(deps: Deps, owner: ChargeOwner, charge: ChargeRow): Promise<Recorded> {
  if (charge.state === 'asking') return authorizeCharge(deps, owner, charge)
  return charge.state === 'needs_authentication' ? confirmCharge(deps, owner, charge) : 'done'
}

async function captureIfWanted(deps: Deps, owner: ChargeOwner, charge: ChargeRow): Promise<void> {
  if (await owner.wantsCapture(deps, charge)) await captureCharge(deps, owner, charge)
}

/** For someone who waits in front of a page: a processor that is silent is left to the job. */
export async function advanceNow(deps: Deps, owner: ChargeOwner, chargeId: string): Promise<void> {
  await unlessUnreachable(deps, advanceCharge(deps, owner, chargeId))
}

/** By the job, which knows only its id. */
export async function advanceAny(deps: Deps, owners: ChargeOwners, chargeId: string): Promise<void> {
  const charge = await findCharge(deps.db, chargeId)
  if (charge) await advanceCharge(deps, owners[charge.purpose], chargeId)
}

/** The outcome is unknown, and a job will find it out: that is no reason to fail what has been written down. */
async function unlessUnreachable({ log }: Deps, work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof PaymentsUnreachable)) throw error
    log.warn({ err: error }, 'the payment provider did not answer; a job asks again')
  }
}
