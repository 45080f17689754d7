import { expect, it } from 'vitest'
import { earnedBy } from './earned-by.ts'

it('adds up each space over all months, and over the last twelve', () => {
  const loft = { listingId: 'a', title: 'Loft' }
  const rows = [
    { ...loft, month: '2024-01', paid: 5, upcoming: 0 },
    { ...loft, month: '2026-10', paid: 10, upcoming: 0 },
    { listingId: 'b', title: 'Barn', month: '2026-11', paid: 100, upcoming: 7 },
    { ...loft, month: '2026-12', paid: 0, upcoming: 3 },
    { listingId: null, title: '', month: '2026-11', paid: 50, upcoming: 0 },
  ]
  expect(earnedBy(rows, ['2026-10', '2026-11'])).toEqual([
    { listingId: 'b', title: 'Barn', paid: 100, upcoming: 7, lastYear: 100 },
    { listingId: null, title: '', paid: 50, upcoming: 0, lastYear: 50 },
    { ...loft, paid: 15, upcoming: 3, lastYear: 10 },
  ])
})
