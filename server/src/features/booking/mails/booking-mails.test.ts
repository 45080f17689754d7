import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import {
  type BookingEvent,
  type BookingState,
  TRANSITIONS,
  whoIsTold,
} from '@roomtone/domain/booking/process'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  aBooking,
  aVerifiedPerson,
  CARDS,
  runDueJobs,
  type TestBooking,
  tokenOf,
} from '../../../../testing/booking.ts'
import { inEnglish } from '../../../../testing/in-english.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { bookingMails } from './booking.mails.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const server = useServer()

let guest: Person
let host: Person
let composers: ReturnType<typeof inEnglish>

beforeAll(async () => {
  guest = await aVerifiedPerson(server(), { email: 'gwen@example.com', fullName: 'Gwen Lastname' })
  host = await aVerifiedPerson(server(), {
    email: 'hettie@example.com',
    fullName: 'Hettie Othername',
    roles: ['creator', 'host'],
  })
  composers = inEnglish(bookingMails(server().deps))
})

const FIXED = { unsubscribeUrl: null }
const nameOf = (event: BookingEvent) => `booking-${event.replaceAll('_', '-')}`
const told = TRANSITIONS.flatMap((step) => {
  const { from, event, to } = step
  const sides = new Set(step.by.flatMap((party) => whoIsTold(step, party)))
  return [...sides].map((side) => ({ from, event, to, side, mail: nameOf(event) }))
})

async function compose(mail: string, bookingId: string, to: 'guest' | 'host') {
  const write = composers[mail]
  if (!write) throw new Error(`Nobody writes ${mail}`)
  return write({ bookingId, to }, FIXED)
}

/** In the state that the event leads to, as the event leads to it where that changes the words. */
async function after(from: BookingState, event: BookingEvent, to: BookingState): Promise<TestBooking> {
  const over = { guest, host, startsInHours: 24 * 20, request: { production: PRODUCTION } }
  if (event === 'payment_failed') {
    const booking = await aBooking(server(), { ...over, card: CARDS.uncapturable })
    await server()
      .call(
        bookingCalls.accept,
        { params: { id: booking.id }, body: {} },
        { token: await tokenOf(server(), host) },
      )
      .catch(() => {})
    return booking
  }
  if (event === 'authorised_instantly')
    return aBooking(server(), { ...over, state: to, listingOver: { booking_approval: 'instant' } })
  if (to !== 'expired') return aBooking(server(), { ...over, state: to })
  const booking = await aBooking(server(), { ...over, state: from })
  server().clock.advance(Date.parse(booking.view.expiresAt ?? '') - server().clock.now().getTime() + 1000)
  await runDueJobs(server())
  return booking
}

const PRODUCTION = {
  title: 'Quiet <b>Hours</b>',
  kind: 'stills' as const,
  purpose: 'Portraits by <script>the</script> window',
  involves: [],
}
const SECRETS = ['Secret Street', 'blue pot', '90012', '34.06', 'Lastname', 'Othername']

describe('mails about a booking', () => {
  it('has a writer for every step that tells somebody, and for no other', () => {
    const written = Object.keys(composers).filter((name) => name.startsWith('booking-'))
    expect(written.sort()).toEqual(
      [...new Set(told.map(({ mail }) => mail)), 'booking-refunded', 'booking-reminder'].sort(),
    )
  })

  it.each(told)('$from, $event: tells the $side what happened, when, and where to go', async (step) => {
    const { from, event, to, side, mail } = step
    const { id, startsAt, view } = await after(from, event, to)
    const letter = await compose(mail, id, side)
    expect(letter?.to).toBe(side === 'guest' ? guest.email : host.email)
    const { subject, text, html } = letter?.mail ?? { subject: '', text: '', html: '' }
    expect(text).toContain('A quiet loft')
    expect(text).toContain(`Hi ${side === 'guest' ? 'Gwen' : 'Hettie'},`)
    expect(text).toContain(dayOf(startsAt, view.timeZone))
    const page = side === 'guest' ? `/trips/${id}` : `/hosting?tab=today&booking=${id}`
    expect(text).toMatch(new RegExp(`http://localhost:3000(${literally(page)}|/search)`))
    expect(`${subject}${text}`).not.toMatch(/undefined|null|NaN|\[object/)
    expect(html).not.toMatch(/<script|<b>Hours/)
    const other = side === 'guest' ? host.email : guest.email
    for (const secret of [...SECRETS, other]) expect(`${subject}${text}${html}`).not.toContain(secret)
  })

  it('says nothing that has stopped being true', async () => {
    const { id } = await aBooking(server(), { guest, host, state: 'confirmed' })
    expect(await compose('booking-accept', id, 'guest')).not.toBeNull()
    for (const mail of ['booking-authorised', 'booking-expire', 'booking-cancel', 'booking-promote'])
      expect(await compose(mail, id, 'guest'), mail).toBeNull()
    expect(await compose('booking-accept', '00000000-0000-4000-8000-000000000000', 'guest')).toBeNull()
  })

  it('does not ask a host to answer what the clock has ended', async () => {
    const { id, view } = await aBooking(server(), { guest, host })
    expect(await compose('booking-authorised', id, 'host')).not.toBeNull()
    server().clock.advance(Date.parse(view.expiresAt ?? '') - server().clock.now().getTime())
    expect(await compose('booking-authorised', id, 'host')).toBeNull()
  })

  it('names what is reserved, what is charged, and what is refunded', async () => {
    const asked = await aBooking(server(), { guest, host })
    const total = dollars(asked.view.total)
    expect((await compose('booking-authorised', asked.id, 'guest'))?.mail.text).toContain(
      `There’s a ${total} hold on your card.`,
    )
    expect((await compose('booking-authorised', asked.id, 'host'))?.mail.text).toContain(
      dollars(asked.view.subtotal),
    )
    const cancelled = await aBooking(server(), { guest, host, state: 'cancelled', startsInHours: 24 * 20 })
    expect((await compose('booking-cancel', cancelled.id, 'guest'))?.mail.subject).toMatch(
      /^Canceled: A quiet loft, \w{3}, \w{3} \d+, \d+:\d\d [AP]M$/,
    )
    expect((await compose('booking-cancel', cancelled.id, 'guest'))?.mail.text).toContain(
      `${dollars(cancelled.view.total)} of the ${dollars(cancelled.view.total)} you paid goes back`,
    )
  })

  it('reminds of what is still to come, and of nothing else', async () => {
    const { id, startsAt } = await aBooking(server(), { guest, host, state: 'confirmed' })
    expect((await compose('booking-reminder', id, 'host'))?.mail.text).toContain(
      'Gwen booked A quiet loft for a crew of 4',
    )
    server().clock.advance(startsAt.getTime() - server().clock.now().getTime() + HOUR)
    expect(await compose('booking-reminder', id, 'host')).toBeNull()
  })

  it('says today or tomorrow by the calendar of the place, also when it leaves late', async () => {
    const { id, startsAt, view } = await aBooking(server(), { guest, host, state: 'confirmed' })
    const subject = async (to: 'guest' | 'host') => (await compose('booking-reminder', id, to))?.mail.subject
    const goTo = (at: number) => server().clock.advance(at - server().clock.now().getTime())
    goTo(startsAt.getTime() - 24 * HOUR)
    const time = timeOf(startsAt, view.timeZone)
    expect([await subject('guest'), await subject('host')]).toEqual([
      `Tomorrow: A quiet loft, ${time}`,
      `Tomorrow: Gwen at A quiet loft, ${time}`,
    ])
    const day = dayOf(startsAt, view.timeZone)
    let at = startsAt.getTime() - MINUTE
    while (dayOf(new Date(at - HOUR), view.timeZone) === day) at -= HOUR
    goTo(at)
    expect([await subject('guest'), await subject('host')]).toEqual([
      `Today: A quiet loft, ${time}`,
      `Today: Gwen at A quiet loft, ${time}`,
    ])
  })

  it('arrives: both sides of a request that was made and accepted', async () => {
    const mara = await aVerifiedPerson(server(), { email: 'mara@example.com', fullName: 'Mara Ellison' })
    await aBooking(server(), { guest: mara, host, state: 'confirmed' })
    await server().drain()
    const kinds = (await server().mailsTo('mara@example.com')).map(({ kind }) => kind)
    expect(kinds).toContain('booking-accept')
    // The request had been answered before its own mail left: that one would have been untrue.
    expect(kinds).not.toContain('booking-authorised')
  })
})

describe('mails about a payout', () => {
  it('are sent for what is true of it', async () => {
    const { id, view } = await aBooking(server(), { guest, host, state: 'completed' })
    const { db } = server().deps
    const payout = await db
      .selectFrom('payouts')
      .select('id')
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow()
    const about = { payoutId: payout.id }
    expect(await composers['payout-sent']?.(about, FIXED)).toBeNull()
    expect(await composers['payout-problem']?.(about, FIXED)).toBeNull()
    await db.updateTable('payouts').set({ state: 'without_account' }).where('id', '=', payout.id).execute()
    expect((await composers['payout-problem']?.(about, FIXED))?.mail.subject).toBe(
      'Set up an account for your payout',
    )
    const sums = { due_cents: view.subtotal, withheld_cents: 5000, paid_cents: view.subtotal - 5000 }
    await db
      .updateTable('payouts')
      .set({ state: 'paid', ...sums })
      .where('id', '=', payout.id)
      .execute()
    const sent = await composers['payout-sent']?.(about, FIXED)
    expect(sent?.to).toBe(host.email)
    expect(sent?.mail.subject).toBe(`${dollars(view.subtotal - 5000)} is on its way to your bank`)
    expect(sent?.mail.text).toContain('$50')
    expect(await composers['payout-problem']?.(about, FIXED)).toBeNull()
  })

  it('tell the operator where to look', async () => {
    const { id } = await aBooking(server(), { guest, host })
    const alert = await composers['payment-alert']?.(
      { what: 'A refund did not arrive: $5', bookingId: id },
      FIXED,
    )
    expect(alert?.to).toBe(server().deps.config.operatorEmail)
    expect(alert?.mail.text).toContain(`/admin/bookings?q=${id}`)
    expect(alert?.mail.text).toContain('A refund did not arrive: $5')
    expect((await composers['payment-alert']?.({ what: 'reconciliation' }, FIXED))?.mail.text).not.toContain(
      'undefined',
    )
    const failed = { what: 'refund_failed', amount: '5000', bookingId: id }
    expect((await composers['payment-alert']?.(failed, FIXED))?.mail.text).toContain(
      'A refund didn’t reach the guest’s card: $50',
    )
  })
})

const literally = (text: string) => text.replace(/[?]/g, '\\?')
const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  })
const timeOf = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
    .format(at)
    .replace('\u202f', ' ')
const dayOf = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone }).format(at)
