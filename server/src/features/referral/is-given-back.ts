import type { Handle } from '../../platform/db/database.ts'
import { type BookingRow, givenBackOf } from '../booking/entry.ts'

/** A fully refunded booking earns no one a reward. */
export async function isGivenBack(handle: Handle, booking: BookingRow): Promise<boolean> {
  return (await givenBackOf(handle, booking)).total >= booking.total_cents
}
