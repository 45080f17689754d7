import type { Handle } from '../../platform/db/database.ts'
import { isOnAccessList, isSignUpOpen } from './access-list.store.ts'

/** Checked at sign-up and at sign-in, on the lowercased and trimmed address. */
export async function mayEnter(handle: Handle, email: string): Promise<boolean> {
  return (await isOnAccessList(handle, email)) || (await isSignUpOpen(handle))
}
