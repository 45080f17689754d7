import type { BookingState } from '../booking/process.ts'

const HOUR = 3_600_000
/** Time to wrap up and to find the way home. */
const AFTER_END = 12 * HOUR

type Asked = { state: BookingState; startsAt: Date; endsAt: Date; hoursBefore: number; now: Date }

/** From when to when a crew member's own link shows the address. */
export function crewWindow({ startsAt, endsAt, hoursBefore }: Omit<Asked, 'state' | 'now'>): {
  opensAt: Date
  closesAt: Date
} {
  return {
    opensAt: new Date(startsAt.getTime() - hoursBefore * HOUR),
    closesAt: new Date(endsAt.getTime() + AFTER_END),
  }
}

export type CrewLinkStanding = 'over' | 'early' | 'open'

/** Over: the booking ended or is past; the link says so and nothing else. */
export function crewLinkStanding(asked: Asked): CrewLinkStanding {
  const { opensAt, closesAt } = crewWindow(asked)
  if (asked.now >= closesAt || (asked.state !== 'confirmed' && asked.state !== 'completed')) return 'over'
  return asked.now < opensAt ? 'early' : 'open'
}
