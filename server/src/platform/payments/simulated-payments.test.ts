import { randomUUID } from 'node:crypto'
import { simulatedTokenFor } from '@roomtone/domain/payment/simulated-token'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { cloneDatabase } from '../../../testing/clone-database.ts'
import { simulatedToken } from '../../../testing/processors.ts'
import { MovableClock } from '../clock.ts'
import { connect, type Database } from '../db/database.ts'
import { PaymentsMisuse } from './payments.ts'
import { readSignedEvent, takeSignedEvents } from './simulated-events.ts'
import { createSimulatedPayments } from './simulated-payments.ts'

const clock = new MovableClock()
const secret = 'the secret of the simulation'

let clone: Awaited<ReturnType<typeof cloneDatabase>>
let processes: Database[]
beforeAll(async () => {
  clone = await cloneDatabase(inject('template'))
  processes = [connect(clone.url), connect(clone.url)]
})
afterAll(async () => {
  for (const { close } of processes ?? []) await close()
  await clone?.drop()
})

function at(process: number) {
  const database = processes[process]
  if (!database) throw new Error('There are two')
  return { ...database, payments: createSimulatedPayments({ db: database.db, clock, secret }) }
}

const wanted = (token = simulatedToken('approves')) => ({
  key: randomUUID(),
  token,
  customer: null,
  amount: 78_700,
  bookingId: randomUUID(),
})

async function reserved() {
  const answer = await at(0).payments.authorize(wanted())
  if (answer.outcome !== 'authorised') throw new Error(answer.outcome)
  return answer.reference
}

describe('the simulated processor', () => {
  it('remembers what it did when we forget it', async () => {
    const { db, payments } = at(0)
    const request = wanted()
    const rolledBack = db.transaction().execute(async () => {
      await payments.authorize(request)
      throw new Error('we crash')
    })
    await expect(rolledBack).rejects.toThrow('we crash')
    const rows = await db
      .selectFrom('simulated_charges')
      .select('state')
      .where('booking_id', '=', request.bookingId)
      .execute()
    expect(rows).toEqual([{ state: 'authorised' }])
  })

  it('makes one charge per key, even when two processes ask together', async () => {
    const request = wanted()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => at(n % 2).payments.authorize(request)),
    )
    expect(answers).toEqual(Array(20).fill(answers[0]))
    const rows = await at(0)
      .db.selectFrom('simulated_charges')
      .select('reference')
      .where('booking_id', '=', request.bookingId)
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('takes or releases, never both', async () => {
    const reference = await reserved()
    const outcomes = await Promise.allSettled([
      at(0).payments.capture({ key: randomUUID(), reference }),
      at(1).payments.release({ key: randomUUID(), reference }),
    ])
    const charge = await at(0).payments.find(reference)
    const isTaken = charge?.state === 'captured'
    expect(outcomes[0]).toMatchObject({ value: { outcome: isTaken ? 'captured' : 'declined' } })
    expect(outcomes[1].status).toBe(isTaken ? 'rejected' : 'fulfilled')
  })

  it('takes no card that might be real, none that has expired, and no token of another', async () => {
    const { payments } = at(0)
    const made = (number: string, expiry: string) => simulatedTokenFor({ number, expiry }, randomUUID()) ?? ''
    expect(await payments.authorize(wanted(made('4111111111111111', '12/30')))).toMatchObject({
      code: 'test_card_only',
    })
    expect(await payments.authorize(wanted(made('4242424242424242', '01/20')))).toMatchObject({
      code: 'expired_card',
    })
    await expect(payments.authorize(wanted('pm_card_visa'))).rejects.toThrow(PaymentsMisuse)
  })

  it('hears a bank once', async () => {
    const { payments } = at(0)
    const answer = await payments.authorize(wanted(simulatedToken('authenticates')))
    if (answer.outcome !== 'needs_authentication') throw new Error(answer.outcome)
    expect(await payments.authenticate('secret_sim_nobody', true)).toBe(false)
    expect(await payments.authenticate(answer.clientSecret, false)).toBe(true)
    expect(await payments.authenticate(answer.clientSecret, true)).toBe(false)
  })

  it('refunds no more than was captured, no matter who writes', async () => {
    const reference = await reserved()
    const change = at(0)
      .db.updateTable('simulated_charges')
      .set({ refunded: 1 })
      .where('reference', '=', reference)
    await expect(change.execute()).rejects.toThrow('simulated_charges_refunded')
  })
})

describe('its events', () => {
  const take = (process: number, now: Date) =>
    at(process)
      .db.transaction()
      .execute((tx) => takeSignedEvents(tx, { secret, now, limit: 1_000 }))
  const later = (ms: number) => new Date(clock.now().getTime() + ms)
  const HOUR = 3_600_000

  async function takeAll() {
    const taken: string[] = []
    for (;;) {
      const events = (await Promise.all([take(0, later(HOUR)), take(1, later(HOUR))])).flat()
      if (events.length === 0) return taken
      taken.push(...events.map(({ payload }) => payload.toString()))
    }
  }

  it('come late, some of them twice, and none more often', async () => {
    await takeAll()
    for (let n = 0; n < 40; n++) await reserved()
    expect((await take(0, later(0))).length).toBeLessThan(40)
    const counts = new Map<string, number>()
    for (const payload of await takeAll()) counts.set(payload, (counts.get(payload) ?? 0) + 1)
    expect(Math.max(...counts.values())).toBe(2)
    expect(await takeAll()).toEqual([])
  })

  it('come again when their delivery was rolled back', async () => {
    await takeAll()
    await reserved()
    const failing = at(0)
      .db.transaction()
      .execute(async (tx) => {
        expect(await takeSignedEvents(tx, { secret, now: later(HOUR), limit: 10 })).toHaveLength(1)
        throw new Error('nobody at home')
      })
    await expect(failing).rejects.toThrow('nobody at home')
    expect((await takeAll()).length).toBeGreaterThan(0)
  })

  it('are good for five minutes, and under their own secret', async () => {
    await takeAll()
    await reserved()
    const now = later(HOUR)
    const [event] = await take(0, now)
    if (!event) throw new Error('There is one')
    const read = (over: { secret?: string; now?: Date }) =>
      readSignedEvent(event.payload, event.signature, { secret, now, ...over })
    expect(read({})).toMatchObject({ kind: 'authorised' })
    expect(read({ secret: 'another' })).toBe('forged')
    expect(read({ now: new Date(now.getTime() + 302_000) })).toBe('forged')
  })
})
