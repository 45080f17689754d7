import type { MAILING_STATES } from '@roomtone/contract/notification/mailings'
import type { OfferTopic } from '@roomtone/domain/notification/topics'
import type { TimeSort } from '@roomtone/domain/queue/tables'
import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import { containing, timeOrder } from '../../../platform/db/time-order.ts'

export type MailingWords = {
  topic: OfferTopic
  audience: 'everyone' | 'hosts' | 'creators'
  subject: string
  body: string
  link: { label: string; path: string } | null
}

export type MailingRow = Awaited<ReturnType<typeof findMailingPage>>[number]

/** Whom a mailing is for. Everyone is a creator, so `creators` are those who do not host. */
const REACHES = sql<SqlBool>`users.email_confirmed_at is not null
  and users.suspended_at is null
  and profiles.verification_status <> 'deactivated'
  and case mailings.audience when 'everyone' then true else (mailings.audience = 'hosts') = exists (
    select from user_roles where user_roles.user_id = users.id and user_roles.role = 'host') end
  and not exists (
    select from notification_preferences chosen where chosen.user_id = users.id
      and (chosen.no_marketing or mailings.topic = any (chosen.topics_off)))`

const RECIPIENTS = sql<number>`case mailings.state
  when 'draft' then (select count(*) from users join profiles on profiles.id = users.id where ${REACHES})
  else (select count(*) from mailing_letters where mailing_letters.mailing_id = mailings.id) end`

function selectMailing(handle: Handle) {
  return handle
    .selectFrom('mailings')
    .select([
      'mailings.id',
      'mailings.topic',
      'mailings.audience',
      'mailings.subject',
      'mailings.body',
      'mailings.link_label as linkLabel',
      'mailings.link_path as linkPath',
      'mailings.state',
      'mailings.version',
      'mailings.created_at as createdAt',
      'mailings.sent_at as sentAt',
      RECIPIENTS.as('recipients'),
    ])
}

type MailingState = (typeof MAILING_STATES)[number]
export type MailingFilter = { q: string; state?: MailingState | undefined }
type Page = { sort: TimeSort; after: { at: Date; id: string } | null; limit: number }

export async function findMailingPage(handle: Handle, filter: MailingFilter, { sort, after, limit }: Page) {
  const { way, beyond } = timeOrder(sort)
  let query = selectMailing(handle)
    .where(matches(filter))
    .orderBy('mailings.created_at', way)
    .orderBy('mailings.id', way)
    .limit(limit + 1)
  if (after)
    query = query.where(
      sql<SqlBool>`(mailings.created_at, mailings.id) ${beyond} (${after.at}, ${after.id}::uuid)`,
    )
  return query.execute()
}

export async function countMailings(handle: Handle, filter: MailingFilter): Promise<number> {
  const row = await handle
    .selectFrom('mailings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matches(filter))
    .executeTakeFirstOrThrow()
  return row.count
}

function matches({ q, state }: MailingFilter) {
  const pattern = containing(q)
  const words =
    q === '' ? sql<SqlBool>`true` : sql<SqlBool>`(subject ilike ${pattern} or body ilike ${pattern})`
  return state ? sql<SqlBool>`${words} and mailings.state = ${state}` : words
}

export async function findMailing(handle: Handle, id: string): Promise<MailingRow | undefined> {
  return selectMailing(handle).where('mailings.id', '=', id).executeTakeFirst()
}

export async function lockMailing(tx: Tx, id: string) {
  return tx
    .selectFrom('mailings')
    .select(['state', 'topic', 'version'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

function columnsOf({ topic, audience, subject, body, link }: MailingWords) {
  return { topic, audience, subject, body, link_label: link?.label ?? null, link_path: link?.path ?? null }
}

export async function insertMailing(
  tx: Tx,
  { words, by, now }: { words: MailingWords; by: string; now: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('mailings')
    .values({ ...columnsOf(words), created_by: by, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateMailing(tx: Tx, id: string, words: MailingWords, now: Date): Promise<void> {
  await tx
    .updateTable('mailings')
    .set({ ...columnsOf(words), version: sql<number>`version + 1`, updated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function deleteMailing(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('mailings').where('id', '=', id).execute()
}

export async function setSending(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('mailings').set({ state: 'sending', updated_at: now }).where('id', '=', id).execute()
}

export async function setSent(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('mailings')
    .set({ state: 'sent', sent_at: now, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/**
 * Letters that have not left. Those that were refused for an hour or more no longer hold up the others: a
 * mailbox may be full for days. While the server takes none at all, hardly any are added. The queue's index
 * finds them, where jobs that give way come after the rest.
 */
export async function countWaitingLetters(handle: Handle): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from graphile_worker._private_jobs as job
    where job.is_available and job.priority > 0 and job.attempts < 8
      and job.task_id = (select id from graphile_worker._private_tasks where identifier = 'send-letter')
  `.execute(handle)
  return rows[0]?.count ?? 0
}

/** The next people, in the order of their ids: it goes on after the last one who is recorded. */
export async function insertLetters(
  tx: Tx,
  { mailingId, limit, now }: { mailingId: string; limit: number; now: Date },
): Promise<string[]> {
  const rows = await tx
    .insertInto('mailing_letters')
    .columns(['mailing_id', 'user_id', 'created_at'])
    .expression(
      tx
        .selectFrom('mailings')
        .innerJoin('users', (join) => join.onTrue())
        .innerJoin('profiles', 'profiles.id', 'users.id')
        .select(['mailings.id', 'users.id as userId', sql<Date>`${now}::timestamptz`.as('createdAt')])
        .where('mailings.id', '=', mailingId)
        .where(
          sql<SqlBool>`users.id > coalesce((select user_id from mailing_letters where mailing_id = ${mailingId}
            order by user_id desc limit 1), '00000000-0000-0000-0000-000000000000')`,
        )
        .where(REACHES)
        .orderBy('users.id')
        .limit(limit),
    )
    .returning('user_id as userId')
    .execute()
  return rows.map(({ userId }) => userId)
}

const LETTER = [
  'users.email',
  'mailings.topic',
  'mailings.subject',
  'mailings.body',
  'mailings.link_label as linkLabel',
  'mailings.link_path as linkPath',
] as const

/** What is about to leave to someone who was written down, if it still reaches them. */
export async function findLetter(
  handle: Handle,
  { mailingId, userId }: { mailingId: string; userId: string },
) {
  return handle
    .selectFrom('mailing_letters')
    .innerJoin('mailings', 'mailings.id', 'mailing_letters.mailing_id')
    .innerJoin('users', 'users.id', 'mailing_letters.user_id')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(LETTER)
    .where('mailing_letters.mailing_id', '=', mailingId)
    .where('mailing_letters.user_id', '=', userId)
    .where(REACHES)
    .executeTakeFirst()
}

/** The same for an admin who tries a draft on themselves, whatever they left on. */
export async function findTrial(
  handle: Handle,
  { mailingId, userId }: { mailingId: string; userId: string },
) {
  return handle
    .selectFrom('mailings')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .select(LETTER)
    .where('mailings.id', '=', mailingId)
    .where('mailings.state', '=', 'draft')
    .executeTakeFirst()
}
