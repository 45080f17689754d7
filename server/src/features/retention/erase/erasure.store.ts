import type { TimeSort } from '@roomtone/domain/queue/tables'
import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import type { Counts } from './count-each.ts'

export type ErasureRow = Awaited<ReturnType<typeof findErasures>>[number]
type NewErasure = {
  rule: string
  subjectType: 'booking' | 'user' | 'verification'
  subjectId: string
  what: Counts
  now: Date
}

export async function insertErasure(tx: Tx, { rule, subjectType, subjectId, what, now }: NewErasure) {
  await tx
    .insertInto('erasures')
    .values({
      rule,
      subject_type: subjectType,
      subject_id: subjectId,
      what: JSON.stringify(what),
      erased_at: now,
    })
    .execute()
}

export type ErasureFilter = { rule?: string | undefined; subject: string }

function found(handle: Handle, { rule, subject }: ErasureFilter) {
  let query = handle.selectFrom('erasures')
  if (rule) query = query.where('rule', '=', rule)
  if (subject !== '') query = query.where(sql<SqlBool>`subject_id::text like ${`${likeStart(subject)}%`}`)
  return query
}

const likeStart = (words: string) => words.toLowerCase().replace(/[\\%_]/g, '\\$&')

export async function findErasures(
  handle: Handle,
  filter: ErasureFilter,
  { sort, after, limit }: { sort: TimeSort; after: number | null; limit: number },
) {
  const isRising = sort === 'oldest'
  let query = found(handle, filter)
    .select([
      'id',
      'rule',
      'subject_type as subjectType',
      'subject_id as subjectId',
      'what',
      'erased_at as erasedAt',
    ])
    .orderBy('id', isRising ? 'asc' : 'desc')
    .limit(limit + 1)
  if (after !== null) query = query.where('id', isRising ? '>' : '<', after)
  return query.execute()
}

export async function countErasures(handle: Handle, filter: ErasureFilter): Promise<number> {
  const row = await found(handle, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}
