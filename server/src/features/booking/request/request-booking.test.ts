import { randomUUID } from 'node:crypto'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import type { ApiError } from '@roomtone/contract/call'
import { addDays } from '@roomtone/domain/time/local-date'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  aBooking,
  aRequest,
  aVerifiedPerson,
  CARDS,
  hoursFrom,
  type RequestBody,
  runDueJobs,
  simulatedToken,
  tokenOf,
  zoneOfMorning,
} from '../../../../testing/booking.ts'
import { refusedWith, useLife } from '../../../../testing/booking-life.ts'
import { insertListing, type TestListing } from '../../../../testing/listings.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer()
const life = useLife(server)
const MINUTE = 60_000
const LOS_ANGELES = { zone: 'America/Los_Angeles' }

let host: Person
let guest: Person
let listing: TestListing

beforeAll(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  guest = await aVerifiedPerson(server())
})

// Requests that are open count: each test has a space of its own, and ends what it has begun.
beforeEach(async () => {
  listing = await aListing()
})
afterEach(async () => {
  const open = await server()
    .deps.db.selectFrom('bookings')
    .select('id')
    .where('guest_id', '=', guest.id)
    .where('expires_at', 'is not', null)
    .execute()
  const token = await tokenOf(server(), guest)
  for (const { id } of open) await server().call(bookingCalls.withdraw, { params: { id } }, { token })
})

const aListing = (over: Parameters<typeof insertListing>[2] = {}) =>
  insertListing(server(), host.id, { turnaround_minutes: 0, minimum_hours: 2, allows: ['animals'], ...over })

/** Every test has a day of its own, so that they do not get in each other's way. */
let days = 20
function aDay(): string {
  days += 1
  return addDays(hoursFrom(server().clock.now(), 0, 1, LOS_ANGELES).date, days)
}
const at = (date: string, hour: number, hours: number) =>
  ({ by: 'hour', date, start: hour * 60, hours }) as const

const body = (over: Partial<RequestBody> = {}, of = listing, choice = over.choice ?? at(aDay(), 10, 4)) =>
  aRequest(server(), of.id, choice, over)

async function send(request: RequestBody, as: Person = guest) {
  return server().call(bookingCalls.request, { body: request }, { token: await tokenOf(server(), as) })
}

const chargesFor = async (bookingId: string) =>
  server()
    .deps.db.selectFrom('simulated_charges')
    .select(['state', 'amount'])
    .where('booking_id', '=', bookingId)
    .execute()

const bookingsOf = async (person: Person) =>
  server().deps.db.selectFrom('bookings').select(['id', 'state']).where('guest_id', '=', person.id).execute()

const fieldsOf = ({ fields }: ApiError) => fields

describe('a request that fits', () => {
  it('holds the time with its turnaround, reserves the price and asks the host', async () => {
    const space = await aListing({ turnaround_minutes: 90 })
    const choice = at(aDay(), 10, 4)
    const made = await send(await body({ choice, crew: 3 }, space))
    expect(made).toMatchObject({ state: 'pending', crew: 3, party: 'guest', isInstant: false })
    expect(made.payment).toMatchObject({ state: 'authorised', card: { brand: 'visa', last4: '4242' } })
    expect(made.timeline.map(({ event, party }) => [event, party])).toEqual([
      ['requested', 'guest'],
      ['authorised', 'payments'],
    ])
    const { rows } = await server().database.pool.query(
      'select lower(during) as from, upper(during) as to, kind from holds where booking_id = $1',
      [made.id],
    )
    expect(rows).toEqual([
      {
        from: new Date(made.startsAt),
        to: new Date(Date.parse(made.endsAt) + 90 * MINUTE),
        kind: 'booking',
      },
    ])
    expect(await chargesFor(made.id)).toEqual([{ state: 'authorised', amount: made.total }])
    expect((await life.auditOf(made.id)).map(({ action, actorId }) => [action, actorId])).toEqual([
      ['booking.requested', guest.id],
      ['payment.authorised', null],
      ['booking.authorised', null],
    ])
    await server().drain()
    const kinds = (await server().mailsTo(host.email)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind.startsWith('booking-'))).toHaveLength(1)
  })

  it('freezes the price, the policy and the rules as they were', async () => {
    const rules = [{ title: 'Shoes', body: 'Off, please.' }]
    const space = await aListing({ house_rules: JSON.stringify(rules), cancellation_policy: 'standard_30' })
    const made = await send(await body({}, space))
    await server()
      .deps.db.updateTable('properties')
      .set({ price_per_day_cents: 900_000, house_rules: '[]', cancellation_policy: 'very_flexible' })
      .where('id', '=', space.id)
      .execute()
    const later = await life.show(made, guest)
    expect(later).toMatchObject({ cancellationPolicy: 'standard_30', houseRules: rules, price: made.price })
    const { lines, subtotal, platformFee, tax, total } = made.price
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(subtotal)
    expect(subtotal + platformFee + tax).toBe(total)
  })

  it('gives the sample of the specification: 787 dollars for four hours at 150 and cleaning at 50', async () => {
    const space = await aListing({ hourly_rate_cents: 15_000, cleaning_fee_cents: 5_000 })
    const made = await send(await body({ expectedTotal: 78_700 }, space))
    expect(made.price).toMatchObject({ subtotal: 65_000, platformFee: 7_800, tax: 5_900, total: 78_700 })
  })
})

describe('a request that does not fit', () => {
  const refuse = async (
    over: Partial<RequestBody>,
    code: Parameters<typeof refusedWith>[1],
    of = listing,
  ) => {
    const before = await bookingsOf(guest)
    const refusal = await refusedWith(send(await body(over, of)), code)
    expect(await bookingsOf(guest)).toEqual(before)
    return refusal
  }

  it('needs names, the commitment, and a confirmed email', async () => {
    const { db } = server().deps
    const someone = await aVerifiedPerson(server())
    const ask = async () => send(await body(), someone)
    const about = (query: { where(a: 'id', b: '=', c: string): { execute(): Promise<unknown> } }) =>
      query.where('id', '=', someone.id).execute()
    await about(db.updateTable('users').set({ email_confirmed_at: null }))
    await refusedWith(ask(), 'email_unconfirmed')
    await about(db.updateTable('users').set({ email_confirmed_at: server().clock.now() }))
    await db.deleteFrom('commitments').where('user_id', '=', someone.id).execute()
    await refusedWith(ask(), 'commitment_required')
    await about(db.updateTable('profiles').set({ first_name: null, last_name: null }))
    await refusedWith(ask(), 'names_required')
    await about(
      db.updateTable('profiles').set({ is_verified: false, verification_status: 'pending' as const }),
    )
    await refusedWith(ask(), 'verification_required')
  })

  it('is not for a space of their own, nor for one that is not to be had', async () => {
    await refusedWith(send(await body(), host), 'own_listing')
    const gone = await aListing({ available: false })
    const request = { ...(await body()), propertyId: gone.id }
    await refusedWith(send(request), 'not_found')
    await refusedWith(send({ ...request, propertyId: randomUUID() }), 'not_found')
  })

  it('is refused with the field that is at fault', async () => {
    const crew = await refuse({ crew: 11 }, 'crew_too_large')
    expect(fieldsOf(crew)).toEqual([{ field: 'crew', message: 'This space fits at most 10 people.' }])
    const production = {
      title: 'Loud',
      kind: 'motion' as const,
      purpose: 'A chase',
      involves: ['animals', 'drones', 'loud_sound'] as ('animals' | 'drones' | 'loud_sound')[],
    }
    const declaration = await refuse({ production }, 'not_allowed_here')
    expect(declaration.message).toBe('This space doesn’t allow: Drones and Loud sound.')
    expect(fieldsOf(declaration).map(({ field, message }) => [field, message.split(':')[0]])).toEqual([
      ['production.involves', 'Drones'],
      ['production.involves', 'Loud sound'],
    ])
    const card = await refuse({ card: undefined }, 'validation_failed')
    expect(fieldsOf(card)[0]?.field).toBe('card')
    const token = await refuse({ card: { token: 'tok_of_nobody' } }, 'validation_failed')
    expect(fieldsOf(token)[0]?.field).toBe('card.token')
    const agreed = await refuse({ agreed: false as true }, 'validation_failed')
    expect(fieldsOf(agreed)).toEqual([
      { field: 'agreed', message: 'Please agree to the house rules and cancellation policy' },
    ])
  })

  it.each([
    ['shorter than the space asks for', () => at(aDay(), 10, 1), 'The shortest booking here is 2 hours.'],
    ['outside opening hours', () => at(aDay(), 20, 4), 'open from 8:00 AM to 10:00 PM'],
    ['in the past', () => at(addDays(aDay(), -400), 10, 4), 'This time has passed'],
    ['years ahead', () => at(addDays(aDay(), 900), 10, 4), 'Bookings open 2 years ahead'],
    [
      'backwards',
      () => ({ by: 'day' as const, checkIn: addDays(aDay(), 3), checkOut: addDays(aDay(), 0) }),
      'Check-out can’t be before check-in.',
    ],
  ])('is refused %s, in words', async (_, choice, words) => {
    const refusal = await refuse({ choice: choice() }, 'validation_failed')
    expect(fieldsOf(refusal)).toEqual([{ field: 'choice', message: expect.stringContaining(words) }])
  })

  it('is refused when its host could no longer answer, and can be had a little later', async () => {
    const now = server().clock.now()
    const zone = zoneOfMorning(now, 0)
    const open = await aListing({ opens_at: 0, closes_at: 1440, minimum_hours: 1, time_zone: zone })
    const next = hoursFrom(now, 0, 1, { zone })
    const [soon] = fieldsOf(await refuse({ choice: next }, 'validation_failed', open))
    expect(soon).toMatchObject({ field: 'choice', message: expect.stringContaining('too soon') })
    const made = await send(await body({ choice: { ...next, start: next.start + 60 } }, open))
    expect(Date.parse(made.expiresAt ?? '')).toBe(Date.parse(made.startsAt) - 30 * MINUTE)
  })

  it('is refused at another price than was shown, before any card is asked', async () => {
    const refusal = await refuse({ expectedTotal: 1 }, 'price_changed')
    expect(refusal.message).toMatch(/total is now \$\d+(,\d+)?(\.\d\d)?\./)
  })

  it('is refused when the time is taken, with the nearest that is free', async () => {
    const space = await aListing()
    const date = aDay()
    const asked = await body({ choice: at(date, 10, 4) }, space)
    await send(await body({ choice: at(date, 12, 4) }, space), await aVerifiedPerson(server()))
    const refusal = await refusedWith(send(asked), 'slot_taken')
    expect(refusal.message).toContain('Available nearby:')
    expect(refusal.message).toContain('4:00 – 8:00 PM')
  })
})

describe('limits', () => {
  it('allow three open requests for one space, and ten in all', async () => {
    const busy = await aVerifiedPerson(server())
    const spaces = [listing, await aListing(), await aListing(), await aListing()]
    const [first] = spaces
    const ids: string[] = []
    for (const space of spaces.slice(0, 3))
      for (let one = 0; one < 3; one += 1) ids.push((await send(await body({}, space), busy)).id)
    const here = await refusedWith(send(await body({}, first), busy), 'too_many_requests_open')
    expect(here.message).toContain('3 open requests for this space')
    await send(await body({}, spaces[3]), busy)
    const all = await refusedWith(send(await body({}, spaces[3]), busy), 'too_many_requests_open')
    expect(all.message).toContain('10 open requests')
    await server().call(
      bookingCalls.withdraw,
      { params: { id: ids[0] ?? '' } },
      { token: await tokenOf(server(), busy) },
    )
    expect(await send(await body({}, first), busy)).toMatchObject({ state: 'pending' })
  })

  it('hold when six requests come at the same moment', async () => {
    const busy = await aVerifiedPerson(server())
    const bodies = await Promise.all(Array.from({ length: 6 }, () => body()))
    const outcomes = await Promise.allSettled(bodies.map((request) => send(request, busy)))
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'too_many_requests_open' })
    // One that is not paid when the next comes makes room for it.
    const states = (await bookingsOf(busy)).map(({ state }) => state)
    const open = states.filter((state) => state === 'pending')
    expect(open.length).toBeGreaterThan(0)
    expect(open.length).toBeLessThanOrEqual(3)
    expect(states.filter((state) => state !== 'pending' && state !== 'withdrawn')).toEqual([])
  })
})

describe('the same request again', () => {
  it('gets the same booking, and the card is asked once', async () => {
    const request = await body()
    const first = await send(request)
    const again = await send({ ...request, card: { token: simulatedToken(CARDS.declines) } })
    expect(again).toEqual(first)
    expect(await chargesFor(first.id)).toHaveLength(1)
  })

  it('gets one booking and one authorization even when both arrive together', async () => {
    const request = await body()
    const twins = await Promise.all([send(request), send(request), send(request)])
    expect(new Set(twins.map(({ id }) => id)).size).toBe(1)
    expect(await chargesFor(twins[0]?.id ?? '')).toHaveLength(1)
  })

  it('is refused when anything but the card is different', async () => {
    const request = await body({ crew: 2 })
    const first = await send(request)
    await refusedWith(send({ ...request, crew: 3 }), 'key_reused')
    await refusedWith(send({ ...request, production: { ...request.production, title: 'B' } }), 'key_reused')
    expect(await life.show(first, guest)).toMatchObject({ crew: 2, state: 'pending' })
  })

  it('of somebody else is a request of their own', async () => {
    const other = await aVerifiedPerson(server())
    const { key } = await body()
    const mine = await send(await body({ key }))
    const theirs = await send(await body({ key }), other)
    expect(theirs.id).not.toBe(mine.id)
  })
})

describe('what is not swept yet', () => {
  it('does not keep a time that the clock has given back', async () => {
    const choice = at(aDay(), 10, 4)
    const first = await send(await body({ choice }))
    const rival = await aVerifiedPerson(server())
    const asked = await body({ choice })
    await refusedWith(send(asked, rival), 'slot_taken')
    server().clock.advance(49 * 60 * MINUTE)
    expect(await send(asked, rival)).toMatchObject({ state: 'pending' })
    expect(await life.stateOf(first.id)).toBe('expired')
    await runDueJobs(server())
    expect((await life.money(first.id)).charges).toEqual(['released'])
  })
})

describe('a second hold', () => {
  it('needs no card and takes no time', async () => {
    const { view, listing: space, host: theirs } = await aBooking(server(), { state: 'pending' })
    const { time_zone: zone } = await server()
      .deps.db.selectFrom('properties')
      .select('time_zone')
      .where('id', '=', space.id)
      .executeTakeFirstOrThrow()
    const hours = (Date.parse(view.startsAt) - server().clock.now().getTime()) / (60 * MINUTE)
    const choice = hoursFrom(server().clock.now(), hours - 0.01, 4, { zone })
    const request = await aRequest(server(), space.id, choice, { secondHold: true, card: undefined })
    const waiting = await send(request)
    expect(waiting).toMatchObject({ state: 'second_hold', payment: null, ahead: 0 })
    expect(waiting.timeline.map(({ event }) => event)).toEqual(['joined_line'])
    expect(await chargesFor(waiting.id)).toEqual([])
    expect(theirs.id).not.toBe(guest.id)
  })

  it('is for times that a booking blocks, and no others', async () => {
    await refusedWith(send(await body({ secondHold: true, card: undefined })), 'nothing_to_wait_for')
    const date = aDay()
    const choice = at(date, 10, 4)
    const asked = await body({ choice, secondHold: true, card: undefined })
    await server().database.pool.query(
      `insert into holds (listing_id, during, kind, created_at)
      values ($1, tstzrange(($2 || ' 12:00 America/Los_Angeles')::timestamptz, ($2 || ' 13:00 America/Los_Angeles')::timestamptz), 'block', now())`,
      [listing.searchId, date],
    )
    const refusal = await refusedWith(send(asked), 'nothing_to_wait_for')
    expect(refusal.message).toContain('This time won’t open up')
  })
})
