import { type LocalDate, weekdayOf } from '../time/local-date.ts'

/** Minutes from local midnight; 1440 is the midnight at the day's end. */
export type Opening = { opensAt: number; closesAt: number }

/** Each weekday from 0, Sunday, on; null where the space is closed that day. */
export type WeeklyHours = (Opening | null)[]

/**
 * The form that rows store: `weekHours` only where days differ, with the earliest opening and the latest
 * closing.
 */
export type StoredHours = Opening & { weekHours: readonly (number | null)[] | null }

export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const

export function everyDay(opensAt: number, closesAt: number): WeeklyHours {
  return WEEKDAYS.map(() => ({ opensAt, closesAt }))
}

/** Null: closed that day. */
export function openingOn(hours: WeeklyHours, date: LocalDate): Opening | null {
  return hours[weekdayOf(date)] ?? null
}

/** From the earliest opening of the week to the latest closing. */
export function widestOf(hours: WeeklyHours): Opening {
  const open = hours.filter((one) => one !== null)
  if (open.length === 0) return { opensAt: 0, closesAt: 1440 }
  return {
    opensAt: Math.min(...open.map(({ opensAt }) => opensAt)),
    closesAt: Math.max(...open.map(({ closesAt }) => closesAt)),
  }
}

export function isSameEveryDay(hours: WeeklyHours): boolean {
  const { opensAt, closesAt } = widestOf(hours)
  return hours.every((one) => one?.opensAt === opensAt && one.closesAt === closesAt)
}

export function hoursOfStored({ opensAt, closesAt, weekHours }: StoredHours): WeeklyHours {
  if (weekHours === null) return everyDay(opensAt, closesAt)
  return WEEKDAYS.map((day) => {
    const [opens, closes] = [weekHours[day * 2], weekHours[day * 2 + 1]]
    return opens == null || closes == null ? null : { opensAt: opens, closesAt: closes }
  })
}

export function storedHours(hours: WeeklyHours): StoredHours {
  const weekHours = isSameEveryDay(hours)
    ? null
    : hours.flatMap((one) => (one ? [one.opensAt, one.closesAt] : [null, null]))
  return { ...widestOf(hours), weekHours }
}
