import { expect, it } from 'vitest'
import { invoiceNumber } from './invoice-number.ts'

it('takes the year from the clocks of the place', () => {
  const confirmed = {
    id: '1a2b3c4d-0000-4000-8000-000000000000',
    confirmedAt: new Date('2027-01-01T05:00:00Z'),
  }
  expect(invoiceNumber({ ...confirmed, zone: 'America/Los_Angeles' })).toBe('RT-2026-1A2B3C4D')
  expect(invoiceNumber({ ...confirmed, zone: 'Europe/Berlin' })).toBe('RT-2027-1A2B3C4D')
})
