import type { AuditAction } from '@roomtone/domain/audit/audit-action'
import { sql } from 'kysely'
import type { Handle } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'

export type AuditRow = {
  at: Date
  actorId: string | null
  action: AuditAction
  subjectType: string
  subjectId: string
  /** JSON. */
  data: string
  personalSubject: string | null
  personal: Buffer | null
}

export type JobRow = { name: string; payload: string; key: string | null; runAt: Date | null }

/** Each in the order in which it was told. */
export async function insertAuditAndJobs(
  handle: Handle,
  audit: readonly AuditRow[],
  jobs: readonly JobRow[],
): Promise<void> {
  await sql`${prepared}
    with written as (
      insert into audit_log (at, actor_id, action, subject_type, subject_id, data, personal_subject, personal)
      select at, actor_id, action, subject_type, subject_id, data, personal_subject, personal
      from unnest(
        ${audit.map(({ at }) => at)}::timestamptz[],
        ${audit.map(({ actorId }) => actorId)}::uuid[],
        ${audit.map(({ action }) => action)}::text[],
        ${audit.map(({ subjectType }) => subjectType)}::text[],
        ${audit.map(({ subjectId }) => subjectId)}::text[],
        ${audit.map(({ data }) => data)}::jsonb[],
        ${audit.map(({ personalSubject }) => personalSubject)}::uuid[],
        ${audit.map(({ personal }) => personal)}::bytea[]
      ) with ordinality
        as told (at, actor_id, action, subject_type, subject_id, data, personal_subject, personal, place)
      order by place
    )
    select graphile_worker.add_job(
      identifier => name,
      payload => payload,
      run_at => run_at,
      job_key => key,
      max_attempts => 12
    )
    from unnest(
      ${jobs.map(({ name }) => name)}::text[],
      ${jobs.map(({ payload }) => payload)}::json[],
      ${jobs.map(({ runAt }) => runAt)}::timestamptz[],
      ${jobs.map(({ key }) => key)}::text[]
    ) with ordinality as asked (name, payload, run_at, key, place)
    order by place`.execute(handle)
}
