import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { claimCalls } from '@roomtone/contract/claim/claim.calls'
import { reviewCalls } from '@roomtone/contract/review/review.calls'
import fc from 'fast-check'
import { expect } from 'vitest'
import { aRequest, CARDS, simulatedToken } from '../booking.ts'
import type { Person } from '../server.ts'
import {
  DAY,
  enter,
  HOUR,
  hasOwn,
  holdUnpaid,
  inTheWay,
  isAtOnce,
  leave,
  MINUTE,
  type Model,
  type ModelBooking,
  nextMoment,
  OPEN_AT_MOST,
  openOf,
  type Slot,
  type State,
  strike,
} from './model.ts'
import { as, expectAddress, expectAsModelled, moveTo, outcomeOf, type Real } from './real.ts'

type Command = fc.AsyncCommand<Model, Real>
type Card = 'good' | 'declines'

/** `run` says what happens; what must hold afterwards is the same for all. */
function command(
  name: string,
  isPossible: (model: Model) => boolean,
  run: (model: Model, real: Real) => Promise<void>,
): Command {
  return {
    check: isPossible,
    run: async (model, real) => {
      await run(model, real)
      await moveTo(real, model.now)
      await expectAsModelled(model, real)
    },
    toString: () => name,
  }
}

const always = () => true
const some = (model: Model) => model.bookings.length > 0
const at = (model: Model, pick: number) => model.bookings[pick % model.bookings.length] as ModelBooking

function request(guest: number, pick: number, card: Card, isSecond: boolean): Command {
  const words = isSecond ? 'stands in line for' : `asks for (${card})`
  const slotOf = (model: Model) => model.slots[pick % model.slots.length] as Model['slots'][number]
  return command(
    `guest ${guest} ${words} slot ${pick % 4}`,
    (model) => slotOf(model).startsAt > model.now + 2 * HOUR,
    async (model, real) => {
      const slot = slotOf(model)
      const person = real.people.guests[guest] as Person
      const { date, start, hours } = slot
      const choice = { by: 'hour' as const, date, start, hours }
      const body = await aRequest(real.server, real.listing.id, choice, {
        ...(isSecond
          ? { secondHold: true, card: undefined }
          : { card: { token: simulatedToken(CARDS[card]) } }),
      })
      const before = inTheWay(model, slot)
      const expected = refusalOf(model, { guest, slot, before, isSecond })
      let id = ''
      const asking = real.server.call(bookingCalls.request, { body }, await as(real, person)).then((made) => {
        id = made.id
      })
      expect(await outcomeOf(asking)).toBe(expected ?? 'ok')
      if (expected) return
      const booking: ModelBooking = {
        number: model.bookings.length,
        guest,
        slot,
        state: 'awaiting_payment',
        expiresAt: null,
        isBlock: false,
        declines: card === 'declines' && !isSecond ? 1 : 0,
        reviewedBy: new Set(),
      }
      const paid: State = isAtOnce(model, slot) ? 'confirmed' : 'pending'
      enter(model, booking, isSecond ? 'second_hold' : card === 'good' ? paid : 'awaiting_payment')
      model.bookings.push(booking)
      if (!isSecond) holdUnpaid(model, booking)
      real.ids.push(id)
    },
  )
}

type Asked = { guest: number; slot: Slot; before: ModelBooking[]; isSecond: boolean }

function refusalOf(model: Model, { guest, slot, before, isSecond }: Asked): string | null {
  if (!isSecond && before.length > 0) return 'slot_taken'
  if (isSecond && (before.length === 0 || before.some((one) => one.isBlock))) return 'nothing_to_wait_for'
  if (openOf(model, guest) >= OPEN_AT_MOST) return 'too_many_requests_open'
  return isSecond && hasOwn(model, guest, slot) ? 'nothing_to_wait_for' : null
}

type Side = 'host' | 'cohost' | 'stranger'

function answer(kind: 'accept' | 'decline', side: Side, pick: number): Command {
  return command(`${side} ${kind}s ${pick}`, some, async (model, real) => {
    const booking = at(model, pick)
    const params = { id: real.ids[booking.number] ?? '' }
    const caller = await as(real, real.people[side])
    const call =
      kind === 'accept'
        ? real.server.call(bookingCalls.accept, { params, body: {} }, caller)
        : real.server.call(bookingCalls.decline, { params, body: { reason: 'not_a_fit' } }, caller)
    const mayDo = side !== 'stranger' && booking.state === 'pending'
    expectOutcome(await outcomeOf(call), mayDo)
    if (!mayDo) return
    if (kind === 'accept') enter(model, booking, 'confirmed')
    else leave(model, booking, 'declined')
  })
}

/** Refused because it is not theirs, or because it is too late. */
function expectOutcome(outcome: string, mayDo: boolean): void {
  if (mayDo) expect(outcome).toBe('ok')
  else expect(['not_found', 'forbidden', 'no_longer_possible']).toContain(outcome)
}

const guestOf = (real: Real, { guest }: ModelBooking) => real.people.guests[guest] as Person
const BEFORE_CONFIRMED: State[] = ['awaiting_payment', 'pending', 'second_hold', 'offered']

function withdraw(pick: number, isOther: boolean): Command {
  return command(
    `${isOther ? 'the other guest' : 'its guest'} withdraws ${pick}`,
    some,
    async (model, real) => {
      const booking = at(model, pick)
      const person = isOther ? (real.people.guests[1 - booking.guest] as Person) : guestOf(real, booking)
      const params = { id: real.ids[booking.number] ?? '' }
      const mayDo = !isOther && BEFORE_CONFIRMED.includes(booking.state)
      expectOutcome(
        await outcomeOf(real.server.call(bookingCalls.withdraw, { params }, await as(real, person))),
        mayDo,
      )
      if (mayDo) leave(model, booking, 'withdrawn')
    },
  )
}

function pay(pick: number, card: Card): Command {
  return command(`its guest pays ${pick} (${card})`, some, async (model, real) => {
    const booking = at(model, pick)
    const params = { id: real.ids[booking.number] ?? '' }
    const body = { card: { token: simulatedToken(CARDS[card]) } }
    const call = real.server.call(bookingCalls.pay, { params, body }, await as(real, guestOf(real, booking)))
    const mayDo = booking.state === 'awaiting_payment' || booking.state === 'offered'
    expectOutcome(await outcomeOf(call), mayDo)
    if (!mayDo) return
    // The request settled whether it is booked instantly; a second hold asks the host.
    const { isAsked } = await paid(real, params.id)
    if (booking.state === 'offered') holdUnpaid(model, booking)
    if (card === 'declines') booking.declines += 1
    if (card === 'good') enter(model, booking, isAsked ? 'pending' : 'confirmed')
    else if (booking.declines > 1) leave(model, booking, 'withdrawn')
    else if (booking.state === 'offered') enter(model, booking, 'awaiting_payment')
  })
}

async function paid({ server: { deps } }: Real, id: string): Promise<{ isAsked: boolean }> {
  const { is_instant } = await deps.db
    .selectFrom('bookings')
    .select('is_instant')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { isAsked: !is_instant }
}

function cancel(pick: number, side: 'guest' | 'host'): Command {
  return command(`its ${side} cancels ${pick}`, some, async (model, real) => {
    const booking = at(model, pick)
    const params = { id: real.ids[booking.number] ?? '' }
    const caller = await as(real, side === 'host' ? real.people.host : guestOf(real, booking))
    const cancelling = async () => {
      const { refund, penalty } = await real.server.call(bookingCalls.cancellation, { params }, caller)
      const body = { reason: 'emergency' as const, expectedRefund: refund, expectedPenalty: penalty }
      await real.server.call(bookingCalls.cancel, { params, body }, caller)
    }
    const mayDo = booking.state === 'confirmed' && model.now < booking.slot.startsAt
    expectOutcome(await outcomeOf(cancelling()), mayDo)
    if (!mayDo) return
    booking.isBlock = side === 'host'
    leave(model, booking, 'cancelled')
  })
}

function endByAdmin(pick: number, refundPercent: number): Command {
  return command(`an admin ends ${pick} (${refundPercent} %)`, some, async (model, real) => {
    const booking = at(model, pick)
    const params = { id: real.ids[booking.number] ?? '' }
    const caller = await as(real, real.people.admin)
    const { state } = await real.server.call(bookingCalls.show, { params }, caller)
    const body = { reason: 'The roof leaks', state, refundPercent }
    const isOpen = BEFORE_CONFIRMED.includes(booking.state)
    const mayDo = isOpen || booking.state === 'confirmed'
    expectOutcome(
      await outcomeOf(real.server.call(bookingCalls.adminCancel, { params, body }, caller)),
      mayDo,
    )
    if (mayDo) leave(model, booking, isOpen ? 'withdrawn' : 'cancelled')
  })
}

function lookUp(pick: number): Command {
  return command(`everybody asks where ${pick} is`, some, (model, real) =>
    expectAddress(model, real, at(model, pick)),
  )
}

function review(pick: number, side: 'guest' | 'host'): Command {
  return command(`its ${side} reviews ${pick}`, some, async (model, real) => {
    const booking = at(model, pick)
    const params = { id: real.ids[booking.number] ?? '' }
    const caller = await as(real, side === 'host' ? real.people.host : guestOf(real, booking))
    const body = { rating: 4, body: 'Quiet, bright, kind.' }
    const isShown = booking.reviewedBy.size === 2
    const isInTime = model.now < booking.slot.endsAt + 14 * DAY
    const mayDo = booking.state === 'completed' && isInTime && !isShown
    expectOutcome(await outcomeOf(real.server.call(reviewCalls.write, { params, body }, caller)), mayDo)
    if (mayDo) booking.reviewedBy.add(side)
  })
}

function claim(pick: number, side: 'guest' | 'host'): Command {
  return command(`its ${side} reports a problem with ${pick}`, some, async (model, real) => {
    const booking = at(model, pick)
    const params = { id: real.ids[booking.number] ?? '' }
    const caller = await as(real, side === 'host' ? real.people.host : guestOf(real, booking))
    const body = { kind: 'other' as const, text: 'The lamp by the window is broken.', asked: 100 }
    const { startsAt, endsAt } = booking.slot
    const took = booking.state === 'confirmed' || booking.state === 'completed'
    const mayDo = took && model.now >= startsAt && model.now < endsAt + 72 * HOUR
    const outcome = await outcomeOf(real.server.call(claimCalls.open, { params, body }, caller))
    // One at a time: a second of the same side waits until the first is settled.
    if (mayDo) expect(['ok', 'no_longer_possible', 'conflict']).toContain(outcome)
    else expectOutcome(outcome, false)
  })
}

/**
 * Stops at each moment when the clock has something to do, so that nothing is done late and all of it in its
 * order.
 */
function wait(milliseconds: number): Command {
  return command(`${Math.round(milliseconds / MINUTE)} minutes pass`, always, async (model, real) => {
    const until = model.now + milliseconds
    for (let next = nextMoment(model); next !== null && next < until; next = nextMoment(model)) {
      model.now = Math.max(model.now, next)
      await moveTo(real, model.now)
      strike(model)
    }
    model.now = until
    await moveTo(real, until)
  })
}

/** Anybody does anything at any time. */
export function steps(): fc.Arbitrary<Command>[] {
  const pick = fc.nat({ max: 7 })
  const guest = fc.nat({ max: 1 })
  const card = fc.constantFrom<Card>('good', 'good', 'good', 'declines')
  const side = fc.constantFrom<Side>('host', 'host', 'cohost', 'stranger')
  const party = fc.constantFrom('guest' as const, 'host' as const)
  const asks = fc.tuple(guest, pick, card, fc.constantFrom(false, false, true)).map((all) => request(...all))
  return [
    asks,
    asks,
    fc
      .tuple(fc.constantFrom('accept' as const, 'accept' as const, 'decline' as const), side, pick)
      .map((all) => answer(...all)),
    fc.tuple(pick, fc.constantFrom(false, false, true)).map((all) => withdraw(...all)),
    fc.tuple(pick, card).map((all) => pay(...all)),
    fc.tuple(pick, party).map((all) => cancel(...all)),
    fc.tuple(pick, fc.constantFrom(0, 50, 100)).map((all) => endByAdmin(...all)),
    pick.map(lookUp),
    fc.tuple(pick, party).map((all) => review(...all)),
    fc.tuple(pick, party).map((all) => claim(...all)),
    fc.constantFrom(10 * MINUTE, 16 * MINUTE, 3 * HOUR, 13 * HOUR, 30 * HOUR, 49 * HOUR, 3 * DAY).map(wait),
  ]
}
