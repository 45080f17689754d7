import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, datesFrom, daysBetween, isLocalDate, weekdayOf } from './local-date.ts'
import { hoursInDay, isTimeZone, toInstant, toLocal } from './zone.ts'

const NEW_YORK = 'America/New_York'

describe('zones', () => {
  it('knows days of 23, 24 and 25 hours', () => {
    expect(hoursInDay('2026-03-08', '2026-03-09', NEW_YORK)).toBe(23)
    expect(hoursInDay('2026-06-01', '2026-06-02', NEW_YORK)).toBe(24)
    expect(hoursInDay('2026-11-01', '2026-11-02', NEW_YORK)).toBe(25)
    expect(hoursInDay('2026-03-08', '2026-03-09', 'America/Phoenix')).toBe(24)
  })

  it('lands after the gap in spring, and on the first of two in autumn', () => {
    expect(toInstant({ date: '2026-03-08', minutes: 150 }, NEW_YORK).toISOString()).toBe(
      '2026-03-08T07:30:00.000Z',
    )
    expect(toInstant({ date: '2026-11-01', minutes: 90 }, NEW_YORK).toISOString()).toBe(
      '2026-11-01T05:30:00.000Z',
    )
  })

  it('ends a day at the midnight that begins the next', () => {
    const end = toInstant({ date: '2026-11-21', minutes: 24 * 60 }, NEW_YORK)
    expect(end).toEqual(toInstant({ date: '2026-11-22', minutes: 0 }, NEW_YORK))
  })

  it('reads back what it wrote, in every zone, for every instant', () => {
    const zones = fc.constantFrom(
      NEW_YORK,
      'America/Los_Angeles',
      'America/Mexico_City',
      'America/St_Johns',
      'UTC',
    )
    const instants = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(zones, instants, (zone, given) => {
        const instant = new Date(Math.floor(given.getTime() / 60_000) * 60_000)
        const back = toInstant(toLocal(instant, zone), zone)
        // The second of the two hours that autumn shows twice reads back as the first.
        expect([0, 3_600_000]).toContain(instant.getTime() - back.getTime())
        expect(toLocal(back, zone)).toEqual(toLocal(instant, zone))
      }),
    )
  })

  it('tells zones from other words', () => {
    expect([isTimeZone(NEW_YORK), isTimeZone('Roomtone/Loft')]).toEqual([true, false])
  })
})

describe('local dates', () => {
  it('counts over month ends and leap days', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3)
    expect(datesFrom('2026-12-31', '2027-01-01')).toEqual(['2026-12-31', '2027-01-01'])
    expect(weekdayOf('2026-11-15')).toBe(0)
  })

  it('refuses anything that is not a date', () => {
    expect(['2026-02-29', '2026-13-01', '26-01-01', 'soon', '2028-02-29'].map(isLocalDate)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ])
  })
})
