import ICAL from 'ical.js'

export type PublishedTime = { uid: string; summary: string; startsAt: Date; endsAt: Date }

/** Times as an iCal file, in UTC; ical.js escapes and folds. */
export function writeCalendar(name: string, times: PublishedTime[], now: Date): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Roomtone//Calendar//EN')
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  calendar.addPropertyWithValue('x-wr-calname', name)
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString('PT30M'))
  for (const { uid, summary, startsAt, endsAt } of times) {
    const event = new ICAL.Component('vevent')
    event.addPropertyWithValue('uid', uid)
    event.addPropertyWithValue('dtstamp', timeOf(now))
    event.addPropertyWithValue('dtstart', timeOf(startsAt))
    event.addPropertyWithValue('dtend', timeOf(endsAt))
    event.addPropertyWithValue('summary', summary)
    calendar.addSubcomponent(event)
  }
  return `${calendar.toString()}\r\n`
}

function timeOf(date: Date) {
  return ICAL.Time.fromJSDate(date, true)
}
