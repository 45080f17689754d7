import type { Whose } from '@roomtone/domain/queue/queues'
import type { TimeSort } from '@roomtone/domain/queue/tables'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handle } from '../../../platform/db/database.ts'
import { containing, timeOrder } from '../../../platform/db/time-order.ts'
import { assigneeOf, isWork } from '../../assignment/entry.ts'

export type ReviewStatus = 'in_review' | 'verified' | 'rejected'
export type ReviewRow = Awaited<ReturnType<typeof findReviewPage>>[number]

function selectReview(handle: Handle) {
  return handle
    .selectFrom('verifications')
    .innerJoin('users', 'users.id', 'verifications.user_id')
    .innerJoin('profiles', 'profiles.id', 'verifications.user_id')
    .leftJoin('documents', (join) =>
      join.onRef('documents.id', '=', 'verifications.document_id').on('documents.purged_at', 'is', null),
    )
    .select([
      'verifications.id',
      'verifications.user_id as userId',
      'verifications.personal',
      'verifications.date_of_birth as dateOfBirth',
      'verifications.id_last4 as idLast4',
      'verifications.id_hash as idHash',
      'verifications.provider',
      'verifications.status',
      'verifications.flags',
      'verifications.reason',
      'verifications.submitted_at as submittedAt',
      'verifications.decided_at as decidedAt',
      'users.email',
      'profiles.full_name as profileName',
      'profiles.date_of_birth as profileBirthday',
      'documents.id as documentId',
      'documents.media_type as mediaType',
      'documents.size_bytes as sizeBytes',
      assigneeOf('verification', 'verifications.id').as('assignee'),
    ])
}

export type ReviewFilter = { status: ReviewStatus; q: string; whose: Whose; viewerId: string }
type Page = { sort: TimeSort; after: { at: Date; id: string } | null; limit: number }

export async function findReviewPage(handle: Handle, filter: ReviewFilter, { sort, after, limit }: Page) {
  const { way, beyond } = timeOrder(sort)
  let query = selectReview(handle)
    .where(matches(filter))
    .orderBy('verifications.submitted_at', way)
    .orderBy('verifications.id', way)
    .limit(limit + 1)
  if (after)
    query = query.where(
      sql<SqlBool>`(verifications.submitted_at, verifications.id) ${beyond} (${after.at}, ${after.id}::uuid)`,
    )
  return query.execute()
}

function matches(filter: ReviewFilter): RawBuilder<SqlBool> {
  const pattern = containing(filter.q)
  const found: RawBuilder<SqlBool> =
    filter.q === '' ? sql`true` : sql`(users.email ilike ${pattern} or profiles.full_name ilike ${pattern})`
  return sql`verifications.status = ${filter.status} and ${found}
    and ${isWork('verification', 'verifications.id', filter)}`
}

export async function findReview(handle: Handle, id: string) {
  return selectReview(handle).where('verifications.id', '=', id).executeTakeFirst()
}

export async function countReviews(handle: Handle, filter: ReviewFilter): Promise<number> {
  const row = await handle
    .selectFrom('verifications')
    .innerJoin('users', 'users.id', 'verifications.user_id')
    .innerJoin('profiles', 'profiles.id', 'verifications.user_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matches(filter))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Every account on which one of these ID numbers was seen, each account once per number. */
export async function findAccountsWithIds(handle: Handle, hashes: Buffer[]) {
  return handle
    .selectFrom('verifications')
    .innerJoin('profiles', 'profiles.id', 'verifications.user_id')
    .select(['verifications.id_hash as idHash', 'profiles.id as userId', 'profiles.full_name as name'])
    .where('verifications.id_hash', 'in', hashes)
    .distinct()
    .orderBy('name')
    .execute()
}
