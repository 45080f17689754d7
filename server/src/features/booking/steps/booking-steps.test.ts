import { randomUUID } from 'node:crypto'
import { allowedSteps, BOOKING_STATES, type BookingState, holdsTime } from '@roomtone/domain/booking/process'
import type pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertListing, type TestListing } from '../../../../testing/listings.ts'
import { useServer } from '../../../../testing/server.ts'

const server = useServer()
let listing: TestListing
let guestId: string

beforeAll(async () => {
  const host = await server().aPerson({ roles: ['host'] })
  listing = await insertListing(server(), host.id)
  guestId = (await server().aPerson()).id
})

const EXPIRING: BookingState[] = ['awaiting_payment', 'pending', 'second_hold', 'offered']
const expiryFor = (state: BookingState) => (EXPIRING.includes(state) ? '2027-01-01T09:00:00Z' : null)

async function insertRow(client: pg.PoolClient, state: BookingState): Promise<string> {
  const id = randomUUID()
  await client.query(
    `insert into bookings (id, property_id, host_id, guest_id, state, during, time_zone, choice, crew,
      production_title, production_kind, purpose, lines, rent_cents, subtotal_cents, fee_cents, tax_cents, total_cents,
      cancellation_policy, house_rules, turnaround_minutes, is_instant, request_key, request_hash, created_at,
      confirmed_at, expires_at)
    values ($1, $2, $3, $4, $5, '[2027-01-02T10:00Z,2027-01-02T14:00Z)', 'UTC', '{}', 1, 'A', 'stills', 'B', '[]',
      100, 100, 0, 0, 100, 'flexible', '[]', 0, false, $6, '\\x00', now(), now(), $7)`,
    [id, listing.id, listing.hostId, guestId, state, randomUUID(), expiryFor(state)],
  )
  return id
}

const moveTo = (client: pg.PoolClient, id: string, to: BookingState) =>
  client.query('update bookings set state = $2, expires_at = $3 where id = $1', [id, to, expiryFor(to)])

const insertHold = (client: pg.PoolClient, bookingId: string) =>
  client.query(
    `insert into holds (listing_id, premises, areas, during, kind, booking_id, created_at)
    values ($1, $1, '{[0,32)}', '[2027-01-02T10:00Z,2027-01-02T14:00Z)', 'booking', $2, now())`,
    [listing.searchId, bookingId],
  )

/** The constraint that refuses it, or null; what was tried is undone either way. */
async function refusalOf(client: pg.PoolClient, work: () => Promise<unknown>): Promise<string | null> {
  await client.query('savepoint before_it')
  try {
    await work()
    return null
  } catch (error) {
    return (error as { constraint?: string }).constraint ?? String(error)
  } finally {
    await client.query('rollback to savepoint before_it')
  }
}

/** Nothing of it stays. */
async function inTransaction(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await server().owner.connect()
  try {
    await client.query('begin')
    await work(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** As if the triggers had not been there when it was written. */
async function bypassing<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('set local session_replication_role = replica')
  const result = await work()
  await client.query('set local session_replication_role = origin')
  return result
}

describe('the database itself', () => {
  it('allows exactly the steps of the table', async () => {
    const seen: string[] = []
    await inTransaction(async (client) => {
      for (const from of BOOKING_STATES) {
        const id = await bypassing(client, () => insertRow(client, from))
        for (const to of BOOKING_STATES) {
          const refusal = await refusalOf(client, () => moveTo(client, id, to))
          if (refusal === null && from !== to) seen.push(`${from} ${to}`)
          else if (from !== to) expect(refusal, `${from} to ${to}`).toBe('bookings_steps')
        }
      }
    })
    expect(seen.sort()).toEqual(allowedSteps().map((pair) => pair.join(' ')))
  })

  it('lets a booking begin where bookings begin, and nowhere else', async () => {
    await inTransaction(async (client) => {
      for (const state of BOOKING_STATES) {
        const refusal = await refusalOf(client, () => insertRow(client, state))
        const isBeginning = state === 'awaiting_payment' || state === 'second_hold'
        expect(refusal, state).toBe(isBeginning ? null : 'bookings_steps')
      }
    })
  })

  it('knows which states hold their time, and refuses one without it or another with it', async () => {
    await inTransaction(async (client) => {
      for (const state of BOOKING_STATES)
        for (const isHeld of [true, false]) {
          const refusal = await refusalOf(client, async () => {
            const id = await bypassing(client, async () => {
              const made = await insertRow(client, state)
              if (isHeld) await insertHold(client, made)
              return made
            })
            await client.query('update bookings set state = state where id = $1', [id])
            await client.query('set constraints all immediate')
          })
          const isRight = isHeld === holdsTime(state)
          expect(refusal, `${state} ${isHeld ? 'with' : 'without'}`).toBe(isRight ? null : 'bookings_hold')
        }
    })
  })

  it('does not let a hold go while its booking needs it', async () => {
    await inTransaction(async (client) => {
      const id = await insertRow(client, 'awaiting_payment')
      await insertHold(client, id)
      expect(await refusalOf(client, () => client.query('set constraints all immediate'))).toBeNull()
      const refusal = await refusalOf(client, async () => {
        await client.query('delete from holds where booking_id = $1', [id])
        await client.query('set constraints all immediate')
      })
      expect(refusal).toBe('bookings_hold')
    })
  })

  it('keeps two bookings of one time apart, whatever the code does', async () => {
    await inTransaction(async (client) => {
      await insertHold(client, await insertRow(client, 'awaiting_payment'))
      const other = await insertRow(client, 'awaiting_payment')
      expect(await refusalOf(client, () => insertHold(client, other))).toBe('holds_no_overlap')
    })
  })

  it('never forgets what happened, nor who was shown what', async () => {
    await inTransaction(async (client) => {
      const id = await insertRow(client, 'second_hold')
      await client.query(
        `insert into booking_events (booking_id, at, event, party, to_state) values ($1, now(), 'joined_line', 'guest', 'second_hold')`,
        [id],
      )
      await client.query('insert into booking_reveals (booking_id, viewer_id, at) values ($1, $2, now())', [
        id,
        guestId,
      ])
      for (const change of [
        'delete from booking_events',
        "update booking_events set event = 'accept'",
        'delete from booking_reveals',
      ])
        expect(await refusalOf(client, () => client.query(change)), change).not.toBeNull()
    })
  })
})
