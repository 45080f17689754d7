import type { Handle } from '../../platform/db/database.ts'
import { Refused } from '../../platform/refused.ts'
import { findPart, findWhyClosed, hasSpoken, type Part } from './part.store.ts'

/** Missing and forbidden are one answer, so that outsiders learn nothing. */
export async function requirePart(handle: Handle, id: string, userId: string): Promise<Part> {
  const part = await findPart(handle, id, userId)
  if (!part) throw new Refused('not_found')
  return part
}

export async function requireOpen(handle: Handle, userId: string, part: Part): Promise<void> {
  if ((await findWhyClosed(handle, userId, part)) !== null) throw new Refused('conversation_closed')
}

/** Somebody of the other side: whom the conversation is with, or for a guest a co-host who has written there. */
export async function requirePerson(
  handle: Handle,
  { id, guestId, role, otherId }: Part,
  personId: string | undefined,
): Promise<string> {
  if (personId === undefined || personId === otherId) return otherId
  const isKnown = role === 'guest' && personId !== guestId && (await hasSpoken(handle, id, personId))
  if (!isKnown) throw new Refused('not_found')
  return personId
}
