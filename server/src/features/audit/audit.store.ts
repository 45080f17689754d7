import type { TimeSort } from '@roomtone/domain/queue/tables'
import type { Expression, SqlBool } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'

export type AuditFilter = {
  action: string | undefined
  subject: string | undefined
  /** A part of a name, or an address. */
  actor: string | undefined
  since: Date | undefined
  before: Date | undefined
}
export type AuditRow = Awaited<ReturnType<typeof findAuditPage>>[number]

function entries(handle: Handle, { action, subject, actor, since, before }: AuditFilter) {
  let query = handle.selectFrom('audit_log')
  if (action) query = query.where('audit_log.action', '=', action)
  if (subject) query = query.where('audit_log.subject_id', '=', subject)
  if (actor) query = query.where((eb) => eb('audit_log.actor_id', 'in', peopleLike(handle, actor)))
  if (since) query = query.where('audit_log.at', '>=', since)
  if (before) query = query.where('audit_log.at', '<', before)
  return query
}

function peopleLike(handle: Handle, words: string) {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return handle
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select('users.id')
    .where(
      ({ or, eb }): Expression<SqlBool> =>
        or([eb('profiles.full_name', 'ilike', pattern), eb('users.email', 'ilike', pattern)]),
    )
}

export async function findAuditPage(
  handle: Handle,
  {
    filter,
    sort,
    after,
    limit,
  }: { filter: AuditFilter; sort: TimeSort; after: number | null; limit: number },
) {
  const isRising = sort === 'oldest'
  let query = entries(handle, filter)
    .leftJoin('profiles', 'profiles.id', 'audit_log.actor_id')
    .select([
      'audit_log.id',
      'audit_log.at',
      'audit_log.actor_id as actorId',
      'profiles.full_name as actorName',
      'audit_log.action',
      'audit_log.subject_type as subjectType',
      'audit_log.subject_id as subjectId',
      'audit_log.data',
      'audit_log.personal',
      'audit_log.personal_subject as personalSubject',
      'audit_log.chain_seq as chainNumber',
    ])
    .orderBy('audit_log.id', isRising ? 'asc' : 'desc')
    .limit(limit + 1)
  if (after !== null) query = query.where('audit_log.id', isRising ? '>' : '<', after)
  return query.execute()
}

/** No further than `most`. */
export async function countAudit(handle: Handle, filter: AuditFilter, most: number): Promise<number> {
  const row = await handle
    .selectFrom(entries(handle, filter).select('audit_log.id').limit(most).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}
