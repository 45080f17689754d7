import { formatsIn } from '@roomtone/texts/all/formats'
import { textsIn } from '@roomtone/texts/all/listing/refusals'
import type { Handle } from '../../../platform/db/database.ts'
import { Refused } from '../../../platform/refused.ts'
import { findStartsAhead } from './make-property.store.ts'

const NAMED = 3

/** A place does not move under people who are going to be there: their price, their tax and their way were for the old one. */
export async function requireNobodyAhead(
  handle: Handle,
  { propertyId, timeZone, now }: { propertyId: string; timeZone: string; now: Date },
): Promise<void> {
  const ahead = await findStartsAhead(handle, propertyId, now)
  if (ahead.length === 0) return
  throw new Refused('bookings_ahead', {
    detail: (language) => {
      const { date } = formatsIn(language)
      const days = ahead.slice(0, NAMED).map((at) => date('date', { at, timeZone }))
      const more = Math.max(0, ahead.length - NAMED)
      return textsIn(language).refusals.bookingsAhead({ days: days.join('; '), more })
    },
  })
}
