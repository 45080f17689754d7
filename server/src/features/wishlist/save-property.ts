import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { findSavedId, insertSaved } from './wishlist.store.ts'

/**
 * Only available listings can be saved; a saved one stays saved when it is no longer available, and saving it
 * again finds it.
 */
export async function saveProperty({ db, clock }: Deps, { userId }: Actor, propertyId: string) {
  const id =
    (await insertSaved(db, { userId, propertyId, now: clock.now() })) ??
    (await findSavedId(db, userId, propertyId))
  if (id === null) throw new Refused('not_found')
  return { id, propertyId }
}
