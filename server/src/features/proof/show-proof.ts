import type { Reply } from '@roomtone/contract/endpoint'
import type { showProof as showProofEndpoint } from '@roomtone/contract/proof/proof'
import type { Actor } from '@roomtone/domain/access/actor'
import { freshUntil } from '@roomtone/domain/access/fresh-proof'
import type { Deps } from '../../platform/deps.ts'
import { findAccepted } from './find-accepted.ts'

export async function showProof(
  { db }: Deps,
  { userId, provedAt }: Actor,
): Promise<Reply<typeof showProofEndpoint>> {
  const [method, otherwise = null] = await findAccepted(db, userId)
  return { method, otherwise, freshUntil: freshUntil(provedAt)?.toISOString() ?? null }
}
