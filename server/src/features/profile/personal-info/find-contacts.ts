import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findPersonal } from '../profile.store.ts'
import { findSignIn } from './email.store.ts'
import { openPersonal } from './personal.ts'

/** All contact details that a person has given us, to find them in their own texts. */
export async function findContacts(
  deps: Deps,
  handle: Handle,
  userId: string,
): Promise<{ emails: string[]; phones: string[] }> {
  const { email } = await findSignIn(handle, userId)
  const { phones } = await openPersonal(deps, handle, userId, await findPersonal(handle, userId))
  return { emails: [email], phones }
}
