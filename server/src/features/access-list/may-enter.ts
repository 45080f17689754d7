import type { Handle, Tx } from '../../platform/db/database.ts'
import { holdAccess, insertAccess, isOnAccessList, isSignUpOpen } from './access-list.store.ts'

/** Checked at sign-up and at sign-in, on the lowercased and trimmed address. */
export async function mayEnter(handle: Handle, email: string): Promise<boolean> {
  return (await isOnAccessList(handle, email)) || (await isSignUpOpen(handle))
}

/**
 * Checked again in the transaction that creates an account. The place on the list is locked, so that taking
 * it away finds the account as well. A person who joins while everyone may is put on the list, so that
 * closing the doors locks no one out.
 */
export async function keepEntered(tx: Tx, email: string, now: Date): Promise<boolean> {
  if (await holdAccess(tx, email)) return true
  if (!(await isSignUpOpen(tx))) return false
  await insertAccess(tx, { emails: [email], addedBy: null, source: 'open', now })
  return true
}
