import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

const LINE = sql<string>`audit_line(at, actor_id, action, subject_type, subject_id, data, personal)`

export type Leaf = { id: number; leaf: Buffer; isBooking: boolean; isChained: boolean }
export type NewSeal = {
  fromId: number
  toId: number
  rowCount: number
  previous: Buffer
  hash: Buffer
  keyId: string
  signature: Buffer
  now: Date
}
export type Seal = Awaited<ReturnType<typeof findSealsAfter>>[number]

/**
 * Returns the highest number of a row while no one is writing one, so that every later row is higher. Throws
 * when a writer takes too long; the lock ends with the transaction.
 */
export async function findSettledEnd(tx: Tx): Promise<number> {
  await sql`set local lock_timeout = '250ms'`.execute(tx)
  await sql`select hold_audit_log()`.execute(tx)
  const row = await tx
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max<number | null>('id').as('end'))
    .executeTakeFirstOrThrow()
  return row.end ?? 0
}

export async function findLeaves(
  handle: Handle,
  { after, to, limit }: { after: number; to: number; limit: number },
): Promise<Leaf[]> {
  return handle
    .selectFrom('audit_log')
    .select((eb) => [
      'id',
      sql<Buffer>`sha256(convert_to(id || E'\n' || ${LINE}, 'UTF8'))`.as('leaf'),
      eb('subject_type', '=', 'booking').$castTo<boolean>().as('isBooking'),
      eb('chain_seq', 'is not', null).$castTo<boolean>().as('isChained'),
    ])
    .where('id', '>', after)
    .where('id', '<=', to)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function findLastSeal(handle: Handle) {
  return handle
    .selectFrom('audit_seals')
    .select(['id', 'to_id as toId', 'hash', 'sealed_at as sealedAt'])
    .orderBy('from_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** False: another process has sealed from the same row on. */
export async function insertSeal(handle: Handle, seal: NewSeal): Promise<boolean> {
  const row = await handle
    .insertInto('audit_seals')
    .values({
      from_id: seal.fromId,
      to_id: seal.toId,
      row_count: seal.rowCount,
      previous: seal.previous,
      hash: seal.hash,
      key_id: seal.keyId,
      signature: seal.signature,
      sealed_at: seal.now,
    })
    .onConflict((conflict) => conflict.constraint('audit_seals_from').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findSealsAfter(handle: Handle, fromId: number, limit: number) {
  return handle
    .selectFrom('audit_seals')
    .select([
      'id',
      'from_id as fromId',
      'to_id as toId',
      'row_count as rowCount',
      'previous',
      'hash',
      'key_id as keyId',
      'signature',
      'sealed_at as sealedAt',
    ])
    .where('from_id', '>', fromId)
    .orderBy('from_id')
    .limit(limit)
    .execute()
}

export async function countSealed(handle: Handle): Promise<number> {
  const row = await handle
    .selectFrom('audit_seals')
    .select(({ fn }) => fn.sum<string | null>('row_count').as('rows'))
    .executeTakeFirstOrThrow()
  return Number(row.rows ?? 0)
}

export async function countAfter(handle: Handle, id: number) {
  const row = await handle
    .selectFrom('audit_log')
    .select(({ fn }) => [fn.countAll<number>().as('rows'), fn.min<Date | null>('at').as('oldest')])
    .where('id', '>', id)
    .executeTakeFirstOrThrow()
  return { rows: row.rows, oldest: row.oldest }
}
