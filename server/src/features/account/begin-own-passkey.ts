import type { PasskeyCreation } from '@roomtone/contract/passkey/passkey-question'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { beginPasskey } from '../passkey/entry.ts'
import { type OwnerProof, proveOwner } from './prove-owner.ts'

export async function beginOwnPasskey(deps: Deps, actor: Actor, proof: OwnerProof): Promise<PasskeyCreation> {
  await proveOwner(deps, actor, proof)
  return beginPasskey(deps, actor.userId)
}
