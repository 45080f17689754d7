import type { TimeRange } from '@roomtone/domain/calendar/ranges'
import { eventTimes, keysIn, type Reach } from './event-times.ts'
import { FeedProblem } from './feed-problem.ts'
import { zonesOf } from './feed-zones.ts'
import { type Component, parseCalendars, propertiesOf, propertyOf, textOf } from './jcal.ts'
import { newPatience, type Patience } from './patience.ts'
import { DAY } from './wall.ts'

export type BusyTime = TimeRange & { summary: string }

type Reading = {
  /** Where whole days and times without a zone lie. */
  timeZone: string
  from: Date
  to: Date
  /** Events that came from here in the first place. */
  isOwn(uid: string): boolean
}

const TIMES_MAX = 7000
const SUMMARY_MAX = 120

/** The times when a calendar's owner is busy, by start. Throws a FeedProblem if the text is no calendar. */
export function readCalendar(text: string, reading: Reading): BusyTime[] {
  const patience = newPatience()
  const times = parseCalendars(text).flatMap((calendar) => busyTimes(calendar, reading, patience))
  if (times.length > TIMES_MAX) throw new FeedProblem('too_many_events')
  return times.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}

function busyTimes(calendar: Component, reading: Reading, patience: Patience): BusyTime[] {
  // Two days of grace: the clock that a time is written for can be that far from ours.
  const reach: Reach = {
    from: reading.from.getTime(),
    to: reading.to.getTime(),
    last: reading.to.getTime() + 2 * DAY,
  }
  const zones = zonesOf(calendar, reading.timeZone, reach.last, patience)
  const events = calendar.children.filter(({ name }) => name === 'vevent')
  const replaced = replacedTimes(events, zones, patience)
  return events
    .filter((event) => isBusy(event) && !reading.isOwn(textOf(event, 'uid')))
    .flatMap((event) => {
      patience.spend()
      const isReplacement = propertyOf(event, 'recurrence-id') !== undefined
      const without = isReplacement ? NONE : (replaced.get(textOf(event, 'uid')) ?? NONE)
      const summary = cleaned(textOf(event, 'summary'))
      return timesOf(event, { zones, reach, patience }, without).map(({ start, end }) => ({
        startsAt: new Date(Math.max(start, reach.from)),
        endsAt: new Date(Math.min(end, reach.to)),
        summary,
      }))
    })
}

const NONE: ReadonlySet<string> = new Set()

/** An event that cannot be read is left out; the rest of the calendar is still worth having. */
function timesOf(...[event, context, without]: Parameters<typeof eventTimes>) {
  try {
    return eventTimes(event, context, without)
  } catch (error) {
    if (error instanceof FeedProblem) throw error
    return []
  }
}

/** Which times of which series another event replaces, if only to cancel them. */
function replacedTimes(events: Component[], zones: Parameters<typeof keysIn>[1], patience: Patience) {
  const replaced = new Map<string, Set<string>>()
  for (const event of events) {
    const keys = keysIn(propertiesOf(event, 'recurrence-id'), zones, patience)
    if (keys.length === 0) continue
    const uid = textOf(event, 'uid')
    const known = replaced.get(uid) ?? new Set<string>()
    for (const key of keys) known.add(key)
    replaced.set(uid, known)
  }
  return replaced
}

function isBusy(event: Component): boolean {
  return (
    textOf(event, 'status').toUpperCase() !== 'CANCELLED' &&
    textOf(event, 'transp').toUpperCase() !== 'TRANSPARENT' &&
    textOf(event, 'x-microsoft-cdo-busystatus').toUpperCase() !== 'FREE'
  )
}

/** A title goes into the database and onto a screen: no control characters, no half emoji. */
function cleaned(summary: string): string {
  const text = summary
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
  return [...text].slice(0, SUMMARY_MAX).join('')
}
