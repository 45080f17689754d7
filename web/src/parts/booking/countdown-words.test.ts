import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leftWords, shareLeft, stepOf, untilNextWords } from './countdown-words.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('what is left', () => {
  it.each([
    [0, '0 s'],
    [-5 * MINUTE, '0 s'],
    [1, '1 s'],
    [59 * SECOND, '59 s'],
    [MINUTE, '1 min'],
    [90 * SECOND, '1 min 30 s'],
    [2 * MINUTE, '2 min'],
    [2 * MINUTE + 1, '3 min'],
    [42 * MINUTE, '42 min'],
    [HOUR, '1 h'],
    [5 * HOUR + 12 * MINUTE, '5 h 12 min'],
    [5 * HOUR + 11 * MINUTE + 1, '5 h 12 min'],
    [41 * HOUR + 12 * MINUTE, '41 h 12 min'],
    [3 * DAY - MINUTE, '71 h 59 min'],
    [3 * DAY, '3 days'],
    [12 * DAY + 5 * HOUR, '12 days'],
  ])('%d ms is %s', (left, words) => {
    expect(leftWords(left)).toBe(words)
  })

  it('is redrawn as soon as other words are due, and not much more often', () => {
    const anyTime = fc.integer({ min: 1, max: 3 * DAY })
    fc.assert(
      fc.property(anyTime, (left) => {
        const pause = untilNextWords(left)
        expect(pause).toBeGreaterThanOrEqual(50)
        // Nothing is skipped: until just before the pause is over, the words are the same.
        if (pause > 50) expect(leftWords(left - pause + 1)).toBe(leftWords(left))
      }),
    )
  })

  it('counts minutes while there is time, and seconds below two minutes', () => {
    expect(untilNextWords(10 * MINUTE + 20 * SECOND)).toBe(20 * SECOND)
    expect(untilNextWords(10 * MINUTE)).toBe(MINUTE)
    expect(untilNextWords(90 * SECOND)).toBe(SECOND)
  })
})

describe('what a screen reader is told', () => {
  it('changes at a handful of marks only', () => {
    const told = new Set<number>()
    for (let left = 2 * DAY; left >= 0; left -= 30 * SECOND) told.add(stepOf(left))
    expect(told.size).toBe(7)
    expect(stepOf(10 * MINUTE + 1)).not.toBe(stepOf(10 * MINUTE))
    expect(stepOf(9 * MINUTE)).toBe(stepOf(2 * MINUTE))
  })
})

describe('the bar', () => {
  const start = '2026-12-01T09:00:00Z'
  const until = '2026-12-01T11:00:00Z'
  const at = (time: string) => Date.parse(`2026-12-01T${time}:00Z`)

  it('runs from full to empty and never beyond', () => {
    expect(shareLeft(start, until, at('09:00'))).toBe(1)
    expect(shareLeft(start, until, at('10:30'))).toBe(0.25)
    expect(shareLeft(start, until, at('12:00'))).toBe(0)
    expect(shareLeft(start, until, at('08:00'))).toBe(1)
  })

  it('is not drawn where nothing says when it began', () => {
    expect(shareLeft(null, until, at('10:00'))).toBeNull()
  })
})
