import { FRESH_PROOF_MINUTES } from '@roomtone/domain/access/fresh-proof'
import type { TestServer } from './server.ts'

/** As if this person had signed in everywhere just too long ago. */
export async function ageProofs({ database }: TestServer, userId: string): Promise<void> {
  await database.pool.query(
    `update sessions set proved_at = proved_at - interval '${FRESH_PROOF_MINUTES} minutes' where user_id = $1`,
    [userId],
  )
}
