import { describe, expect, it } from 'vitest'
import { certificateProblems } from './insurance.ts'

const DEMAND = { firstDay: '2026-12-07', lastDay: '2026-12-09', least: 100_000_000 }
const GOOD = { validFrom: '2026-12-07', validUntil: '2026-12-09', limit: 100_000_000 }

describe('a certificate of insurance', () => {
  it('is good when it covers the first day, the last day and the limit exactly', () => {
    expect(certificateProblems(GOOD, DEMAND)).toEqual([])
  })

  it.each([
    [{ validFrom: '2026-12-08' }, ['begins_too_late']],
    [{ validUntil: '2026-12-08' }, ['ends_too_early']],
    [{ limit: 99_999_999 }, ['limit_too_low']],
    [
      { validFrom: '2027-01-01', validUntil: '2026-01-01', limit: 1 },
      ['begins_too_late', 'ends_too_early', 'limit_too_low'],
    ],
  ] as const)('with %o is wrong', (over, problems) => {
    expect(certificateProblems({ ...GOOD, ...over }, DEMAND)).toEqual(problems)
  })

  it('of any limit will do where the host asks for none, but not of any day', () => {
    expect(certificateProblems({ ...GOOD, limit: 1 }, { ...DEMAND, least: null })).toEqual([])
    expect(certificateProblems({ ...GOOD, validUntil: '2026-12-08' }, { ...DEMAND, least: null })).toEqual([
      'ends_too_early',
    ])
  })
})
