import type { showCommitment as showCommitmentEndpoint } from '@roomtone/contract/account/show-commitment'
import type { Reply } from '@roomtone/contract/endpoint'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { findCommitment } from '../account.store.ts'

export async function showCommitment(
  { db }: Deps,
  { userId }: Actor,
): Promise<Reply<typeof showCommitmentEndpoint>> {
  const row = await findCommitment(db, userId)
  return { version: row?.version ?? null, agreedAt: row?.agreedAt.toISOString() ?? null }
}
