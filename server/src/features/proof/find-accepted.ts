import { acceptedProofs, type ProofMethod } from '@roomtone/domain/access/fresh-proof'
import type { Handle } from '../../platform/db/database.ts'
import { Refused } from '../../platform/refused.ts'
import { hasPasskey } from '../passkey/entry.ts'
import { viewSecondFactor } from '../second-factor/entry.ts'
import { findPasswordHash } from '../session/entry.ts'

/** The proofs that a person may use, strongest first. */
export async function findAccepted(handle: Handle, userId: string): Promise<[ProofMethod, ...ProofMethod[]]> {
  const passwordHash = await findPasswordHash(handle, userId)
  const { isOn } = await viewSecondFactor(handle, userId)
  return acceptedProofs({
    hasPasskey: await hasPasskey(handle, userId),
    hasPassword: passwordHash !== null,
    hasSecondFactor: isOn,
  })
}

export async function requireAccepted(handle: Handle, userId: string, method: ProofMethod): Promise<void> {
  if (!(await findAccepted(handle, userId)).includes(method)) throw new Refused('proof_too_weak')
}
