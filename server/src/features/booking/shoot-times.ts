import { type ShootTimes, shootTimesOf as shootTimesOfBooked } from '@roomtone/domain/booking/shoot-times'
import type { BookingRow } from './booking.store.ts'

type Times = Pick<BookingRow, 'choice' | 'time_zone' | 'rates' | 'starts_at' | 'ends_at'>

/** From call to wrap. */
export function shootTimesOf({ choice, time_zone: timeZone, rates, starts_at, ends_at }: Times): ShootTimes {
  return shootTimesOfBooked({
    choice,
    timeZone,
    startsAt: starts_at,
    endsAt: ends_at,
    hours: rates?.hours ?? null,
  })
}
