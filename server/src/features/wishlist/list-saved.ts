import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { findSaved } from './wishlist.store.ts'

export async function listSaved({ db }: Deps, { userId }: Actor) {
  return { saved: await findSaved(db, userId) }
}
