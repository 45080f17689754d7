import { randomBytes } from 'node:crypto'
import { referralCodeFrom } from '@roomtone/domain/referral/referral'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { findCode, insertCode } from './referral.store.ts'

const BYTES = 64

/** Made when it is first asked for, and kept for good: a link that was shared goes on working. */
export async function ownCode(deps: Deps, tx: Tx, userId: string, now: Date): Promise<string> {
  const kept = await findCode(tx, userId)
  if (kept !== undefined) return kept
  const code = referralCodeFrom(randomBytes(BYTES))
  if (await insertCode(tx, { userId, code, now })) {
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'referral.code_made',
      subjectType: 'user',
      subjectId: userId,
    })
    return code
  }
  const other = await findCode(tx, userId)
  if (other === undefined) throw new Error('Another person has this code; asking again makes another')
  return other
}

export function referralLink({ config }: Pick<Deps, 'config'>, code: string): string {
  return new URL(`/?ref=${code}`, config.publicUrl).href
}
