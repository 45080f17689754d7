import { type Actor, hasRole } from '@roomtone/domain/access/actor'
import type { ClaimSide } from '@roomtone/domain/claim/claim'
import { type ClaimEvent, type ClaimParty, claimStep } from '@roomtone/domain/claim/claim-steps'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { Refused } from '../../platform/refused.ts'
import { type BookingRow, findBooking, lockBooking } from '../booking/entry.ts'
import { type ClaimRow, findClaim, lockClaim } from './claim.store.ts'
import { refusals } from './refusals.ts'

export type Part = {
  claim: ClaimRow
  booking: BookingRow
  /** Whose eyes it is for. */
  viewer: ClaimSide | 'admin'
  party: ClaimParty
}

/** Missing and forbidden are one answer. An admin who books or hosts is a guest or a host there. */
export async function requireClaim(handle: Handle, actor: Actor, id: string): Promise<Part> {
  const claim = await findClaim(handle, id)
  const booking = claim && (await findBooking(handle, claim.booking_id))
  return partOf(claim, booking, actor)
}

/** The booking first, as everyone does who moves it or its payouts. */
export async function lockForClaim(tx: Tx, actor: Actor, id: string): Promise<Part> {
  const known = await findClaim(tx, id)
  const booking = known && (await lockBooking(tx, known.booking_id))
  return partOf(await lockClaim(tx, id), booking, actor)
}

function partOf(claim: ClaimRow | undefined, booking: BookingRow | undefined, actor: Actor): Part {
  const viewer = booking && viewerOf(booking, actor)
  if (!claim || !booking || !viewer) throw new Refused('not_found')
  const party = viewer === 'admin' ? 'admin' : viewer === claim.side ? 'claimant' : 'respondent'
  return { claim, booking, viewer, party }
}

export function viewerOf(booking: BookingRow, actor: Actor): ClaimSide | 'admin' | null {
  return sideOf(booking, actor.userId) ?? (hasRole(actor, 'admin') ? 'admin' : null)
}

export function sideOf({ guest_id, host_id, confirmed_at }: BookingRow, userId: string): ClaimSide | null {
  if (guest_id === userId) return 'guest'
  return host_id === userId && confirmed_at !== null ? 'host' : null
}

const REFUSALS = {
  answer: 'answerOver',
  agree: 'answerOver',
  decide: 'answerOpen',
  withdraw: 'ended',
} as const satisfies Record<ClaimEvent, string>

/** Throws where it cannot be done, by this party or at this time. */
export function requireStep({ claim, party }: Part, event: ClaimEvent, now: Date): void {
  const standing = { state: claim.state, answerDueAt: claim.answer_due_at }
  if (claimStep(event, party, standing, now) === null)
    throw new Refused('no_longer_possible', { detail: (language) => refusals(language)[REFUSALS[event]] })
}
