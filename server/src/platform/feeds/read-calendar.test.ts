import { describe, expect, it } from 'vitest'
import { readCalendar } from './read-calendar.ts'

const NEW_YORK = 'America/New_York'
const from = new Date('2026-10-01T00:00:00Z')
const to = new Date('2028-04-01T00:00:00Z')

/** A calendar with these lines in an event each. */
function calendar(events: string[][], extra: string[] = []): string {
  const body = events.flatMap((lines, index) => {
    const uid = lines.some((line) => line.startsWith('UID:')) ? [] : [`UID:event-${index}@example.com`]
    return ['BEGIN:VEVENT', ...uid, ...lines, 'END:VEVENT']
  })
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...extra, ...body, 'END:VCALENDAR', ''].join(
    '\r\n',
  )
}

function read(events: string[][], extra: string[] = []): string[] {
  const times = readCalendar(calendar(events, extra), { timeZone: NEW_YORK, from, to, isOwn: () => false })
  return times.map(({ startsAt, endsAt }) => `${short(startsAt)} to ${short(endsAt)}`)
}

const short = (date: Date) => date.toISOString().slice(0, 16)

describe('reading a calendar', () => {
  it('reads UTC, floating times and whole days in the zone of the listing', () => {
    expect(
      read([
        ['DTSTART:20261120T150000Z', 'DTEND:20261120T170000Z'],
        ['DTSTART:20261121T090000', 'DTEND:20261121T130000'],
        ['DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261102'],
        ['DTSTART;VALUE=DATE:20270314'],
      ]),
    ).toEqual([
      '2026-11-01T04:00 to 2026-11-02T05:00',
      '2026-11-20T15:00 to 2026-11-20T17:00',
      '2026-11-21T14:00 to 2026-11-21T18:00',
      '2027-03-14T05:00 to 2027-03-15T04:00',
    ])
  })

  it('knows zones by their name, with and without a description', () => {
    const at = 'DTSTART;TZID=Europe/Berlin:20261120T100000'
    expect(read([[at, 'DURATION:PT90M']])).toEqual(['2026-11-20T09:00 to 2026-11-20T10:30'])
    expect(read([[at.replace('Europe', '/example.org/2026/Europe'), 'DURATION:PT1H']])).toEqual([
      '2026-11-20T09:00 to 2026-11-20T10:00',
    ])
    expect(read([[at.replace('Europe/Berlin', 'Nowhere'), 'DURATION:PT1H']])).toEqual([
      '2026-11-20T15:00 to 2026-11-20T16:00',
    ])
  })

  it('takes a zone that only the calendar knows from its description', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:W. Europe Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:16010101T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ]
    const event = (day: string) => [`DTSTART;TZID=W. Europe Standard Time:${day}T100000`, 'DURATION:PT1H']
    expect(read([event('20261120'), event('20270720')], zone)).toEqual([
      '2026-11-20T09:00 to 2026-11-20T10:00',
      '2027-07-20T08:00 to 2027-07-20T09:00',
    ])
  })

  it('repeats by the clock on the wall, over the change of the clocks', () => {
    expect(
      read([
        [
          'DTSTART;TZID=America/New_York:20261025T090000',
          'DTEND;TZID=America/New_York:20261025T100000',
          'RRULE:FREQ=WEEKLY;COUNT=3',
        ],
      ]),
    ).toEqual([
      '2026-10-25T13:00 to 2026-10-25T14:00',
      '2026-11-01T14:00 to 2026-11-01T15:00',
      '2026-11-08T14:00 to 2026-11-08T15:00',
    ])
  })

  it('has no 29th of February in a year without one', () => {
    const leap = ['DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29']
    expect(read([leap])).toEqual(['2028-02-29T05:00 to 2028-03-01T05:00'])
  })

  it('ends a series where its rule says, the last time included', () => {
    const daily = ['DTSTART;TZID=America/New_York:20261101T200000', 'DURATION:PT1H']
    const days = (rule: string) => read([[...daily, rule]]).map((time) => time.slice(0, 10))
    // Eight in the evening in New York is the next day in UTC.
    expect(days('RRULE:FREQ=DAILY;UNTIL=20261103T010000Z')).toEqual(['2026-11-02', '2026-11-03'])
    expect(days('RRULE:FREQ=DAILY;UNTIL=20261103T005959Z')).toEqual(['2026-11-02'])
    expect(days('RRULE:FREQ=DAILY;UNTIL=20261102')).toEqual(['2026-11-02', '2026-11-03'])
  })

  it('leaves out what is excluded, adds single dates, and moves what was moved', () => {
    const zone = 'TZID=America/New_York'
    const series = [
      'UID:series',
      `DTSTART;${zone}:20261102T090000`,
      `DTEND;${zone}:20261102T100000`,
      'RRULE:FREQ=DAILY;COUNT=6',
      `EXDATE;${zone}:20261103T090000`,
      'EXDATE:20261104T140000Z',
      'EXDATE;VALUE=DATE:20261105',
      `RDATE;${zone}:20261120T090000`,
      'RDATE;VALUE=PERIOD:20261121T140000Z/PT3H',
    ]
    const moved = [
      'UID:series',
      `RECURRENCE-ID;${zone}:20261106T090000`,
      `DTSTART;${zone}:20261106T150000`,
      'DURATION:PT1H',
    ]
    const cancelled = [
      'UID:series',
      'RECURRENCE-ID:20261107T140000Z',
      `DTSTART;${zone}:20261107T090000`,
      'STATUS:CANCELLED',
    ]
    expect(read([series, moved, cancelled])).toEqual([
      '2026-11-02T14:00 to 2026-11-02T15:00',
      '2026-11-06T20:00 to 2026-11-06T21:00',
      '2026-11-20T14:00 to 2026-11-20T15:00',
      '2026-11-21T14:00 to 2026-11-21T17:00',
    ])
  })

  it('repeats whole days, and days by the nth weekday', () => {
    expect(
      read([['DTSTART;VALUE=DATE:20261009', 'RRULE:FREQ=MONTHLY;BYDAY=2FR;COUNT=3']]).map((time) =>
        time.slice(0, 10),
      ),
    ).toEqual(['2026-10-09', '2026-11-13', '2026-12-11'])
  })

  it('sees a series that began long ago only inside the time it looks at', () => {
    const times = read([['DTSTART:20050101T120000Z', 'DTEND:20050101T130000Z', 'RRULE:FREQ=DAILY']])
    expect([times[0], times.length, times.at(-1)]).toEqual([
      '2026-10-01T12:00 to 2026-10-01T13:00',
      548,
      '2028-03-31T12:00 to 2028-03-31T13:00',
    ])
  })

  it('cuts what reaches beyond it', () => {
    expect(read([['DTSTART:20200101T000000Z', 'DTEND:20400101T000000Z']])).toEqual([
      '2026-10-01T00:00 to 2028-04-01T00:00',
    ])
  })

  it('ignores what does not make anyone busy', () => {
    expect(
      read([
        ['DTSTART:20261120T150000Z', 'DTEND:20261120T170000Z', 'TRANSP:TRANSPARENT'],
        ['DTSTART:20261120T150000Z', 'DTEND:20261120T170000Z', 'STATUS:CANCELLED'],
        ['DTSTART:20261120T150000Z', 'DTEND:20261120T170000Z', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
        ['DTSTART:20261120T150000Z'],
        ['DTSTART:20261120T150000Z', 'DTEND:20261120T150000Z'],
        ['DTSTART:20261120T150000Z', 'DTEND:20261120T120000Z'],
        ['SUMMARY:no time at all'],
        ['DTSTART:20250101T150000Z', 'DURATION:PT1H'],
      ]),
    ).toEqual([])
  })

  it('leaves out events that came from here', () => {
    const text = calendar([['UID:mine', 'DTSTART:20261120T150000Z', 'DURATION:PT1H']])
    expect(readCalendar(text, { timeZone: NEW_YORK, from, to, isOwn: (uid) => uid === 'mine' })).toEqual([])
  })

  it('makes titles safe to keep', () => {
    const text = calendar([
      [`SUMMARY:Wed\\, \u0001 shoot ${'\u{1f3ac}'.repeat(200)}`, 'DTSTART:20261120T150000Z', 'DURATION:PT1H'],
    ])
    const [time] = readCalendar(text, { timeZone: NEW_YORK, from, to, isOwn: () => false })
    expect(time?.summary).toMatch(/^Wed,\s+shoot \u{1f3ac}+$/u)
    expect([...(time?.summary ?? '')]).toHaveLength(120)
  })
})

describe('calendars that are none, or mean harm', () => {
  const refusal = (text: string) => {
    // Of this process alone: the machine may be busy with others.
    const before = process.cpuUsage()
    let words = 'nothing'
    try {
      readCalendar(text, { timeZone: NEW_YORK, from, to, isOwn: () => false })
    } catch (error) {
      words = (error as Error).message
    }
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(5000)
    return words
  }
  const endless = (rule: string) =>
    refusal(calendar([['DTSTART:20200101T000000Z', 'DURATION:PT1M', `RRULE:${rule}`]]))

  it('says so', () => {
    const none = 'What’s at this address isn’t an iCal calendar.'
    for (const text of [
      '',
      'hello',
      '<!doctype html><html><body>Sign in</body></html>',
      'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR',
      'BEGIN:VCARD\r\nEND:VCARD',
      `BEGIN:VCALENDAR\r\n${'nonsense\r\n'.repeat(10)}END:VCALENDAR`,
      '\u0000\u0001\u0002',
    ])
      expect(refusal(text)).toBe(none)
  })

  it.each([
    'FREQ=SECONDLY',
    'FREQ=MINUTELY',
    'FREQ=HOURLY',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23',
  ])('gives up on %s', (rule) => {
    expect(endless(rule)).toMatch(/repeat too often|more than 7,000 events/)
  })

  it.each([
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2',
    'FREQ=DAILY;INTERVAL=1000000000',
    'FREQ=WEEKLY;INTERVAL=999999999',
    'FREQ=YEARLY;INTERVAL=4000',
    `FREQ=MONTHLY;BYDAY=${Array.from({ length: 10_000 }, () => 'MO').join(',')}`,
  ])('is quickly done with a rule that leads nowhere (%#)', (rule) => {
    expect(endless(rule)).toBe('nothing')
  })

  it('gives up on a zone that is described without end', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Odd',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0100',
      'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]
    expect(refusal(calendar([['DTSTART;TZID=Odd:20261120T100000', 'DURATION:PT1H']], zone))).toMatch(
      /repeat too often/,
    )
  })

  it('reads 2 MB of events, lines and nesting in reasonable time', () => {
    const one = ['DTSTART:20200101T150000Z', 'DTEND:20200101T170000Z', 'SUMMARY:past']
    expect(refusal(calendar(Array.from({ length: 17_000 }, () => one)))).toBe('nothing')
    expect(refusal(calendar([[`DESCRIPTION:${'x\r\n '.repeat(500_000)}`, 'DTSTART:20261120T150000Z']]))).toBe(
      'nothing',
    )
    expect(refusal(`BEGIN:VCALENDAR\r\n${'BEGIN:X\r\n'.repeat(150_000)}`)).toMatch(/isn’t an iCal calendar/)
    const deep = 100_000
    expect(
      refusal(`BEGIN:VCALENDAR\r\n${'BEGIN:X\r\n'.repeat(deep)}${'END:X\r\n'.repeat(deep)}END:VCALENDAR`),
    ).toBe('nothing')
  })

  it('refuses lines that no one writes, folded or not, and passes over those that it does not read', () => {
    const event = ['DTSTART:20261120T150000Z', 'DURATION:PT1H']
    const long = (name: string, part: string) =>
      calendar([[`${name}${part.repeat(2_000_000 / part.length)}:x`, ...event]])
    for (const text of [long('SUMMARY', ';A=B'), long('summary', '\r\n ;A=B'), long('EXDATE', ';A=":"')])
      expect(refusal(text)).toBe('This calendar has more in it than we can read.')
    expect(refusal(calendar([[`SUMMARY:${'x'.repeat(33_000)}`, ...event]]))).toMatch(/more .* than we can/)
    expect(refusal(calendar([[`SUMMARY:${'x'.repeat(32_000)}`, ...event]]))).toBe('nothing')
    expect(refusal(long('ATTACH', ';A=B'))).toBe('nothing')
    expect(read([[`ATTACH;ENCODING=BASE64:${'QUJD'.repeat(300_000)}`, ...event]])).toEqual([
      '2026-11-20T15:00 to 2026-11-20T16:00',
    ])
  })

  it('gives up on dates without end, left out or of a zone', () => {
    const dates = (name: string, count: number) =>
      Array.from(
        { length: Math.ceil(count / 1000) },
        () => `${name}:${'19610101T000000,'.repeat(999)}19610101T000000`,
      )
    const event = (zone: string) => [`DTSTART;TZID=${zone}:20261120T150000`, 'DURATION:PT1H']
    expect(refusal(calendar([[...event(NEW_YORK), ...dates(`EXDATE;TZID=${NEW_YORK}`, 65_000)]]))).toMatch(
      /repeat too often/,
    )
    const zone = (count: number) => [
      'BEGIN:VTIMEZONE',
      'TZID:Odd',
      'BEGIN:STANDARD',
      'DTSTART:19600101T000000',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0100',
      ...dates('RDATE', count),
      'END:STANDARD',
      'END:VTIMEZONE',
    ]
    expect(refusal(calendar([event('Odd')], zone(65_000)))).toMatch(/repeat too often/)
    expect(refusal(calendar([[...event('Odd'), ...dates('EXDATE;TZID=Odd', 35_000)]], zone(35_000)))).toMatch(
      /repeat too often/,
    )
    const moved = ['UID:1', `RECURRENCE-ID;TZID=${NEW_YORK}:20261120T150000`, 'STATUS:CANCELLED']
    expect(refusal(calendar(Array.from({ length: 65_000 }, () => moved)))).toMatch(/repeat too often/)
  })

  it('knows the offset of each time among many changes', () => {
    const half = (name: string, start: string, offset: string, dates: string[]) => [
      `BEGIN:${name}`,
      `DTSTART:${start}`,
      `TZOFFSETTO:${offset}`,
      `RDATE:${dates.join(',')}`,
      `END:${name}`,
    ]
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Odd',
      ...half('STANDARD', '20260101T000000', '+0100', ['20261103T000000', '20261105T000000']),
      ...half('DAYLIGHT', '20260601T000000', '+0200', ['20261104T000000', '20261106T000000']),
      'END:VTIMEZONE',
    ]
    const days = ['20261102', '20261103', '20261104', '20261105', '20261106', '20261107']
    expect(
      read(
        days.map((day) => [`DTSTART;TZID=Odd:${day}T000000`, 'DURATION:PT1H']),
        zone,
      ).map((time) => time.slice(8, 13)),
    ).toEqual(['01T22', '02T23', '03T22', '04T23', '05T22', '06T22'])
    expect(read([['DTSTART;TZID=Odd:20251231T000000', 'DTEND;TZID=Odd:20261002T000000']], zone)).toEqual([
      '2026-10-01T00:00 to 2026-10-01T22:00',
    ])
  })

  it('refuses more than 7,000 times', () => {
    const many = Array.from({ length: 7001 }, () => ['DTSTART:20261120T150000Z', 'DTEND:20261120T170000Z'])
    expect(refusal(calendar(many))).toBe('This calendar has more than 7,000 events in the period we read.')
  })
})
