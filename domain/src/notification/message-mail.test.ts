import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMailable, type Mailed, messageMailDueAt } from './message-mail.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const now = new Date('2026-11-15T12:00:00Z')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * MINUTE)
const mailedBefore = (minutes: number, hasReadSince: boolean): Mailed => ({
  at: minutesLater(-minutes),
  hasReadSince,
})
const mailed = fc.option(
  fc.record({ minutes: fc.integer({ min: 0, max: 3 * 24 * 60 }), hasReadSince: fc.boolean() }),
)
const given = (one: { minutes: number; hasReadSince: boolean } | null) =>
  one === null ? null : mailedBefore(one.minutes, one.hasReadSince)

describe('when the mail about a message leaves', () => {
  it.each([
    ['nothing was mailed before', null, 5],
    ['the last mail led to a visit', mailedBefore(1, true), 5],
    ['the last mail has just left and nobody came', mailedBefore(0, false), 12 * 60],
    ['the last mail left eleven hours ago and nobody came', mailedBefore(11 * 60, false), 60],
    ['the last mail left two minutes short of twelve hours ago', mailedBefore(12 * 60 - 2, false), 5],
    ['the last mail left long ago', mailedBefore(3 * 24 * 60, false), 5],
  ])('%s', (_, last, minutes) => {
    expect(messageMailDueAt(last, now)).toEqual(minutesLater(minutes))
  })

  it('is never immediate, and never later than half a day', () => {
    fc.assert(
      fc.property(mailed, (one) => {
        const waits = messageMailDueAt(given(one), now).getTime() - now.getTime()
        expect(waits).toBeGreaterThanOrEqual(5 * MINUTE)
        expect(waits).toBeLessThanOrEqual(12 * HOUR)
      }),
    )
  })

  it('is a time at which it may leave', () => {
    fc.assert(
      fc.property(mailed, (one) => {
        const last = given(one)
        expect(isMailable(last, messageMailDueAt(last, now))).toBe(true)
      }),
    )
  })

  it('puts at least twelve hours between two mails about a conversation that nobody reads', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 60 }), (gaps) => {
        let [clock, due, left] = [now, null as Date | null, [] as Date[]]
        for (const gap of [...gaps, 24 * 60]) {
          clock = new Date(clock.getTime() + gap * MINUTE)
          if (due !== null && due <= clock) [left, due] = [[...left, due], null]
          const last = left.at(-1)
          due ??= messageMailDueAt(last ? { at: last, hasReadSince: false } : null, clock)
        }
        for (const [place, at] of left.slice(1).entries())
          expect(at.getTime() - (left[place]?.getTime() ?? 0)).toBeGreaterThanOrEqual(12 * HOUR)
      }),
    )
  })
})

describe('whether a conversation belongs in the mail that leaves now', () => {
  it('is false only within twelve hours of a mail that led to no visit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 * 24 * 60 }), (minutes) => {
        expect(isMailable(mailedBefore(minutes, true), now)).toBe(true)
        expect(isMailable(mailedBefore(minutes, false), now)).toBe(minutes >= 12 * 60)
      }),
    )
    expect(isMailable(null, now)).toBe(true)
  })
})
