import type { Handle, Tx } from '../../platform/db/database.ts'
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

export async function findErasures(
  handle: Handle,
  { before, limit }: { before: number | null; limit: number },
) {
  let query = handle
    .selectFrom('erasures')
    .select([
      'id',
      'rule',
      'subject_type as subjectType',
      'subject_id as subjectId',
      'what',
      'erased_at as erasedAt',
    ])
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (before !== null) query = query.where('id', '<', before)
  return query.execute()
}

export async function countErasures(handle: Handle): Promise<number> {
  const row = await handle
    .selectFrom('erasures')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}
