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
  const days = ahead
    .slice(0, NAMED)
    .map((at) =>
      at.toLocaleDateString('en-US', { timeZone, month: 'short', day: 'numeric', year: 'numeric' }),
    )
  const more = ahead.length > NAMED ? `, and ${ahead.length - NAMED} more` : ''
  throw new Refused('bookings_ahead', {
    detail: `You can't change the address while there are upcoming bookings or requests: ${days.join('; ')}${more}. Complete, decline or cancel them first.`,
  })
}
