import { createHmac } from 'node:crypto'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { afterAll, describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, type TestBooking, tokenOf } from '../../../../testing/booking.ts'
import { useServer } from '../../../../testing/server.ts'
import {
  openStripePaymentsPeer,
  PEER_WEBHOOK_SECRET,
  signedEvent,
} from '../../../../testing/stripe-payments-peer.ts'

const peer = await openStripePaymentsPeer()
afterAll(() => peer.close())

const server = useServer(peer.settings)

type Signed = { payload: Buffer | string; signature: string }

async function arrive({ payload, signature }: Signed, headers: Record<string, string> = {}) {
  const answer = await server().app.inject({
    method: 'POST',
    url: '/api/webhooks/payments',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature, ...headers },
    payload,
  })
  return answer.statusCode
}

async function jobs(): Promise<string[]> {
  const { rows } = await server().database.pool.query<{ payload: { reference: string; kind: string } }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'handle-payment-webhook' order by j.id`,
  )
  return rows.map(({ payload }) => `${payload.kind} ${payload.reference}`)
}

/** Everything that money and time have left behind of a booking. */
async function traceOf({ id }: TestBooking) {
  const { db } = server().deps
  return {
    booking: await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst(),
    events: await db
      .selectFrom('booking_events')
      .selectAll()
      .where('booking_id', '=', id)
      .orderBy('id')
      .execute(),
    payments: await db.selectFrom('charges').selectAll().where('booking_id', '=', id).orderBy('id').execute(),
    refunds: await db.selectFrom('refunds').selectAll().where('booking_id', '=', id).orderBy('id').execute(),
    ledger: await db
      .selectFrom('ledger_transfers')
      .selectAll()
      .where('booking_id', '=', id)
      .orderBy('id')
      .execute(),
    hold: await db.selectFrom('holds').selectAll().where('booking_id', '=', id).execute(),
  }
}

function eventsAbout(what: string): Signed[] {
  return peer.events().filter(({ payload }) => payload.includes(what))
}

const paying = (token: string) => ({ request: { card: { token } } })

describe('events of the payment provider', () => {
  it('leave everything as it is, each sent fifty times, the last first', async () => {
    const booking = await aBooking(server(), { state: 'cancelled', ...paying('pm_card_visa') })
    await server().drain()
    const before = await traceOf(booking)
    const [payment] = before.payments
    const events = eventsAbout(payment?.reference ?? '')
    expect(events.length).toBeGreaterThanOrEqual(3)
    const storm = Array.from({ length: 50 }, () => events.toReversed()).flat()
    for (let from = 0; from < storm.length; from += 10) {
      const statuses = await Promise.all(storm.slice(from, from + 10).map((each) => arrive(each)))
      expect(new Set(statuses)).toEqual(new Set([204]))
    }
    expect(await jobs()).toHaveLength(events.length)
    await server().drain()
    expect(await jobs()).toEqual([])
    expect(await traceOf(booking)).toEqual(before)
    for (const each of events) expect(await arrive(each)).toBe(204)
    expect(await jobs()).toEqual([])
  })

  it('bring on what we have not heard of: the card was reserved, and its answer was lost', async () => {
    const guest = await aVerifiedPerson(server())
    peer.failNext('drop_after', 'drop_after', 'drop_after')
    const booking = await aBooking(server(), { state: 'awaiting_payment', guest, ...paying('pm_card_visa') })
    const told = eventsAbout(booking.id)
    expect(told).toHaveLength(1)
    for (const each of [...told, ...told]) expect(await arrive(each)).toBe(204)
    await server().drain()
    const token = await tokenOf(server(), guest)
    const view = await server().call(bookingCalls.show, { params: { id: booking.id } }, { token })
    expect(view.state).toBe('pending')
    expect(peer.intents.chargesFor(booking.id)).toBe(1)
  })

  it('are stored under the name of who sent them', async () => {
    await arrive(signedEvent(about('evt_named')))
    const row = await server()
      .deps.db.selectFrom('provider_events')
      .select(['provider', 'kind'])
      .where('id', '=', 'evt_named')
      .executeTakeFirst()
    expect(row).toEqual({ provider: 'stripe', kind: 'captured' })
  })

  it('about unknown charges, and of kinds that do not concern us, do nothing', async () => {
    await arrive(signedEvent(about('evt_stranger', 'pi_of_nobody')))
    await arrive(signedEvent({ ...about('evt_other'), type: 'customer.created' }))
    await server().drain()
    expect(await jobs()).toEqual([])
  })

  it('are not read when they are forged, unsigned, too old, or changed on the way', async () => {
    const event = about('evt_forged')
    const { payload, signature } = signedEvent(event)
    expect(await arrive(signedEvent(event, { secret: 'whsec_of_another' }))).toBe(403)
    expect(await arrive({ payload, signature: '' })).toBe(403)
    expect(await arrive(signedEvent(event, { at: Math.floor(Date.now() / 1000) - 301 }))).toBe(403)
    expect(await arrive({ payload: `${payload} `, signature })).toBe(403)
    expect(await jobs()).toEqual([])
    const row = await server()
      .deps.db.selectFrom('provider_events')
      .select('id')
      .where('id', '=', 'evt_forged')
      .executeTakeFirst()
    expect(row).toBeUndefined()
  })

  it('are taken byte for byte: what is signed is what was sent, however it is spaced', async () => {
    const spaced = JSON.stringify(about('evt_spaced'), null, 3).replace('"evt_spaced"', '"evt_sp\\u0061ced"')
    const at = Math.floor(Date.now() / 1000)
    const mac = createHmac('sha256', PEER_WEBHOOK_SECRET).update(`${at}.${spaced}`).digest('hex')
    expect(await arrive({ payload: spaced, signature: `t=${at},v1=${mac}` })).toBe(204)
    expect(await jobs()).toHaveLength(1)
    await server().drain()
  })

  it('are no place for anything else', async () => {
    const { payload, signature } = signedEvent(about('evt_large'))
    expect(await arrive({ payload, signature }, { 'content-type': 'application/octet-stream' })).toBe(415)
    expect(await arrive({ payload: Buffer.alloc(256 * 1024 + 1), signature })).toBe(413)
  })
})

function about(id: string, reference = 'pi_1') {
  const data = { object: { id: reference } }
  return { id, object: 'event', type: 'payment_intent.succeeded', created: 1_790_000_000, data }
}
