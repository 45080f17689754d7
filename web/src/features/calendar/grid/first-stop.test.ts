import { expect, it } from 'vitest'
import { firstStop } from './first-stop.ts'
import { weeksOf } from './month.ts'

const november = weeksOf({ year: 2026, month: 11 }).flat()
const december = weeksOf({ year: 2026, month: 12 }).flat()

it.each([
  ['today in the month that is shown', november, '2026-11-18', '2026-11-18'],
  ['the first of a month to come', december, '2026-11-18', '2026-12-01'],
  ['the first also where today is drawn before it', december, '2026-11-30', '2026-12-01'],
  ['today behind a month that is over', november, '2026-12-02', '2026-12-02'],
  ['nowhere in what is past', november, '2027-01-01', undefined],
])('the keyboard enters %s', (_, days, today, stop) => {
  const dates = days.map(({ iso }) => iso)
  expect(firstStop(dates, today)).toBe(stop)
})
