import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allowedEvents,
  allowedSteps,
  BOOKING_EVENTS,
  BOOKING_STATES,
  type BookingState,
  badgeTone,
  holdsTime,
  isFinal,
  moneyIn,
  type Party,
  TRANSITIONS,
  transitionOf,
} from './process.ts'

const BEGINNINGS: BookingState[] = ['awaiting_payment', 'second_hold']

/** Makes random choices until none is left: sooner or later this covers every path. */
const paths = fc
  .tuple(fc.constantFrom(...BEGINNINGS), fc.array(fc.nat(), { minLength: 12, maxLength: 12 }))
  .map(([beginning, choices]) => {
    const path = []
    let state = beginning
    for (const choice of choices) {
      const open = TRANSITIONS.filter(({ from }) => from === state)
      const next = open[choice % Math.max(1, open.length)]
      if (!next) break
      path.push(next)
      state = next.to
    }
    return { beginning, path, end: state }
  })

describe('the process of a booking', () => {
  it('ends on every path', () => {
    fc.assert(fc.property(paths, ({ end }) => isFinal(end)))
  })

  it('takes the time at most once, and keeps it in the end only where it was used', () => {
    fc.assert(
      fc.property(paths, ({ beginning, path, end }) => {
        const held = [beginning, ...path.map(({ to }) => to)].map(holdsTime)
        const taken = held.filter((isHeld, index) => isHeld && !held[index - 1])
        expect(taken.length).toBeLessThanOrEqual(1)
        expect(holdsTime(end)).toBe(end === 'completed')
      }),
    )
  })

  it('captures, voids or refunds what was authorised exactly once', () => {
    fc.assert(
      fc.property(paths, ({ path, end }) => {
        let reserved = 0
        let taken = 0
        let returned = 0
        for (const { money, to } of path) {
          if (money === 'authorise') reserved += 1
          if (money === 'capture') {
            reserved = 0
            taken += 1
          }
          if (money === 'void') reserved = 0
          if (money === 'refund') returned += 1
          expect(moneyIn(to)).toBe(reserved > 0 ? 'authorised' : taken > returned ? 'captured' : 'none')
        }
        expect(reserved).toBe(0)
        expect(taken - returned).toBe(end === 'completed' ? 1 : 0)
      }),
    )
  })

  it('has one answer to an event, and none to most', () => {
    for (const state of BOOKING_STATES)
      for (const event of BOOKING_EVENTS)
        expect(TRANSITIONS.filter((one) => one.from === state && one.event === event).length).toBeLessThan(2)
    expect(transitionOf('declined', 'accept')).toBeUndefined()
    expect(transitionOf('completed', 'cancel')).toBeUndefined()
  })

  it('uses every event, and reaches every state', () => {
    expect(new Set(TRANSITIONS.map(({ event }) => event)).size).toBe(BOOKING_EVENTS.length)
    const reached = new Set([...BEGINNINGS, ...TRANSITIONS.map(({ to }) => to)])
    expect([...reached].sort()).toEqual([...BOOKING_STATES].sort())
  })

  it('lets each side do only its own actions', () => {
    const can = (state: BookingState, party: Party) => allowedEvents(state, party)
    expect(can('pending', 'host')).toEqual(['accept', 'decline'])
    expect(can('pending', 'guest')).toEqual(['withdraw'])
    expect(can('awaiting_payment', 'host')).toEqual([])
    expect(can('confirmed', 'guest')).toEqual(['cancel'])
    expect(can('offered', 'guest')).toEqual(['take_offer', 'leave_line'])
    expect(can('second_hold', 'host')).toEqual(['leave_line'])
    expect(can('offered', 'host')).toEqual([])
    expect(can('completed', 'admin')).toEqual([])
  })

  it('gives the database its pairs, and the screens their colors', () => {
    expect(allowedSteps()).toContainEqual(['pending', 'confirmed'])
    expect(allowedSteps()).not.toContainEqual(['declined', 'confirmed'])
    expect(BOOKING_STATES.filter((state) => badgeTone(state) === 'green')).toEqual(['confirmed'])
    expect(BOOKING_STATES.filter((state) => badgeTone(state) === 'yellow')).toEqual(['pending'])
  })
})
