import { sql } from 'kysely'
import type { Handle } from '../db/database.ts'

/** Every background job by name, with what it needs to know. Payloads hold ids, never secrets. */
type JobPayloads = {
  'send-mail': { mail: string; about: Record<string, string> }
  'decide-verification': { verificationId: string }
  'project-listings-of': { userId: string }
  'encode-avif': { photoId: string }
  'delete-photo-files': { photoId: string; widths: number[] }
  'fetch-calendar': { feedId: string }
  'sweep-expired': Record<string, never>
}

export type JobName = keyof JobPayloads
export type JobHandler<N extends JobName> = (payload: JobPayloads[N], job: { key: string }) => Promise<void>
export type JobHandlers = { [N in JobName]: JobHandler<N> }

export type Jobs = {
  /** Enqueued in the caller's transaction: it happens if and only if its cause does. */
  add<N extends JobName>(
    handle: Handle,
    name: N,
    payload: JobPayloads[N],
    options?: { key?: string; runAt?: Date },
  ): Promise<void>
}

export const jobs: Jobs = {
  async add(handle, name, payload, options = {}) {
    await sql`
      select graphile_worker.add_job(
        identifier => ${name}::text,
        payload => ${JSON.stringify(payload)}::json,
        run_at => ${options.runAt ?? null}::timestamptz,
        job_key => ${options.key ?? null}::text,
        max_attempts => 12
      )`.execute(handle)
  },
}
