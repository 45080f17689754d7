import ICAL from 'ical.js'

export type PublishedTime = { uid: string; summary: string; startsAt: Date; endsAt: Date }

/** Times as an iCal file, in UTC; ical.js escapes and folds. */
export function writeCalendar(name: string, times: PublishedTime[], now: Date): string {
  const calendar = newCalendar()
  calendar.addPropertyWithValue('x-wr-calname', name)
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString('PT30M'))
  for (const time of times) calendar.addSubcomponent(eventOf(time, now))
  return `${calendar.toString()}\r\n`
}

export type CalendarEntry = PublishedTime & {
  description: string
  location: string
  url: string
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
  /** Grows with every change, so that opening the file again updates the entry instead of adding another. */
  sequence: number
}

/** One entry for a person's own calendar. */
export function writeCalendarEntry(entry: CalendarEntry, now: Date): string {
  const calendar = newCalendar()
  // What makes a calendar program remove the entry instead of adding another.
  calendar.addPropertyWithValue('method', entry.status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH')
  const event = eventOf(entry, now)
  for (const name of ['description', 'location', 'url', 'status', 'sequence'] as const)
    event.addPropertyWithValue(name, entry[name])
  calendar.addSubcomponent(event)
  return `${calendar.toString()}\r\n`
}

function newCalendar() {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Roomtone//Calendar//EN')
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  return calendar
}

function eventOf({ uid, summary, startsAt, endsAt }: PublishedTime, now: Date) {
  const event = new ICAL.Component('vevent')
  event.addPropertyWithValue('uid', uid)
  event.addPropertyWithValue('dtstamp', timeOf(now))
  event.addPropertyWithValue('dtstart', timeOf(startsAt))
  event.addPropertyWithValue('dtend', timeOf(endsAt))
  event.addPropertyWithValue('summary', summary)
  return event
}

function timeOf(date: Date) {
  return ICAL.Time.fromJSDate(date, true)
}
