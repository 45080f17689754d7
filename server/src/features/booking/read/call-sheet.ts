import type { TodayView } from '@roomtone/contract/booking/show-today'
import { openRangeOf } from '@roomtone/domain/availability/check-choice'
import { hoursOfStored, openingOn } from '@roomtone/domain/availability/weekly-hours'
import { wholeDays } from '@roomtone/domain/calendar/ranges'
import { toLocal } from '@roomtone/domain/time/zone'
import type { Handle } from '../../../platform/db/database.ts'
import { findHeldTimes, heldLabel } from '../../calendar/entry.ts'
import { findPhotos } from '../../photo/entry.ts'
import { findSheetListings } from './today.store.ts'

type Row = TodayView['listings'][number]
type Listing = Awaited<ReturnType<typeof findSheetListings>>[number]
type Held = Awaited<ReturnType<typeof findHeldTimes>>[number]

/** One row for each space, about its own day, which may not be the day of the next row. */
export async function callSheetOf(handle: Handle, hostId: string, now: Date): Promise<Row[]> {
  const listings = await findSheetListings(handle, hostId)
  const covers = await findPhotos(
    handle,
    listings.flatMap(({ coverId }) => coverId ?? []),
  )
  const coverOf = new Map(covers.map((photo) => [photo.id, photo]))
  const rows: Row[] = []
  for (const listing of listings) {
    const cover = coverOf.get(listing.coverId ?? '')
    if (cover) rows.push({ ...(await dayOf(handle, listing, now)), cover })
  }
  return rows
}

async function dayOf(handle: Handle, listing: Listing, now: Date): Promise<Omit<Row, 'cover'>> {
  const { id, searchId, title, sharedBy, timeZone } = listing
  const { date } = toLocal(now, timeZone)
  const day = wholeDays(date, date, timeZone)
  const held = await findHeldTimes(handle, searchId, day.startsAt, day.endsAt)
  const hours = hoursOfStored(listing)
  const open = openRangeOf(date, { timeZone, hours })
  return {
    id,
    title,
    sharedBy,
    timeZone,
    today: date,
    isClosed: openingOn(hours, date) === null,
    opensAt: open.startsAt.toISOString(),
    closesAt: open.endsAt.toISOString(),
    holds: held.map(holdOf),
  }
}

function holdOf(held: Held): Row['holds'][number] {
  const { kind, startsAt, endsAt, booking } = held
  return {
    kind,
    startsAt: startsAt.toISOString(),
    endsAt: (booking?.endsAt ?? endsAt).toISOString(),
    callAt: booking?.callAt.toISOString() ?? null,
    wrapAt: booking?.wrapAt.toISOString() ?? null,
    heldUntil: endsAt.toISOString(),
    label: heldLabel(held),
    bookingId: booking?.id ?? null,
    crew: booking?.crew ?? 0,
  }
}
