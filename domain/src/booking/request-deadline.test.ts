import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requestExpiresAt } from './request-deadline.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const sent = new Date('2026-11-15T12:00:00Z')
const startingIn = (hours: number) => new Date(sent.getTime() + hours * HOUR)
const livesFor = (hours: number) =>
  (requestExpiresAt(sent, startingIn(hours)).getTime() - sent.getTime()) / HOUR

describe('how long a request waits', () => {
  it.each([
    [24 * 30, 48],
    [60, 48],
    [48, 36],
    [24, 12],
    [23.9, 2],
    [2.5, 2],
    [2, 1.5],
    [1, 0.5],
  ])('a start in %d hours leaves the host %d', (hours, waits) => {
    expect(livesFor(hours)).toBe(waits)
  })

  it('never ends after the start', () => {
    fc.assert(
      fc.property(fc.integer({ min: 31, max: 60 * 24 * 400 }), (minutes) => {
        const start = new Date(sent.getTime() + minutes * MINUTE)
        const end = requestExpiresAt(sent, start).getTime()
        expect(end).toBeGreaterThan(sent.getTime())
        expect(end).toBeLessThanOrEqual(start.getTime() - 30 * MINUTE)
      }),
    )
  })
})
