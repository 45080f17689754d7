import { type Selectable, sql } from 'kysely'
import type { Db, Handle, Tx } from '../db/database.ts'
import type { SimulatedCharges } from '../db/generated/schema.ts'
import { inPortions } from '../db/in-portions.ts'

export type SimulatedCharge = Selectable<SimulatedCharges>

/** Calls with one key take turns, across processes, until the transaction ends. */
export async function lockKey(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`simulated-processor:${key}`}, 0))`.execute(tx)
}

export async function findRequest(tx: Tx, key: string) {
  return tx
    .selectFrom('simulated_requests')
    .select(['body_hash as bodyHash', 'answer'])
    .where('key', '=', key)
    .executeTakeFirst()
}

type NewRequest = { key: string; bodyHash: Buffer; answer: unknown; now: Date }

export async function insertRequest(tx: Tx, { key, bodyHash, answer, now }: NewRequest): Promise<void> {
  await tx
    .insertInto('simulated_requests')
    .values({ key, body_hash: bodyHash, answer: JSON.stringify(answer), created_at: now })
    .execute()
}

type NewCharge = Pick<SimulatedCharge, 'reference' | 'booking_id' | 'token' | 'amount' | 'client_secret'> &
  Standing & { created_at: Date }

export async function insertCharge(tx: Tx, charge: NewCharge): Promise<void> {
  await tx.insertInto('simulated_charges').values(charge).execute()
}

type Standing = Partial<
  Pick<SimulatedCharge, 'decline_code' | 'authentication' | 'authorised_until' | 'refunded'>
> &
  Pick<SimulatedCharge, 'state'>

export async function updateCharge(tx: Tx, reference: string, to: Standing): Promise<void> {
  await tx.updateTable('simulated_charges').set(to).where('reference', '=', reference).execute()
}

export async function findCharge(handle: Handle, reference: string): Promise<SimulatedCharge | undefined> {
  return handle
    .selectFrom('simulated_charges')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
}

/** The next change waits until this transaction ends. */
export async function lockCharge(tx: Tx, reference: string): Promise<SimulatedCharge | undefined> {
  return tx
    .selectFrom('simulated_charges')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()
}

export async function hasBeenDeclined(tx: Tx, token: string): Promise<boolean> {
  const row = await tx
    .selectFrom('simulated_charges')
    .select('reference')
    .where('token', '=', token)
    .where('state', '=', 'declined')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** False: no answer of a bank is expected. */
export async function recordAuthentication(db: Db, clientSecret: string, passed: boolean): Promise<boolean> {
  const row = await db
    .updateTable('simulated_charges')
    .set({ authentication: passed ? 'passed' : 'failed' })
    .where('client_secret', '=', clientSecret)
    .where('state', '=', 'requires_action')
    .where('authentication', '=', 'wanted')
    .returning('reference')
    .executeTakeFirst()
  return row !== undefined
}

type NewRefund = { reference: string; chargeReference: string; amount: number; now: Date }

export async function insertRefund(tx: Tx, refund: NewRefund): Promise<void> {
  await tx
    .insertInto('simulated_refunds')
    .values({
      reference: refund.reference,
      charge_reference: refund.chargeReference,
      amount: refund.amount,
      created_at: refund.now,
    })
    .execute()
}

type NewPayout = { reference: string; account: string; amount: number; now: Date }

export async function insertPayout(tx: Tx, { reference, account, amount, now }: NewPayout): Promise<void> {
  await tx.insertInto('simulated_payouts').values({ reference, account, amount, created_at: now }).execute()
}

type NewEvent = { id: string; payload: string; now: Date; dueAt: Date; copies: number }

export async function insertEvent(tx: Tx, { id, payload, now, dueAt, copies }: NewEvent): Promise<void> {
  await tx
    .insertInto('simulated_events')
    .values({ id, payload, created_at: now, due_at: dueAt, copies })
    .execute()
}

/** Events that two deliverers would take together are left to the first. */
export async function takeDueEvents(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await sql<{ payload: string }>`
    update simulated_events set delivered = delivered + 1
    where id in (
      select id from simulated_events where delivered < copies and due_at <= ${now}
      order by due_at limit ${limit} for update skip locked
    )
    returning payload`.execute(tx)
  return rows.rows.map(({ payload }) => payload)
}

type Before = { requests: Date; events: Date }

/** Charges, refunds and payouts stay: they are what happened. */
export async function sweepSimulation(db: Db, before: Before): Promise<void> {
  await inPortions(async (limit) => {
    const old = db.selectFrom('simulated_requests').select('key').where('created_at', '<', before.requests)
    const gone = await db
      .deleteFrom('simulated_requests')
      .where('key', 'in', old.limit(limit))
      .executeTakeFirstOrThrow()
    return gone.numDeletedRows
  })
  await inPortions(async (limit) => {
    const old = db.selectFrom('simulated_events').select('id').where('created_at', '<', before.events)
    const gone = await db
      .deleteFrom('simulated_events')
      .where('id', 'in', old.whereRef('delivered', '>=', 'copies').limit(limit))
      .executeTakeFirstOrThrow()
    return gone.numDeletedRows
  })
}
