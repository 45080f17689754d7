import { expect, it } from 'vitest'
import { everyDay } from '../availability/weekly-hours.ts'
import { shootTimesOf } from './shoot-times.ts'

const HOUR = 3_600_000
const startsAt = new Date('2026-12-05T12:00:00Z')
const booked = {
  choice: { by: 'hour', date: '2026-12-05', start: 540, hours: 8, prep: 2, strike: 1 } as const,
  timeZone: 'America/New_York',
  startsAt,
  endsAt: new Date(startsAt.getTime() + 11 * HOUR),
  hours: everyDay(420, 1320),
}

it('begins at the call and ends at the wrap', () => {
  expect(shootTimesOf(booked)).toEqual({
    callAt: new Date('2026-12-05T14:00:00Z'),
    wrapAt: new Date('2026-12-05T22:00:00Z'),
  })
})

it('is the whole time without prep and strike, or where nothing else is known', () => {
  const whole = { callAt: booked.startsAt, wrapAt: booked.endsAt }
  expect(shootTimesOf({ ...booked, choice: { ...booked.choice, prep: 0, strike: 0 } })).toEqual(whole)
  expect(shootTimesOf({ ...booked, hours: null })).toEqual(whole)
})
