import type { Deps } from '../../platform/deps.ts'
import { declined } from '../../platform/payments/declined.ts'
import {
  type Authorisation,
  type Capture,
  KEY_LIVES_MS,
  PaymentsMisuse,
} from '../../platform/payments/payments.ts'
import { unlessUnreachable } from '../booking/entry.ts'
import { findClaim } from './claim.store.ts'
import { type ChargeRow, findCharge } from './claim-charge.store.ts'
import { noteDeclined, noteReceived, noteReleased, noteReserved } from './note-charge.ts'

/** Brings a charge one step or several further, from wherever it stands. Asked twice at once, both find the same. */
export async function chargeClaim(deps: Deps, chargeId: string): Promise<void> {
  const charge = await findCharge(deps.db, chargeId)
  if (charge?.state === 'asking') await ask(deps, charge)
  if (charge?.state === 'needs_authentication') await confirm(deps, charge)
  if (charge?.state === 'releasing') await release(deps, charge)
}

/** For someone who waits in front of a page: a processor that is silent is left to the job. */
export async function chargeNow(deps: Deps, chargeId: string | null): Promise<void> {
  if (chargeId !== null) await unlessUnreachable(deps, chargeClaim(deps, chargeId))
}

const keyOf = ({ claim_id, attempt }: ChargeRow, what: string) => `claim:${claim_id}:${what}:${attempt}`

async function ask(deps: Deps, charge: ChargeRow): Promise<void> {
  if (charge.reference !== null) return take(deps, charge, charge.reference)
  await heed(deps, charge, await reserve(deps, charge))
}

async function confirm(deps: Deps, charge: ChargeRow): Promise<void> {
  const { reference } = charge
  if (reference !== null)
    await heed(deps, charge, await deps.payments.confirm({ key: keyOf(charge, 'confirm'), reference }))
}

/** Only once it is written down that this card is to pay is the money taken: until then another may take its place. */
async function heed(deps: Deps, charge: ChargeRow, answer: Authorisation): Promise<void> {
  if (answer.outcome === 'declined') return noteDeclined(deps, charge, answer)
  const isToBeTaken = await noteReserved(deps, charge, answer)
  if (isToBeTaken) await take(deps, charge, answer.reference)
}

async function reserve(deps: Deps, charge: ChargeRow): Promise<Authorisation> {
  const { token, customer, amount_cents: amount, is_away: isAway } = charge
  if (deps.clock.now().getTime() - charge.created_at.getTime() > KEY_LIVES_MS)
    return declined('processing_error')
  const claim = await findClaim(deps.db, charge.claim_id)
  try {
    return await deps.payments.authorise({
      key: keyOf(charge, 'charge'),
      token,
      customer,
      amount,
      bookingId: claim?.booking_id ?? '',
      isAway,
    })
  } catch (error) {
    return misuse(deps, charge, error)
  }
}

async function take(deps: Deps, charge: ChargeRow, reference: string): Promise<void> {
  const answer = await capture(deps, charge, reference)
  if (answer.outcome === 'captured') return noteReceived(deps, charge)
  // The bank would not pay, and yet may keep the amount reserved.
  if (answer.code !== 'authorisation_ended')
    await deps.payments.release({ key: keyOf(charge, 'release'), reference })
  await noteDeclined(deps, charge, answer)
}

async function capture(deps: Deps, charge: ChargeRow, reference: string): Promise<Capture> {
  try {
    return await deps.payments.capture({ key: keyOf(charge, 'capture'), reference })
  } catch (error) {
    return misuse(deps, charge, error)
  }
}

async function release(deps: Deps, charge: ChargeRow): Promise<void> {
  const { reference } = charge
  if (reference !== null) await deps.payments.release({ key: keyOf(charge, 'release'), reference })
  await noteReleased(deps, charge)
}

function misuse(deps: Deps, { id }: ChargeRow, error: unknown) {
  if (!(error instanceof PaymentsMisuse)) throw error
  deps.log.error({ err: error, charge: id }, 'the processor refused to be asked for this claim')
  return declined('processing_error')
}
