import type { listBookingClaims as listBookingClaimsEndpoint } from '@roomtone/contract/claim/claims'
import type { Reply } from '@roomtone/contract/endpoint'
import type { Actor } from '@roomtone/domain/access/actor'
import { claimableUntil, claimWindow } from '@roomtone/domain/claim/may-claim'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { type BookingRow, findBooking } from '../booking/entry.ts'
import { findClaimsOf, hasClaimed } from './claim.store.ts'
import { claimCardView } from './claim.view.ts'
import { mostOf } from './open-claim.ts'
import { sideOf, viewerOf } from './require-claim.ts'

type BookingClaims = Reply<typeof listBookingClaimsEndpoint>

export async function listBookingClaims(deps: Deps, actor: Actor, bookingId: string): Promise<BookingClaims> {
  const booking = await findBooking(deps.db, bookingId)
  if (!booking || viewerOf(booking, actor) === null) throw new Refused('not_found')
  const rows = await findClaimsOf(deps.db, bookingId)
  return {
    items: rows.map((row) => claimCardView(row, row.owed, actor.userId)),
    mayOpen: await mayOpen(deps, booking, actor),
  }
}

async function mayOpen(deps: Deps, booking: BookingRow, actor: Actor): Promise<BookingClaims['mayOpen']> {
  const { state, starts_at: startsAt, ends_at: endsAt, ended_at: endedAt } = booking
  const booked = { state, startsAt, endsAt, endedAt }
  const until = claimableUntil(booked)
  const side = sideOf(booking, actor.userId)
  if (side === null || until === null || claimWindow(booked, deps.clock.now()) !== 'open') return null
  const most = await mostOf(deps.db, booking, side)
  if (most === 0 || (await hasClaimed(deps.db, booking.id, side))) return null
  return { side, until: until.toISOString(), most }
}
