import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { deleteSaved } from './wishlist.store.ts'

export async function removeSaved({ db }: Deps, { userId }: Actor, id: string): Promise<undefined> {
  if (!(await deleteSaved(db, userId, id))) throw new Refused('not_found')
  return undefined
}
