import { shootOf, type TimeChoice } from '../availability/time-rules.ts'
import type { WeeklyHours } from '../availability/weekly-hours.ts'

type Booked = {
  choice: TimeChoice
  timeZone: string
  startsAt: Date
  endsAt: Date
  /** As the space was open when it was booked; null for a booking from before these were kept. */
  hours: WeeklyHours | null
}

/** Of a booked time with prep and strike, when the shoot itself begins and ends. */
export type ShootTimes = { callAt: Date; wrapAt: Date }

export function shootTimesOf({ choice, timeZone, startsAt, endsAt, hours }: Booked): ShootTimes {
  const { prep = 0, strike = 0 } = choice
  if ((prep === 0 && strike === 0) || !hours) return { callAt: startsAt, wrapAt: endsAt }
  const shoot = shootOf(choice, { timeZone, hours })
  return { callAt: shoot.startsAt, wrapAt: shoot.endsAt }
}
