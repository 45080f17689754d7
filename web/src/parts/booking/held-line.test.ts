import type { HostCalendar } from '@roomtone/contract/hosting/host-calendar'
import { expect, it } from 'vitest'
import { heldLine } from './held-line.ts'

const hold: HostCalendar['held'][number] = {
  id: '0b0c5d3e-0000-4000-8000-000000000001',
  kind: 'booking',
  label: 'Mara · Late Sun',
  startsAt: '2026-12-08T12:00:00.000Z',
  endsAt: '2026-12-08T23:00:00.000Z',
  callAt: '2026-12-08T14:00:00.000Z',
  wrapAt: '2026-12-08T22:00:00.000Z',
  bookingId: '0b0c5d3e-0000-4000-8000-000000000001',
  state: 'confirmed',
  crew: 4,
  heldUntil: '2026-12-08T23:00:00.000Z',
  stays: false,
  space: null,
  full: null,
  series: null,
}

it('says all the time that is held, and the shoot inside it', () => {
  expect(heldLine(hold, 'America/New_York')).toBe(
    'Confirmed · Mara · Late Sun · Dec 8, 7:00\u00a0AM – 6:00\u00a0PM · Prep from 7:00\u00a0AM, call 9:00\u00a0AM, wrap 5:00\u00a0PM, strike until 6:00\u00a0PM',
  )
  const whole = { ...hold, callAt: hold.startsAt, wrapAt: hold.endsAt }
  expect(heldLine(whole, 'America/New_York')).toBe(
    'Confirmed · Mara · Late Sun · Dec 8, 7:00\u00a0AM – 6:00\u00a0PM',
  )
})
