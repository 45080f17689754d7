import { sql } from 'kysely'
import type { Handle } from '../db/database.ts'

/**
 * Which of these are being worked on at this moment. Added again, such a job would get a successor, and be counted among
 * those that were given up if it then fails.
 */
export async function keysAtWork(handle: Handle, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from graphile_worker._private_jobs where key = any(${keys}) and locked_at is not null`.execute(
    handle,
  )
  return new Set(rows.map(({ key }) => key))
}
