import { expect, it } from 'vitest'
import { shootTimesWords } from './shoot-times.ts'

const at = (over: object) =>
  shootTimesWords({
    startsAt: '2026-12-05T14:00:00.000Z',
    callAt: '2026-12-05T14:00:00.000Z',
    wrapAt: '2026-12-05T22:00:00.000Z',
    endsAt: '2026-12-05T22:00:00.000Z',
    timeZone: 'America/New_York',
    ...over,
  })
const prep = { startsAt: '2026-12-05T12:00:00.000Z' }
const strike = { endsAt: '2026-12-05T23:00:00.000Z' }

it('tells the shoot from what is around it', () => {
  expect(at({})).toBeNull()
  expect(at(prep)).toBe('Prep from 7:00\u00a0AM, call 9:00\u00a0AM, wrap 5:00\u00a0PM')
  expect(at(strike)).toBe('Call 9:00\u00a0AM, wrap 5:00\u00a0PM, strike until 6:00\u00a0PM')
  expect(at({ ...prep, ...strike })).toBe(
    'Prep from 7:00\u00a0AM, call 9:00\u00a0AM, wrap 5:00\u00a0PM, strike until 6:00\u00a0PM',
  )
})

it('names the day where it is another than the call’s', () => {
  expect(at({ startsAt: '2026-12-04T13:00:00.000Z' })).toMatch(
    /^Prep from Fri, Dec 4.*, 8:00\u00a0AM, call 9:00\u00a0AM/,
  )
})
