import { randomUUID } from 'node:crypto'
import { threadId } from 'node:worker_threads'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { payoutCalls } from '@roomtone/contract/payout/payout.calls'
import { chargeGuest } from '@roomtone/domain/ledger/movements'
import { toLocal } from '@roomtone/domain/time/zone'
import { describe, expect, it } from 'vitest'
import {
  aBooking,
  aVerifiedPerson,
  runDueJobs,
  type TestBooking,
  tokenOf,
} from '../../../../testing/booking.ts'
import { useClaims } from '../../../../testing/claims.ts'
import { giveAccount, letPayoutsFallDue, payoutOf, putInDebt } from '../../../../testing/payouts.ts'
import { readPdf } from '../../../../testing/read-pdf.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { drawn } from '../../../platform/documents/draw-in-thread.ts'
import { wordsIn } from '../../../platform/documents/words.ts'
import { postTransfer } from '../../ledger/entry.ts'

const server = useServer()
const { money } = wordsIn('en')

const as = async (person: Person) => ({ token: await tokenOf(server(), person) })
const receipt = async (person: Person, { id }: TestBooking) =>
  server().call(bookingCalls.receipt, { params: { id } }, await as(person))
const invoice = async (person: Person, { id }: TestBooking) =>
  server().call(bookingCalls.invoice, { params: { id } }, await as(person))
const statement = async (person: Person, month: string) =>
  server().call(payoutCalls.statement, { params: { month } }, await as(person))
const record = async (person: Person, id: string) =>
  server().call(payoutCalls.record, { params: { id } }, await as(person))
const notFound = { code: 'not_found' }

/** The specification's sample: 4 hours at 150 and 50 for cleaning make 787. */
const SAMPLE = { hourly_rate_cents: 15_000, cleaning_fee_cents: 5_000, price_per_day_cents: 200_000 }

async function theSample(over: Parameters<typeof aBooking>[1] = {}): Promise<TestBooking> {
  const guest = await aVerifiedPerson(server(), { fullName: 'Łukasz Nováček' })
  const host = await aVerifiedPerson(server(), { fullName: 'Zoë Ødegård', roles: ['creator', 'host'] })
  return aBooking(server(), { state: 'confirmed', guest, host, listingOver: SAMPLE, ...over })
}

/** Runs of white space are the layout's business. */
const flat = (text: string) => text.replace(/\s+/g, ' ')

describe('a receipt', () => {
  it('tells the guest what they paid, with which card, and for what', async () => {
    const booking = await theSample()
    const file = await receipt(booking.guest, booking)
    expect(file.mediaType).toBe('application/pdf')
    const { text, info, size } = await readPdf(file)
    const number = `RT-${yearOf(booking)}-${booking.id.slice(0, 8).toUpperCase()}`
    expect(file.fileName).toBe(`receipt-${number}.pdf`)
    expect(info['Title']).toBe(`Receipt ${number}`)
    expect(size).toEqual([612, 792])
    for (const words of [
      'Łukasz Nováček',
      'Zoë Ødegård',
      'Visa ending in 4242',
      'Quiet Hours',
      '4 hours $150.00 $600.00',
      'Cleaning fee',
      'Subtotal $650.00',
      'Platform fee (12%, rounded to whole dollars) $78.00',
      'Tax (9%, rounded to whole dollars) $59.00',
      'Total $787.00',
      'Total paid $787.00',
    ])
      expect(flat(text)).toContain(words)
  })

  it('is drawn once for sixty simultaneous requests, in another thread, and again when its facts change', async () => {
    const booking = await theSample()
    const caller = await as(booking.guest)
    const ask = () => server().call(bookingCalls.receipt, { params: { id: booking.id } }, caller)
    const before = drawn.times
    const files = await Promise.all(Array.from({ length: 60 }, ask))
    expect(drawn.times - before).toBe(1)
    expect(drawn.threadId).not.toBe(threadId)
    expect(new Set(files.map(({ base64 }) => base64)).size).toBe(1)
    await server()
      .deps.db.updateTable('bookings')
      .set({ production_title: 'Loud Hours' })
      .where('id', '=', booking.id)
      .execute()
    expect((await readPdf(await ask())).text).toContain('Loud Hours')
    expect(drawn.times - before).toBe(2)
  })

  it('goes on with the refunds', async () => {
    const booking = await theSample({ state: 'cancelled', startsInHours: 72 })
    await runDueJobs(server())
    const { text } = await readPdf(await receipt(booking.guest, booking))
    for (const words of [
      'Canceled',
      'Refund to card −$787.00',
      'Refunded −$787.00',
      'Total after refunds $0.00',
    ])
      expect(flat(text)).toContain(words)
  })

  it('goes on with what a claim took from a card', async () => {
    const claims = useClaims(server)
    const booking = await theSample({ state: 'completed', startsInHours: 48 })
    const { id } = await claims.open(booking, booking.host, { kind: 'damage', asked: 12_000 })
    await claims.answer(id, booking.guest, { agrees: true, text: '' })
    const mine = flat((await readPdf(await receipt(booking.guest, booking))).text)
    expect(mine).toContain('Paid for a claim with Visa ending in 4242 $120.00')
    expect(mine).toContain('Total paid $907.00')
    const theirs = flat((await readPdf(await invoice(booking.host, booking))).text)
    expect(theirs).toContain('Paid for a claim $120.00')
    expect(theirs).not.toContain('4242')
  })

  it('is the same file when asked for again', async () => {
    const booking = await theSample()
    expect(await receipt(booking.guest, booking)).toEqual(await receipt(booking.guest, booking))
  })

  it('is the guest’s alone, and there is none before the booking is confirmed', async () => {
    const booking = await theSample()
    const pending = await theSample({ state: 'pending' })
    const stranger = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    await expect(receipt(booking.host, booking)).rejects.toMatchObject(notFound)
    await expect(receipt(stranger, booking)).rejects.toMatchObject(notFound)
    await expect(receipt(pending.guest, pending)).rejects.toMatchObject(notFound)
    await expect(invoice(pending.host, pending)).rejects.toMatchObject(notFound)
    await expect(invoice(stranger, booking)).rejects.toMatchObject(notFound)
  })
})

describe('an invoice', () => {
  it('is for both sides, and names the card to the guest only, the address to nobody', async () => {
    const booking = await theSample()
    const guests = flat((await readPdf(await invoice(booking.guest, booking))).text)
    const hosts = flat((await readPdf(await invoice(booking.host, booking))).text)
    for (const text of [guests, hosts]) {
      for (const words of [
        'Invoice',
        'Łukasz Nováček',
        'Zoë Ødegård',
        'Roomtone',
        'Total $787.00',
        'Los Angeles',
      ])
        expect(text).toContain(words)
      expect(text).not.toContain('Secret Street')
      expect(text).not.toContain('@example.com')
    }
    expect(guests).toContain('4242')
    expect(hosts).not.toContain('4242')
  })

  it('says what was agreed, though the space has moved and an account is closed since', async () => {
    const booking = await theSample()
    const { db } = server().deps
    const before = await invoice(booking.host, booking)
    const { property_id } = await db
      .selectFrom('bookings')
      .select('property_id')
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow()
    const moved = { title: 'Another room', city: 'Boise', state: 'ID' }
    await db.updateTable('properties').set(moved).where('id', '=', property_id).execute()
    const former = { full_name: 'Former member' }
    await db
      .updateTable('profiles')
      .set(former)
      .where('id', 'in', [booking.guest.id, booking.host.id])
      .execute()
    expect(await invoice(booking.host, booking)).toEqual(before)
    const text = flat((await readPdf(await receipt(booking.guest, booking))).text)
    for (const words of ['Łukasz Nováček', 'Zoë Ødegård', 'Los Angeles']) expect(text).toContain(words)
    for (const words of ['Former member', 'Boise', 'Another room']) expect(text).not.toContain(words)
  })

  it('gives earlier bookings what is there today, however often they are gone through', async () => {
    const booking = await theSample()
    const { owner } = server()
    await owner.query('delete from booking_papers where booking_id = $1', [booking.id])
    const all = 'select freeze_papers(bookings) from bookings where confirmed_at is not null'
    await owner.query(all)
    await owner.query("update profiles set full_name = 'Former member' where id = $1", [booking.guest.id])
    await owner.query(all)
    const { text } = await readPdf(await invoice(booking.host, booking))
    expect(flat(text)).toContain('Łukasz Nováček')
  })

  it('has a longer number where another booking has the short one', async () => {
    const [first, second] = [await theSample(), await theSample({ state: 'pending' })]
    const letters = second.id.replaceAll('-', '').toUpperCase()
    const taken = `RT-${yearOf(first)}-${letters.slice(0, 8)}`
    const { db } = server().deps
    await db.updateTable('booking_papers').set({ number: taken }).where('booking_id', '=', first.id).execute()
    await server().call(bookingCalls.accept, { params: { id: second.id }, body: {} }, await as(second.host))
    const longer = `RT-${yearOf(second)}-${letters.slice(0, 12)}`
    expect((await invoice(second.host, second)).fileName).toBe(`invoice-${longer}.pdf`)
    expect((await invoice(first.host, first)).fileName).toBe(`invoice-${taken}.pdf`)
    await runDueJobs(server())
    const packets = db
      .selectFrom('compliance_packets')
      .select('invoice_id')
      .where('booking_id', '=', second.id)
    expect(await packets.execute()).toEqual([{ invoice_id: longer }])
  })

  it('has its dates on the clocks of the space', async () => {
    const booking = await theSample()
    const { text } = await readPdf(await invoice(booking.host, booking))
    const zone = booking.view.timeZone
    const starts = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone })
    expect(flat(text)).toContain(starts.format(booking.startsAt).replace(/\u202f/g, ' '))
  })
})

describe('a payout record', () => {
  it('says what was due, what was kept, and what went where', async () => {
    const booking = await theSample({ state: 'completed', startsInHours: 48 })
    await giveAccount(server(), booking.host.id)
    await putInDebt(server(), booking.host.id, booking.id, 5_000)
    const { id } = await payoutOf(server(), booking.id)
    await expect(record(booking.host, id)).rejects.toMatchObject(notFound)
    await letPayoutsFallDue(server())
    const { reference } = await payoutOf(server(), booking.id)
    const text = flat((await readPdf(await record(booking.host, id))).text)
    for (const words of [
      'Zoë Ødegård',
      'Quiet Bank ending in 6789',
      'Due to you $650.00',
      'Used for what you owed us −$50.00',
      'Paid out $600.00',
      `PO-${id.slice(0, 8).toUpperCase()}`,
      String(reference),
    ])
      expect(text).toContain(words)
    const other = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    await expect(record(other, id)).rejects.toMatchObject(notFound)
  })
})

describe('a statement', () => {
  it('tells every movement from the opening to the closing balance', async () => {
    const booking = await theSample({ state: 'confirmed', startsInHours: 48 })
    await putInDebt(server(), booking.host.id, booking.id, 5_000)
    const month = monthOf(booking)
    const text = flat((await readPdf(await statement(booking.host, month))).text)
    for (const words of [
      'Zoë Ødegård',
      'Opening balance $0.00',
      '$650.00 $650.00',
      'Penalty for canceling',
      '−$50.00 $600.00',
      'Bookings $650.00',
      'Penalties −$50.00',
      'Closing balance $600.00',
    ])
      expect(text).toContain(words)
    server().clock.advance(booking.endsAt.getTime() - server().clock.now().getTime() + 60_000)
    await runDueJobs(server())
    await giveAccount(server(), booking.host.id)
    server().clock.advance(40 * 86_400_000)
    await runDueJobs(server())
    const later = flat((await readPdf(await statement(booking.host, monthOf(booking)))).text)
    for (const words of ['Opening balance $600.00', 'Payouts −$600.00', 'Closing balance $0.00'])
      expect(later).toContain(words)
  })

  it('breaks its pages when a month was long', async () => {
    const booking = await theSample()
    const { db } = server().deps
    const price = { rent: 60_000, subtotal: 65_000, platformFee: 7_800, tax: 5_900 }
    await db.transaction().execute(async (tx) => {
      for (let index = 0; index < 99; index += 1)
        await postTransfer(tx, {
          ...chargeGuest({ bookingId: booking.id, hostId: booking.host.id, price }),
          key: `charge:${randomUUID()}`,
          bookingId: booking.id,
          now: server().clock.now(),
        })
    })
    const { pages, text } = await readPdf(await statement(booking.host, monthOf(booking)))
    expect(pages.length).toBeGreaterThan(2)
    expect(pages[1]).toContain('Page 2 of')
    expect(flat(text)).toContain(`Closing balance ${money(100 * 65_000)}`)
    expect(text.match(/Quiet Hours/g)).toHaveLength(100)
  })

  it('exists for months in which something moved, and for the host alone', async () => {
    const booking = await theSample()
    await expect(statement(booking.host, '2024-01')).rejects.toMatchObject(notFound)
    const other = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    await expect(statement(other, monthOf(booking))).rejects.toMatchObject(notFound)
    const { statements } = await server().call(payoutCalls.earnings, {}, await as(booking.host))
    expect(statements).toEqual([monthOf(booking)])
  })
})

/** Now, on the clocks of the listing. */
function monthOf({ view }: TestBooking): string {
  return toLocal(server().clock.now(), view.timeZone).date.slice(0, 7)
}

function yearOf(booking: TestBooking): string {
  return monthOf(booking).slice(0, 4)
}
