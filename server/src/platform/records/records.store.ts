import type { AuditAction } from '@roomtone/domain/audit/audit-action'
import { type RawBuilder, sql } from 'kysely'

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

export type JobRow = {
  name: string
  payload: string
  key: string | null
  runAt: Date | null
  /** The lower, the sooner. */
  priority: number
}

/** Each in the order in which it was told. Of jobs with the same key the last takes the place of the others. */
export function insertingAuditAndJobs(
  audit: readonly AuditRow[],
  jobs: readonly JobRow[],
): RawBuilder<unknown> {
  const added = lastOfEachKey(jobs)
  return sql`
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
    ${added.length > 0 ? adding(added) : sql`select`}`
}

function adding(jobs: readonly JobRow[]): RawBuilder<unknown> {
  return sql`
    select add_jobs_silently(
      ${jobs.map(({ name }) => name)}::text[],
      ${jobs.map(({ payload }) => payload)}::json[],
      ${jobs.map(({ runAt }) => runAt)}::timestamptz[],
      ${jobs.map(({ key }) => key)}::text[],
      ${jobs.map(({ priority }) => priority)}::smallint[]
    )`
}

function lastOfEachKey(jobs: readonly JobRow[]): JobRow[] {
  const last = new Map(jobs.map((job) => [job.key ?? job, job]))
  return jobs.filter((job) => last.get(job.key ?? job) === job)
}
