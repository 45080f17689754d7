import type { BookingAhead } from '@roomtone/contract/closure/deactivate'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { findBookingsAhead } from './closure.store.ts'

export async function previewDeactivation(
  deps: Deps,
  { userId }: Actor,
): Promise<{ bookingsAhead: BookingAhead[] }> {
  const rows = await findBookingsAhead(deps.db, userId, deps.clock.now())
  return {
    bookingsAhead: rows.map(({ id, side, title, startsAt, timeZone }) => ({
      id,
      side,
      title,
      startsAt: startsAt.toISOString(),
      timeZone,
    })),
  }
}
