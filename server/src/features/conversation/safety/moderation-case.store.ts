import type { Decision } from '@roomtone/domain/moderation/case'
import type { Severity } from '@roomtone/domain/moderation/verdict'
import type { Whose } from '@roomtone/domain/queue/queues'
import type { TimeSort } from '@roomtone/domain/queue/tables'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import { containing, timeOrder } from '../../../platform/db/time-order.ts'
import { assigneeOf, isWork } from '../../assignment/entry.ts'
import { isSide } from '../part.store.ts'

type NewCase = {
  /** Null: the person as a whole. */
  messageId: string | null
  subjectId: string
  /** Null: the rules themselves. */
  reporterId: string | null
  severity: Severity
  reason: string
  now: Date
}

/** Answers its id; null when the same reporter has brought the same message before. */
export async function openCase(tx: Tx, fresh: NewCase): Promise<string | null> {
  const row = await tx
    .insertInto('moderation_cases')
    .values({
      message_id: fresh.messageId,
      subject_id: fresh.subjectId,
      reporter_id: fresh.reporterId,
      severity: fresh.severity,
      reason: fresh.reason,
      created_at: fresh.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Reports of one person take turns: pressing twice finds the first one open. */
export async function takeTurnsToReport(tx: Tx, reporterId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', reporterId).forNoKeyUpdate().execute()
}

/** Whether this person has reported that one as a whole, and it is not decided yet. */
export async function hasOpenReport(
  handle: Handle,
  { reporterId, subjectId }: { reporterId: string; subjectId: string },
): Promise<boolean> {
  const row = await handle
    .selectFrom('moderation_cases')
    .select('id')
    .where('state', '=', 'open')
    .where('reporter_id', '=', reporterId)
    .where('subject_id', '=', subjectId)
    .where('message_id', 'is', null)
    .where('review_id', 'is', null)
    .where('origin', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** A message that this person can see: in one of their conversations, and not held back from them. */
export async function findShownMessage(handle: Handle, id: string, userId: string) {
  const { rows } = await sql<{ id: string; senderId: string }>`
    select m.id, m.sender_id as "senderId" from messages m
    join conversations c on c.id = m.conversation_id
    where m.id = ${id} and ${isSide(userId)} and (not m.is_flagged or m.sender_id = ${userId}::uuid)`.execute(
    handle,
  )
  return rows[0]
}

export type CaseRow = Awaited<ReturnType<typeof findCasePage>>[number]

function selectCase(handle: Handle) {
  return handle
    .selectFrom('moderation_cases')
    .innerJoin('users', 'users.id', 'moderation_cases.subject_id')
    .innerJoin('profiles', 'profiles.id', 'moderation_cases.subject_id')
    .leftJoin('profiles as reporters', 'reporters.id', 'moderation_cases.reporter_id')
    .leftJoin('messages', 'messages.id', 'moderation_cases.message_id')
    .leftJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .leftJoin('reviews', 'reviews.id', 'moderation_cases.review_id')
    .leftJoin('properties', (join) =>
      join.on(
        sql<SqlBool>`properties.id = coalesce(conversations.property_id, reviews.property_id,
          case when moderation_cases.place_kind in ('listing', 'request') then moderation_cases.place_id end)`,
      ),
    )
    .select([
      'moderation_cases.id',
      'moderation_cases.state',
      'moderation_cases.severity',
      'moderation_cases.reason',
      'moderation_cases.note',
      'moderation_cases.created_at as createdAt',
      'moderation_cases.decided_at as decidedAt',
      'moderation_cases.subject_id as subjectId',
      'users.email',
      'users.suspended_at as suspendedAt',
      'profiles.full_name as fullName',
      'reporters.id as reporterId',
      'reporters.full_name as reporterName',
      'messages.id as messageId',
      'messages.content',
      'messages.created_at as saidAt',
      'moderation_cases.quote',
      'moderation_cases.origin',
      'moderation_cases.place_kind as placeKind',
      'moderation_cases.place_id as placeId',
      'moderation_cases.field',
      'moderation_cases.text_class as textClass',
      'moderation_cases.flags',
      'reviews.id as reviewId',
      'reviews.body as reviewBody',
      'reviews.rating',
      'reviews.hidden_at as hiddenAt',
      'properties.id as propertyId',
      'properties.title',
      assigneeOf('moderation', 'moderation_cases.id').as('assignee'),
    ])
}

export type CaseFilter = { state: 'open' | 'decided'; q: string; whose: Whose; viewerId: string }
type Page = { sort: TimeSort; after: { at: Date; id: string } | null; limit: number }

export async function findCasePage(handle: Handle, filter: CaseFilter, { sort, after, limit }: Page) {
  const { way, beyond } = timeOrder(sort)
  let query = selectCase(handle)
    .where(matches(filter))
    .orderBy('moderation_cases.created_at', way)
    .orderBy('moderation_cases.id', way)
    .limit(limit + 1)
  if (after)
    query = query.where(
      sql<SqlBool>`(moderation_cases.created_at, moderation_cases.id) ${beyond} (${after.at}, ${after.id}::uuid)`,
    )
  return query.execute()
}

function matches(filter: CaseFilter): RawBuilder<SqlBool> {
  const pattern = containing(filter.q)
  const found: RawBuilder<SqlBool> =
    filter.q === ''
      ? sql`true`
      : sql`(users.email ilike ${pattern} or profiles.full_name ilike ${pattern}
        or moderation_cases.reason ilike ${pattern})`
  const stands: RawBuilder<SqlBool> =
    filter.state === 'open'
      ? sql`moderation_cases.state = 'open'`
      : sql`moderation_cases.state not in ('open', 'refused')`
  return sql`${stands} and ${found} and ${isWork('moderation', 'moderation_cases.id', filter)}`
}

export async function countCases(handle: Handle, filter: CaseFilter): Promise<number> {
  const row = await handle
    .selectFrom('moderation_cases')
    .innerJoin('users', 'users.id', 'moderation_cases.subject_id')
    .innerJoin('profiles', 'profiles.id', 'moderation_cases.subject_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matches(filter))
    .executeTakeFirstOrThrow()
  return row.count
}

export async function findCase(handle: Handle, id: string) {
  return selectCase(handle).where('moderation_cases.id', '=', id).executeTakeFirst()
}

/** Locks it for a decision: the second admin sees what the first one decided. */
export async function lockCase(tx: Tx, id: string) {
  return tx
    .selectFrom('moderation_cases')
    .select(['subject_id as subjectId', 'message_id as messageId', 'state', 'origin'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

type Decided = {
  id: string
  state: Decision
  note: string
  by: string
  now: Date
}

export async function writeDecision(tx: Tx, { id, state, note, by, now }: Decided): Promise<void> {
  await tx
    .updateTable('moderation_cases')
    .set({ state, note, decided_at: now, decided_by: by })
    .where('id', '=', id)
    .execute()
}
