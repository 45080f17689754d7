import type { BookingCard } from '@roomtone/contract/booking/booking'
import { describe, expect, it } from 'vitest'
import { isEmptyDay, todayHeading } from './today-heading.ts'

const booking = (over: Partial<BookingCard> = {}) =>
  ({
    state: 'confirmed',
    startsAt: '2026-11-18T02:00:00Z',
    timeZone: 'America/Los_Angeles',
    ...over,
  }) as BookingCard
const day = (requests: number, inProgress: number, arriving: number, comingUp: BookingCard[] = []) => ({
  requests: Array.from({ length: requests }, () => booking({ state: 'pending' })),
  inProgress: Array.from({ length: inProgress }, () => booking()),
  arriving: Array.from({ length: arriving }, () => booking()),
  toReview: [],
  comingUp,
})

describe('the heading of a day', () => {
  it.each([
    [day(2, 1, 1), 'Two requests to answer, one crew on set'],
    [day(1, 0, 2), 'One request to answer, two crews arriving'],
    [day(0, 1, 1), 'One crew on set, one crew arriving'],
    [day(12, 0, 0), '12 requests to answer'],
    [day(0, 0, 1), 'One crew arriving'],
    [day(0, 0, 0), "You don't have any reservations"],
  ])('counts what is true: %#', (today, heading) => {
    expect(todayHeading(today)).toBe(heading)
  })

  it('names the next day a crew comes, by the clocks of the space', () => {
    expect(todayHeading(day(0, 0, 0, [booking()]))).toBe(
      'A quiet day: your next crew arrives Tuesday, November 17',
    )
  })

  it('promises no crew where none is confirmed', () => {
    expect(todayHeading(day(0, 0, 0, [booking({ state: 'pending' })]))).toBe('A quiet day')
    expect(todayHeading({ ...day(0, 0, 0), toReview: [booking()] })).toBe('A quiet day')
  })

  it('is empty only when nothing at all is there', () => {
    expect(isEmptyDay(day(0, 0, 0))).toBe(true)
    expect(isEmptyDay({ ...day(0, 0, 0), toReview: [booking()] })).toBe(false)
  })
})
