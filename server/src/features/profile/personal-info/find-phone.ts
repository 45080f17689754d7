import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findPersonal } from '../profile.store.ts'
import { openPersonal } from './personal.ts'
import { phoneWords } from './read-phone.ts'

/** The number that somebody gave first. Only for a person who has a confirmed booking with them. */
export async function findPhone(deps: Deps, handle: Handle, userId: string): Promise<string | null> {
  const { phones } = await openPersonal(deps, handle, userId, await findPersonal(handle, userId))
  return phones[0] === undefined ? null : phoneWords(phones[0])
}
