import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BOOKING_STATES } from '../booking/process.ts'
import {
  answerDueAt,
  answerReminderAt,
  CLAIM_KINDS,
  type ClaimState,
  claimsCloseAt,
  HOST_ASKS_AT_MOST,
  KINDS_OF,
} from './claim.ts'
import {
  CLAIM_EVENTS,
  type ClaimEvent,
  type ClaimParty,
  claimEventsFor,
  claimStep,
  isClaimOpen,
  isReadyToDecide,
  mayAddEvidence,
} from './claim-steps.ts'
import { claimableUntil, claimWindow, mostToAsk } from './may-claim.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
const START = new Date('2026-12-05T17:00:00Z')
const END = new Date('2026-12-05T21:00:00Z')
const after = (at: Date, ms: number) => new Date(at.getTime() + ms)
const at = (now: Date, state: (typeof BOOKING_STATES)[number] = 'completed') =>
  claimWindow({ state, startsAt: START, endsAt: END, endedAt: null }, now)

describe('something can be reported', () => {
  it('from the start to the minute, until 72 hours after the end', () => {
    expect(at(after(START, -MINUTE), 'confirmed')).toBe('early')
    expect(at(START, 'confirmed')).toBe('open')
    expect(at(after(END, 72 * HOUR - MINUTE))).toBe('open')
    expect(at(after(END, 72 * HOUR))).toBe('late')
    expect(claimsCloseAt(END)).toEqual(after(END, 72 * HOUR))
  })

  it('of a booking that took place and of no other', () => {
    for (const state of BOOKING_STATES)
      expect(at(after(START, HOUR), state)).toBe(
        state === 'confirmed' || state === 'completed' ? 'open' : 'never',
      )
  })

  it('of one that was stopped midway, from then on; not of one that was canceled before', () => {
    const stopped = (endedAt: Date) => ({
      state: 'cancelled' as const,
      startsAt: START,
      endsAt: END,
      endedAt,
    })
    const midway = after(START, HOUR)
    expect(claimWindow(stopped(midway), midway)).toBe('open')
    expect(claimableUntil(stopped(midway))).toEqual(after(midway, 72 * HOUR))
    expect(claimWindow(stopped(midway), after(midway, 72 * HOUR))).toBe('late')
    expect(claimableUntil(stopped(after(END, HOUR)))).toEqual(after(END, 72 * HOUR))
    for (const before of [START, after(START, -MINUTE)])
      expect(claimWindow(stopped(before), after(START, HOUR))).toBe('never')
  })

  it('for at most what was paid and not refunded, or up to what a host may ask', () => {
    expect(mostToAsk('guest', { paid: 78_700, givenBack: 0 })).toBe(78_700)
    expect(mostToAsk('guest', { paid: 78_700, givenBack: 70_000 })).toBe(8_700)
    expect(mostToAsk('guest', { paid: 100, givenBack: 200 })).toBe(0)
    expect(mostToAsk('host', { paid: 100, givenBack: 100 })).toBe(HOST_ASKS_AT_MOST)
  })

  it('under every kind that there is, by one side or the other', () => {
    expect(new Set([...KINDS_OF.guest, ...KINDS_OF.host])).toEqual(new Set(CLAIM_KINDS))
  })
})

describe('an answer', () => {
  const due = answerDueAt(START)
  it('has 48 hours, and is asked for again 12 hours before they are over', () => {
    expect(due).toEqual(after(START, 48 * HOUR))
    expect(answerReminderAt(due)).toEqual(after(START, 36 * HOUR))
    const open = { state: 'open' as const, answerDueAt: due }
    expect(claimStep('answer', 'respondent', open, after(due, -MINUTE))).toBe('answered')
    expect(claimStep('answer', 'respondent', open, due)).toBeNull()
    expect(isReadyToDecide(open, after(due, -MINUTE))).toBe(false)
    expect(isReadyToDecide(open, due)).toBe(true)
  })
})

type Attempt = { event: ClaimEvent; party: ClaimParty; wait: number }
const attempts: fc.Arbitrary<Attempt[]> = fc.array(
  fc.record({
    event: fc.constantFrom(...CLAIM_EVENTS),
    party: fc.constantFrom<ClaimParty>('claimant', 'respondent', 'admin'),
    wait: fc.integer({ min: 0, max: 30 * HOUR }),
  }),
  { maxLength: 12 },
)

describe('any case, with any steps by anyone at any time', () => {
  it('ends once, and never by somebody who may not end it', () => {
    fc.assert(
      fc.property(attempts, (tries) => {
        const answerDue = answerDueAt(START)
        let state: ClaimState = 'open'
        let now = START
        for (const { event, party, wait } of tries) {
          now = after(now, wait)
          const standing = { state, answerDueAt: answerDue }
          const to = claimStep(event, party, standing, now)
          expect(claimEventsFor(party, standing, now).includes(event)).toBe(to !== null)
          if (to === null) continue
          expect(isClaimOpen(state)).toBe(true)
          if (event === 'withdraw') expect(party).toBe('claimant')
          if (event === 'decide') {
            expect(party).toBe('admin')
            expect(state === 'answered' || now >= answerDue).toBe(true)
          }
          if (event === 'answer' || event === 'agree') {
            expect(party).toBe('respondent')
            expect(now < answerDue && state === 'open').toBe(true)
          }
          state = to
        }
        if (!isClaimOpen(state))
          for (const party of ['claimant', 'respondent', 'admin'] as const) {
            expect(claimEventsFor(party, { state, answerDueAt: answerDue }, now)).toEqual([])
            expect(mayAddEvidence(party, state)).toBe(false)
          }
      }),
    )
  })

  it('can always be brought to an end by somebody', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<ClaimState>('open', 'answered'),
        fc.integer({ min: 0, max: 100 * HOUR }),
        (state, ms) => {
          const standing = { state, answerDueAt: answerDueAt(START) }
          expect(claimEventsFor('claimant', standing, after(START, ms))).toContain('withdraw')
          expect(claimEventsFor('admin', standing, after(START, 48 * HOUR + ms))).toContain('decide')
        },
      ),
    )
  })
})
