import type { Handle } from '../../platform/db/database.ts'
import { Refused } from '../../platform/http/refused.ts'
import { findPart, findWhyClosed, type Part } from './conversation.store.ts'

/** Missing and forbidden are one answer: whoever is not part of it learns nothing. */
export async function demandPart(handle: Handle, id: string, userId: string): Promise<Part> {
  const part = await findPart(handle, id, userId)
  if (!part) throw new Refused('not_found')
  return part
}

export async function demandOpen(handle: Handle, userId: string, { otherId }: Part): Promise<void> {
  if ((await findWhyClosed(handle, userId, otherId)) !== null) throw new Refused('conversation_closed')
}
