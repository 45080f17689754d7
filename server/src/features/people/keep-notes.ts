import type { PersonDetail } from '@roomtone/contract/people/show-person'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Handle } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { findNotes, insertNote, removeNote as markRemoved } from './note.store.ts'
import { findPerson } from './people.store.ts'

type Notes = { notes: PersonDetail['notes'] }

export async function addNote(
  deps: Deps,
  actor: Actor,
  { subjectId, text }: { subjectId: string; text: string },
): Promise<Notes> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    if (!(await findPerson(tx, subjectId))) throw new Refused('not_found')
    const body = await deps.keys.seal(tx, subjectId, { text }, now)
    const note = await insertNote(tx, { userId: subjectId, authorId: actor.userId, body, now })
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'note.added',
      subjectType: 'user',
      subjectId,
      data: { note },
    })
    return { notes: await readNotes(deps, tx, subjectId) }
  })
}

export async function removeNote(
  deps: Deps,
  actor: Actor,
  { subjectId, noteId }: { subjectId: string; noteId: string },
): Promise<Notes> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const removed = await markRemoved(tx, { userId: subjectId, noteId, by: actor.userId, now })
    if (!removed) throw new Refused('not_found')
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'note.removed',
      subjectType: 'user',
      subjectId,
      data: { note: noteId },
    })
    return { notes: await readNotes(deps, tx, subjectId) }
  })
}

export async function readNotes(deps: Deps, handle: Handle, userId: string): Promise<PersonDetail['notes']> {
  const rows = await findNotes(handle, userId)
  return Promise.all(
    rows.map(async ({ id, author, body, createdAt }) => ({
      id,
      author,
      text: (await deps.keys.open(handle, userId, body))?.text ?? '',
      createdAt: createdAt.toISOString(),
    })),
  )
}
