import type { Handle } from '../../platform/db/database.ts'
import { type BookingRow, givenBackOf } from '../booking/entry.ts'

/** A booking that was given back whole is none that anybody earns a reward with. */
export async function isGivenBack(handle: Handle, booking: BookingRow): Promise<boolean> {
  return (await givenBackOf(handle, booking)).total >= booking.total_cents
}
