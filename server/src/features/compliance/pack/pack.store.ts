import type { PackEvent } from '@roomtone/domain/pack/manifest'
import { sql } from 'kysely'
import type { Handle } from '../../../platform/db/database.ts'

/** Where the log of a booking ends, as it was written down with its last row. */
export async function findChain(handle: Handle, bookingId: string) {
  return handle
    .selectFrom('audit_chains')
    .select(['length', sql<string>`encode(head, 'hex')`.as('head')])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
}

/** Everything that the chain was made of, in the words of audit_line(). Sealed content goes by its hash. */
export async function findPackEvents(handle: Handle, bookingId: string): Promise<PackEvent[]> {
  return handle
    .selectFrom('audit_log')
    .select([
      sql<number>`chain_seq`.as('seq'),
      sql<string>`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('at'),
      sql<string>`coalesce(actor_id::text, '')`.as('actor'),
      'action',
      'subject_type as subjectType',
      'subject_id as subject',
      sql<string>`data::text`.as('data'),
      sql<string>`coalesce(encode(sha256(personal), 'hex'), '')`.as('personal'),
      sql<string>`encode(chain_hash, 'hex')`.as('hash'),
    ])
    .where('subject_id', '=', bookingId)
    .where('chain_seq', 'is not', null)
    .orderBy('chain_seq')
    .execute()
}
