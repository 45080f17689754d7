import type { Handle, Tx } from '../../platform/db/database.ts'

type NewNote = { userId: string; authorId: string; body: Buffer; now: Date }

export async function insertNote(tx: Tx, { userId, authorId, body, now }: NewNote): Promise<string> {
  const row = await tx
    .insertInto('person_notes')
    .values({ user_id: userId, author_id: authorId, body, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function findNotes(handle: Handle, userId: string) {
  return handle
    .selectFrom('person_notes')
    .innerJoin('profiles', 'profiles.id', 'person_notes.author_id')
    .select([
      'person_notes.id',
      'person_notes.body',
      'person_notes.created_at as createdAt',
      'profiles.full_name as author',
    ])
    .where('person_notes.user_id', '=', userId)
    .where('person_notes.removed_at', 'is', null)
    .orderBy('person_notes.created_at', 'desc')
    .orderBy('person_notes.id')
    .execute()
}

type Removal = { userId: string; noteId: string; by: string; now: Date }

export async function removeNote(tx: Tx, { userId, noteId, by, now }: Removal): Promise<boolean> {
  const result = await tx
    .updateTable('person_notes')
    .set({ removed_at: now, removed_by: by })
    .where('id', '=', noteId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
