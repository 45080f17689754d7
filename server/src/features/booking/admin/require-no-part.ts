import type { Handle } from '../../../platform/db/database.ts'
import { Refused } from '../../../platform/refused.ts'
import { helpsWith } from '../../cohost/entry.ts'
import type { BookingRow } from '../booking.store.ts'
import { refusals } from '../refusals.ts'

type Sides = Pick<BookingRow, 'guest_id' | 'host_id' | 'property_id'>

/** As its guest, as its host, or as somebody who helps the host with the space. */
export async function hasPart(handle: Handle, booking: Sides, userId: string): Promise<boolean> {
  const { guest_id, host_id, property_id } = booking
  return guest_id === userId || host_id === userId || helpsWith(handle, userId, property_id)
}

/** An admin decides nothing that is their own money or paper. */
export async function requireNoPart(handle: Handle, booking: Sides, userId: string): Promise<void> {
  if (await hasPart(handle, booking, userId))
    throw new Refused('own_account', {
      detail: (language) => refusals(language).ownBooking,
    })
}
