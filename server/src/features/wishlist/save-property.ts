import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { findSavedId, insertSaved } from './wishlist.store.ts'

/** What is on offer may be saved; what was saved while it was stays so, and saving it again finds it. */
export async function saveProperty({ db, clock }: Deps, { userId }: Actor, propertyId: string) {
  const id =
    (await insertSaved(db, { userId, propertyId, now: clock.now() })) ??
    (await findSavedId(db, userId, propertyId))
  if (id === null) throw new Refused('not_found')
  return { id, propertyId }
}
