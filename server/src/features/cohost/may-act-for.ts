import type { Actor } from '@roomtone/domain/access/actor'
import type { CohostRight } from '@roomtone/domain/access/cohost-rights'
import type { Handle } from '../../platform/db/database.ts'
import { runsListing } from './cohost-rule.store.ts'

/** The one rule about who runs a listing: its host in everything, others in what was shared with them. */
export async function mayActFor(
  handle: Handle,
  { userId }: Pick<Actor, 'userId'>,
  propertyId: string,
  right: CohostRight,
): Promise<boolean> {
  return runsListing(handle, userId, propertyId, right)
}
