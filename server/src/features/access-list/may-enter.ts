import type { Handle, Tx } from '../../platform/db/database.ts'
import { holdAccess, insertAccess, isOnAccessList, isSignUpOpen } from './access-list.store.ts'

/** Checked at sign-up and at sign-in, on the lowercased and trimmed address. */
export async function mayEnter(handle: Handle, email: string): Promise<boolean> {
  return (await isOnAccessList(handle, email)) || (await isSignUpOpen(handle))
}

/**
 * Asked again in the transaction that makes an account. A place on the list is held there, so that whoever takes it away
 * finds the account as well. Who comes while everyone may is on the list from then on, so that closing the doors locks
 * nobody out.
 */
export async function keepEntered(tx: Tx, email: string, now: Date): Promise<boolean> {
  if (await holdAccess(tx, email)) return true
  if (!(await isSignUpOpen(tx))) return false
  await insertAccess(tx, { emails: [email], addedBy: null, source: 'open', now })
  return true
}
