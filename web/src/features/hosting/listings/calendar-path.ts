import type { BookingView } from '@roomtone/contract/booking/booking'
import { toLocal } from '@roomtone/domain/time/zone'

/** The calendar month of a booking, by the local time of its space. */
export function calendarPath({ startsAt, timeZone, property }: Shown): string {
  const month = toLocal(new Date(startsAt), timeZone).date.slice(0, 7)
  return `/hosting?tab=calendar&listing=${property.id}&month=${month}`
}

type Shown = Pick<BookingView, 'startsAt' | 'timeZone'> & { property: { id: string } }
