import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { removePasskey } from '../passkey/entry.ts'
import { type OwnerProof, proveOwner } from './prove-owner.ts'

export async function removeOwnPasskey(
  deps: Deps,
  actor: Actor,
  { id, ...proof }: OwnerProof & { id: string },
): Promise<undefined> {
  await proveOwner(deps, actor, proof)
  const { userId } = actor
  const now = deps.clock.now()
  await deps.db.transaction().execute((tx) => removePasskey(deps, tx, { userId, id, now }))
  return undefined
}
