import type { CaseState, TextOrigin } from '@roomtone/domain/moderation/case'
import type { CheckedClass, TextPlace } from '@roomtone/domain/moderation/text-class'
import type { Flag, Severity } from '@roomtone/domain/moderation/verdict'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

type Sought = { authorId: string; place: TextPlace; hashes: readonly Buffer[] }

/** What an admin allowed this author to save at this place, word for word. */
export async function findApproved(
  handle: Handle,
  { authorId, place, hashes }: Sought,
): Promise<{ field: string; hash: Buffer }[]> {
  const { rows } = await sql<{ field: string; hash: Buffer }>`
    select field, text_hash as hash from moderation_cases
    where subject_id = ${authorId} and place_kind = ${place.kind} and place_id is not distinct from ${place.id}::uuid
      and text_hash = any(${hashes}::bytea[]) and state = 'approved'`.execute(handle)
  return rows
}

type NewTextCase = {
  authorId: string
  place: TextPlace
  field: string
  class: CheckedClass
  value: string
  hash: Buffer
  flags: readonly Flag[]
  reason: string
  severity: Severity
  origin: TextOrigin
  state: 'open' | 'refused'
  now: Date
}

type Kept = { id: string; state: CaseState; origin: TextOrigin | null; isNew: boolean }

/** The same text at the same place is one case; what has been decided about it stays. */
export async function writeTextCase(tx: Tx, fresh: NewTextCase): Promise<Kept> {
  const { rows } = await sql<Kept>`
    insert into moderation_cases (subject_id, severity, reason, state, created_at, quote, origin, place_kind,
      place_id, field, text_class, flags, text_hash)
    values (${fresh.authorId}, ${fresh.severity}, ${fresh.reason}, ${fresh.state}, ${fresh.now}, ${fresh.value},
      ${fresh.origin}, ${fresh.place.kind}, ${fresh.place.id}, ${fresh.field}, ${fresh.class},
      ${JSON.stringify(fresh.flags)}, ${fresh.hash})
    on conflict (subject_id, place_kind, place_id, field, text_hash) where text_hash is not null
      do update set created_at = case when moderation_cases.state = 'refused' then excluded.created_at
        else moderation_cases.created_at end
    returning id, state, origin, xmax = 0 as "isNew"`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A case about a text was neither written nor found')
  return row
}

/** For its author's question: no one else finds it. */
export async function lockTextCase(tx: Tx, id: string, authorId: string) {
  return tx
    .selectFrom('moderation_cases')
    .select(['id', 'state', 'origin', 'field', 'place_kind as placeKind'])
    .where('id', '=', id)
    .where('subject_id', '=', authorId)
    .where('origin', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function openTextCase(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('moderation_cases')
    .set({ state: 'open', origin: 'asked', created_at: now })
    .where('id', '=', id)
    .execute()
}

/** Deletes those whose review was never asked for. */
export async function deleteRefused(handle: Handle, before: Date): Promise<void> {
  await handle
    .deleteFrom('moderation_cases')
    .where('state', '=', 'refused')
    .where('created_at', '<', before)
    .execute()
}
